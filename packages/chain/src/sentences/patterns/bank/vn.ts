import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  bank: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {recipient}',
    sendToSelf: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho chính mình',
    multiSend:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {count, plural, other {# tài khoản}}',
    setSendEnabled:
      '{authority} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} quyền gửi của {count, plural, other {# token}}',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, {release, select, end {khóa đến} other {mở khóa dần đến}} {time}',
    lockInSteps:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, mở khóa dần từng phần',
    lockForGood:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, khóa vĩnh viễn',
  },
}
