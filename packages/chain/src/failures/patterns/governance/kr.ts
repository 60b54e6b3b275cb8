import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  'deposit.denom': '제안의 예치금으로 받지 않는 토큰입니다',
  'deposit.small': '예치금이 너무 적었습니다: {offered}, 필요한 금액은 {required}입니다',
  'invariant.none': '체인에 그런 이름의 점검이 없습니다',
  'proposal.closed': '제안 {proposal}은(는) 투표나 예치를 받는 기간이 아니었습니다',
  'proposal.empty': '제안에는 실행할 메시지나 메타데이터가 필요합니다',
  'proposal.invalid': '올바른 제안이 아닙니다',
  'proposal.message': '제안에 담긴 메시지가 올바르지 않습니다: “{text}”',
  'proposal.none': '그런 제안이 없습니다',
  'proposal.proposer': '제안을 올린 계정만 할 수 있는 일입니다',
  'proposal.signer':
    '제안에 {account} 명의의 메시지가 있습니다: 제안의 메시지는 거버넌스 명의로만 실행됩니다',
  'vote.closed': '투표 기간이 끝났습니다',
  'vote.invalid': '올바른 투표가 아닙니다',
  'vote.weights': '나눈 표의 비율은 합쳐서 100%여야 합니다',
}
