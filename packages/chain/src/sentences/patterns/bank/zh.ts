import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  bank: {
    send: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 转账 {amount}',
    sendToSelf: '{sender} {failed, select, yes {尝试向} other {向}}自己的账户转账 {amount}',
    multiSend:
      '{sender} {failed, select, yes {尝试向} other {向}} {count, plural, other {# 个账户}}共转账 {amount}',
    setSendEnabled:
      '{authority} {failed, select, yes {尝试修改} other {修改了}} {count, plural, other {# 种代币}}的转账开关',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放锁仓的 {amount}，{release, select, end {锁定至} other {逐步解锁至}} {time}',
    lockInSteps: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放分期解锁的 {amount}',
    lockForGood: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放永久锁定的 {amount}',
  },
}
