import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  'allowance.exists': '같은 수수료 한도가 이미 있었습니다',
  'allowance.expired': '수수료 한도의 기한이 지났습니다',
  'allowance.fees': '{granter}님은 {grantee}님의 수수료를 대신 내지 않습니다',
  'allowance.limit': '수수료가 남은 수수료 한도를 넘었습니다',
  'allowance.message': '이런 메시지에는 수수료 한도를 쓸 수 없습니다',
  'allowance.none': '그런 수수료 한도가 없었습니다',
  'grant.expired': '권한이 만료되었습니다',
  'grant.gone': '거둬들일 권한이 없었습니다',
  'grant.limit': '금액이 권한에서 허용한 한도를 넘었습니다',
  'grant.market': '권한에 이 마켓이 포함되어 있지 않습니다',
  'grant.none': '이 작업에 대한 권한이 없었습니다',
  'grant.noneFor': '{granter}님이 {grantee}님에게 이 작업의 권한을 주지 않았습니다: {type}',
  'grant.past': '권한의 종료 시점이 이미 지난 때입니다',
  'grant.recipient': '이 권한으로는 {account}님에게 보낼 수 없습니다',
  'grant.self': '자기 자신에게는 권한을 줄 수 없습니다',
  'grant.validator': '권한에 검증인 {validator}이(가) 포함되어 있지 않습니다',
}
