import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  params: {
    update:
      '{authority} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} tham số của mô-đun {module}',
  },
  gov: {
    voteMany:
      '{voter} {failed, select, yes {đã cố bỏ phiếu} other {đã bỏ phiếu}} cho {count, plural, other {# đề xuất}}',
    propose: '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal}',
    proposeWithDeposit:
      '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal} với khoản đặt cọc {deposit}',
    vote: '{voter} {failed, select, yes {đã cố bỏ phiếu} other {đã bỏ phiếu}} {option, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {trắng}} cho đề xuất {proposal}',
    voteInTwo:
      '{voter} {failed, select, yes {đã cố chia} other {đã chia}} phiếu cho đề xuất {proposal}: {share} {option, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {phiếu trắng}}, {otherShare} {otherOption, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {phiếu trắng}}',
    voteSplit:
      '{voter} {failed, select, yes {đã cố chia} other {đã chia}} phiếu cho đề xuất {proposal} giữa {count, plural, other {# lựa chọn}}',
    deposit:
      '{depositor} {failed, select, yes {đã cố thêm} other {đã thêm}} {amount} vào khoản đặt cọc của đề xuất {proposal}',
    cancel: '{proposer} {failed, select, yes {đã cố rút lại} other {đã rút lại}} đề xuất {proposal}',
    executeLegacy: '{authority} {failed, select, yes {đã cố thực thi} other {đã thực thi}} đề xuất “{title}”',
    proposeTo: '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal}: {aim}',
    proposeToWithDeposit:
      '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal} với khoản đặt cọc {deposit}: {aim}',
    aimPay: 'chi {amount} từ quỹ cộng đồng cho {recipient}',
    aimPayMany: 'chi {amount} từ quỹ cộng đồng cho {count, plural, other {# tài khoản}}',
    aimUpgrade: 'nâng cấp lên {name} tại khối {block}',
    aimParams: 'đổi tham số của mô-đun {module}',
    aimMarket: 'đổi quy tắc của {market}',
    aimLaunch:
      'mở {kind, select, spot {thị trường giao ngay} perpetual {thị trường hợp đồng vĩnh cửu} futures {thị trường hợp đồng tương lai} other {thị trường quyền chọn nhị phân}} mới {ticker}',
    aimSettle: 'tất toán bắt buộc {market}',
    aimSettleAt: 'tất toán bắt buộc {market} ở giá {price}',
    aimLimit: 'tối đa {limit} {denom} qua cầu nối Ethereum trong {count, plural, other {# khối}}',
    aimUnlimit: 'bỏ hạn mức của {denom} trên cầu nối Ethereum',
    aimOther: '{type}',
    aimMore: '{aim} và {count, plural, other {# việc}} khác',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {đã cố yêu cầu} other {đã yêu cầu}} chuỗi tự kiểm tra sổ sách ({invariant})',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {đã cố lên kế hoạch} other {đã lên kế hoạch}} nâng cấp lên {name} tại khối {block}',
    cancel: '{authority} {failed, select, yes {đã cố hủy} other {đã hủy}} đợt nâng cấp đã lên kế hoạch',
  },
}
