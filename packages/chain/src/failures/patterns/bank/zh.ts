import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  'coins.invalid': '其中有金额无效',
  'coins.zero': '金额为 {amount}：必须大于零',
  'denom.frozen': '该代币目前不能发送',
  'denom.invalid': '代币名称无效',
  'denom.noSupply': '链上没有 {denom}',
  'denom.none': '没有这个代币',
  'funds.insufficient': '资金不足',
  'funds.locked': '没有可取回的锁定资金',
  'funds.none': '没有随附资金',
  'funds.short': '资金不足：需要 {needed}，可用 {held}',
  'receiver.blocked': '{account} 不能接收资金',
  'senders.many': '一次只能由一个账户向多个账户发送',
  'sums.differ': '转入与转出的金额不一致',
}
