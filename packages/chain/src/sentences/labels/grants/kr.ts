import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'authz.Exec': '대리 실행',
  'authz.Grant': '권한 부여',
  'authz.Revoke': '권한 철회',
  'authz.PruneExpiredGrants': '권한 정리',
  'feegrant.GrantAllowance': '수수료 대납',
  'feegrant.RevokeAllowance': '수수료 대납 중단',
  'feegrant.PruneAllowances': '대납 한도 정리',
  'authz.ExecCompat': '대리 실행',
  'feegrant.BasicAllowance': '일반 한도',
  'feegrant.PeriodicAllowance': '주기별 한도',
  'feegrant.AllowedMsgAllowance': '일부 메시지만',
  'authz.GenericAuthorization': '한 종류의 메시지',
}

export const fields: Translated<typeof english.fields> = {
  allowance: '한도',
  allowed_messages: '허용 메시지',
  authorization: '권한',
  expiration: '만료 시각',
  grant: '허용 내용',
  msg_type_url: '메시지 종류',
  msgs: '메시지',
  basic: '전체 한도',
  period_spend_limit: '주기당 한도',
  period_can_spend: '이번 주기 잔여',
  period_reset: '주기 초기화',
  pruner: '정리한 계정',
}
