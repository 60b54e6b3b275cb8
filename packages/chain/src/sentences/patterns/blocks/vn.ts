import type { Translated } from '../../../translated.ts'
import type { blocks as english } from './en.ts'

export const blocks: Translated<typeof english> = {
  block: {
    empty: 'trống, do {proposer} đề xuất',
    and: '{first}, {more}',
    proposal:
      'đề xuất {proposal} {result, select, passed {được thông qua} failed {được thông qua nhưng không thực thi được} rejected {bị bác bỏ} dropped {bị hủy vì thiếu khoản đặt cọc} other {chuyển sang bỏ phiếu dài hơn}}',
    proposals:
      '{count, plural, other {# đề xuất}} {result, select, passed {được thông qua} failed {được thông qua nhưng không thực thi được} rejected {bị bác bỏ} dropped {bị hủy vì thiếu khoản đặt cọc} other {chuyển sang bỏ phiếu dài hơn}}',
    punished:
      '{validator} {reason, select, absent {bị giam vì bỏ lỡ khối} twice {bị phạt cắt stake vì ký hai lần} other {bị phạt cắt stake}}',
    punishedMany:
      '{count, plural, other {# trình xác thực}} {reason, select, absent {bị giam vì bỏ lỡ khối} twice {bị phạt cắt stake vì ký hai lần} other {bị phạt cắt stake}}',
    auction: '{winner} thắng phiên đấu giá {round} với {amount}',
    settled: '{market} được tất toán',
    liquidated: 'vị thế bị thanh lý trên {market}',
    fillsOnOne: '{count, plural, other {# lượt khớp}} trên {market}',
    fillsOnTwo: '{count, plural, other {# lượt khớp}} trên {market} và {another}',
    fillsOnMany: '{count, plural, other {# lượt khớp}} trên {markets, plural, other {# thị trường}}',
    requoted: '{count, plural, other {# nhà tạo lập thị trường}} cập nhật báo giá',
    placed: '{count, plural, other {# lệnh mới}}',
    refused: '{count, plural, other {# lệnh bị từ chối}}',
    trade: '{count, plural, other {# giao dịch thị trường}}',
    transfer: '{count, plural, other {# lượt chuyển tiền}}',
    contract: '{count, plural, other {# giao dịch hợp đồng}}',
    oracle: '{count, plural, other {# lần cập nhật giá}}',
    staking: '{count, plural, other {# giao dịch stake và quản trị}}',
    transactions: '{count, plural, other {# giao dịch}}',
    others: '{count, plural, other {# giao dịch khác}}',
    failed: '{count, plural, other {# giao dịch thất bại}}',
  },
}
