import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  authz: {
    execute: '{sentence} ({grantee}님이 대신 실행)',
    inName: '{granter}님을 대신해 {grantee}',
    inNameOf: '{granter}님을 대신해 {grantee}',
    until: '{sentence} ({time}까지)',
    grant:
      '{granter}님이 {grantee}님에게 대리 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}: {permission}',
    grantUpTo:
      '{granter}님이 {grantee}님에게 최대 {limit}까지 쓸 수 있는 대리 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}: {permission}',
    grantSpending:
      '{granter}님이 {grantee}님에게 최대 {limit}까지 대신 지출할 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    grantStaking:
      '{granter}님이 {grantee}님에게 대신 {deed, select, delegate {스테이킹할} undelegate {언스테이킹할} redelegate {재위임할} cancel_unbonding_delegation {언스테이킹을 취소할} other {스테이킹을 관리할}} 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    grantStakingUpTo:
      '{granter}님이 {grantee}님에게 최대 {limit}까지 대신 {deed, select, delegate {스테이킹할} undelegate {언스테이킹할} redelegate {재위임할} cancel_unbonding_delegation {언스테이킹을 취소할} other {스테이킹을 관리할}} 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    revoke:
      '{granter}님이 {grantee}님의 대리 권한을 {failed, select, yes {철회하려 했습니다} other {철회했습니다}}: {permission}',
    prune: '{pruner}님이 만료된 권한을 {failed, select, yes {정리하려 했습니다} other {정리했습니다}}',
  },
  feegrant: {
    grant:
      '{granter}님이 {grantee}님의 수수료를 대신 {failed, select, yes {내주려 했습니다} other {내주기로 했습니다}}',
    grantUpTo:
      '{granter}님이 {grantee}님의 수수료를 최대 {limit}까지 대신 {failed, select, yes {내주려 했습니다} other {내주기로 했습니다}}',
    only: '{sentence} (‘{type}’만)',
    onlySome: '{sentence} ({count, plural, other {메시지 #종류}}만)',
    revoke:
      '{granter}님이 {grantee}님의 수수료 대납을 {failed, select, yes {중단하려 했습니다} other {중단했습니다}}',
    prune:
      '{pruner}님이 만료된 수수료 대납 한도를 {failed, select, yes {정리하려 했습니다} other {정리했습니다}}',
  },
}
