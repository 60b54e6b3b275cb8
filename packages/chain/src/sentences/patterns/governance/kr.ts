import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  params: {
    update:
      '{authority}이(가) {module} 모듈의 파라미터를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  },
  gov: {
    voteMany:
      '{voter}님이 {count, plural, other {제안 #건}}에 {failed, select, yes {투표하려 했습니다} other {투표했습니다}}',
    propose:
      '{proposer}님이 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}',
    proposeWithDeposit:
      '{proposer}님이 예치금 {deposit}(으)로 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}',
    vote: '{voter}님이 제안 {proposal}에 {failed, select, yes {{option, select, yes {찬성표를 던지려} no {반대표를 던지려} veto {거부권을 행사하려} other {기권하려}} 했습니다} other {{option, select, yes {찬성표를 던졌습니다} no {반대표를 던졌습니다} veto {거부권을 행사했습니다} other {기권했습니다}}}}',
    voteInTwo:
      '{voter}님이 제안 {proposal}에 표를 나누어 {failed, select, yes {투표하려 했습니다} other {투표했습니다}}: {option, select, yes {찬성} no {반대} veto {거부권 행사} other {기권}} {share}, {otherOption, select, yes {찬성} no {반대} veto {거부권 행사} other {기권}} {otherShare}',
    voteSplit:
      '{voter}님이 제안 {proposal}에 {count, plural, other {#개 선택지}}로 표를 나누어 {failed, select, yes {투표하려 했습니다} other {투표했습니다}}',
    deposit:
      '{depositor}님이 제안 {proposal}에 {amount}을(를) {failed, select, yes {예치하려 했습니다} other {예치했습니다}}',
    cancel:
      '{proposer}님이 제안 {proposal}을(를) {failed, select, yes {철회하려 했습니다} other {철회했습니다}}',
    executeLegacy:
      '{authority}이(가) 제안 ‘{title}’을(를) {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    proposeTo:
      '{proposer}님이 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}: {aim}',
    proposeToWithDeposit:
      '{proposer}님이 예치금 {deposit}(으)로 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}: {aim}',
    aimPay: '커뮤니티 풀에서 {recipient}에게 {amount} 지급',
    aimPayMany: '커뮤니티 풀에서 {count, plural, other {#개 계정}}에 모두 {amount} 지급',
    aimUpgrade: '블록 {block}에서 {name}(으)로 업그레이드',
    aimParams: '{module} 모듈의 파라미터 변경',
    aimMarket: '{market}의 규칙 변경',
    aimLaunch:
      '새 {kind, select, spot {현물 마켓} perpetual {무기한 선물 마켓} futures {만기 선물 마켓} other {바이너리 옵션 마켓}} {ticker} 상장',
    aimSettle: '{market} 강제 정산',
    aimSettleAt: '{market}을(를) {price}에 강제 정산',
    aimLimit: '이더리움 브리지에서 {denom}을(를) {count, plural, other {#개 블록}}에 최대 {limit}까지로 제한',
    aimUnlimit: '이더리움 브리지의 {denom} 한도 폐지',
    aimOther: '{type}',
    aimMore: '{aim} 외 {count, plural, other {#건}}',
  },
  crisis: {
    verify:
      '{sender}님이 체인의 장부 점검을 {failed, select, yes {요청하려 했습니다} other {요청했습니다}} ({invariant})',
  },
  upgrade: {
    plan: '{authority}이(가) 블록 {block}에서 {name}(으)로의 업그레이드를 {failed, select, yes {예약하려 했습니다} other {예약했습니다}}',
    cancel:
      '{authority}이(가) 예정된 업그레이드를 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  },
}
