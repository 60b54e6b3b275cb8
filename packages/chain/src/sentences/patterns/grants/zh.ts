import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  authz: {
    execute: '{sentence}（由 {grantee} 代为执行）',
    inName: '{grantee} 代 {granter}',
    inNameOf: '{grantee} 代 {granter}',
    until: '{sentence}，有效期至 {time}',
    grant: '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其执行：{permission}',
    grantUpTo:
      '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其执行（最多动用 {limit}）：{permission}',
    grantSpending: '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其支出最多 {limit}',
    grantStaking:
      '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {解除质押} redelegate {转移质押} cancel_unbonding_delegation {取消解除质押} other {管理质押}}',
    grantStakingUpTo:
      '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {解除质押} redelegate {转移质押} cancel_unbonding_delegation {取消解除质押} other {管理质押}}最多 {limit}',
    revoke: '{granter} {failed, select, yes {尝试撤销} other {撤销了}}对 {grantee} 的授权：{permission}',
    prune: '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的授权',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费',
    grantUpTo: '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费，最多 {limit}',
    only: '{sentence}，仅限“{type}”',
    onlySome: '{sentence}，仅限 {count, plural, other {# 类消息}}',
    revoke: '{granter} {failed, select, yes {尝试停止} other {不再}}为 {grantee} 代付手续费',
    prune: '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的手续费额度',
  },
}
