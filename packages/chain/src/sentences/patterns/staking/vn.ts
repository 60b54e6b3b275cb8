import type { Translated } from '../../../translated.ts'
import type { staking as english } from './en.ts'

export const staking: Translated<typeof english> = {
  staking: {
    delegate: '{delegator} {failed, select, yes {đã cố stake} other {đã stake}} {amount} với {validator}',
    undelegate:
      '{delegator} {failed, select, yes {đã cố rút stake} other {đã bắt đầu rút stake}} {amount} khỏi {validator}',
    freeOn: '{sentence}, nhận về lúc {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {đã cố hủy} other {đã hủy}} việc rút stake {amount} khỏi {validator}',
    redelegate:
      '{delegator} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} đang stake từ {from} sang {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {đã cố chuyển nhượng} other {đã chuyển nhượng}} cho {recipient} {amount} đang stake với {validator}',
    createValidator:
      '{delegator} {failed, select, yes {đã cố tạo} other {đã tạo}} trình xác thực “{name}” với {amount} của chính mình',
    editValidator:
      '{validator} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} phần giới thiệu của mình',
    setCommission: '{validator} {failed, select, yes {đã cố đặt} other {đã đặt}} mức hoa hồng là {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {đã cố stake} other {đã stake}} {amount} với {count, plural, other {# trình xác thực}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {đã cố thoát} other {đã thoát}} khỏi trạng thái bị giam',
  },
  distribution: {
    claim: '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} phần thưởng stake từ {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} phần thưởng stake từ {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
    commission: '{validator} {failed, select, yes {đã cố nhận} other {đã nhận}} hoa hồng',
    commissionAmount: '{validator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} hoa hồng',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {đã cố chuyển hướng} other {đã chuyển hướng}} phần thưởng stake từ nay về sau cho {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào quỹ cộng đồng',
    spendCommunityPool:
      '{authority} {failed, select, yes {đã cố chi} other {đã chi}} {amount} từ quỹ cộng đồng cho {recipient}',
    spendCommunityPoolAmong:
      '{authority} {failed, select, yes {đã cố chi} other {đã chi}} {amount} từ quỹ cộng đồng cho {count, plural, other {# tài khoản}}',
    depositRewards:
      '{depositor} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào phần thưởng cho người stake với {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {đã cố tố cáo} other {đã tố cáo}} một trình xác thực ký hai lần',
  },
}
