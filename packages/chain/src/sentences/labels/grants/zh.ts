import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'authz.Exec': '代为执行',
  'authz.Grant': '授权',
  'authz.Revoke': '撤销授权',
  'authz.PruneExpiredGrants': '清理授权',
  'feegrant.GrantAllowance': '代付手续费',
  'feegrant.RevokeAllowance': '停止代付',
  'feegrant.PruneAllowances': '清理代付额度',
  'authz.ExecCompat': '代为执行',
  'feegrant.BasicAllowance': '普通额度',
  'feegrant.PeriodicAllowance': '按周期限额',
  'feegrant.AllowedMsgAllowance': '仅限部分消息',
  'authz.GenericAuthorization': '一类消息',
}

export const fields: Translated<typeof english.fields> = {
  allowance: '额度',
  allowed_messages: '允许的消息',
  authorization: '授权',
  expiration: '有效期至',
  grant: '授权内容',
  msg_type_url: '消息类型',
  msgs: '消息',
  basic: '总额度',
  period_spend_limit: '每周期限额',
  period_can_spend: '本周期剩余',
  period_reset: '周期重置时间',
  pruner: '清理者',
}
