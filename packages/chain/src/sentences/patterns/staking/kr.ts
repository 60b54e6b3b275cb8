import type { Translated } from '../../../translated.ts'
import type { staking as english } from './en.ts'

export const staking: Translated<typeof english> = {
  staking: {
    delegate:
      '{delegator}님이 {validator}에 {amount}을(를) {failed, select, yes {스테이킹하려 했습니다} other {스테이킹했습니다}}',
    undelegate:
      '{delegator}님이 {validator}에서 {amount}의 언스테이킹을 {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
    freeOn: '{sentence} ({time} 지급 예정)',
    cancelUnbonding:
      '{delegator}님이 {validator}에서 진행 중이던 {amount}의 언스테이킹을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    redelegate:
      '{delegator}님이 {from}에 스테이킹한 {amount}을(를) {to}(으)로 {failed, select, yes {재위임하려 했습니다} other {재위임했습니다}}',
    transferDelegation:
      '{delegator}님이 {validator}에 스테이킹한 {amount}을(를) {recipient}님에게 {failed, select, yes {양도하려 했습니다} other {양도했습니다}}',
    createValidator:
      '{delegator}님이 {amount}을(를) 자체 스테이킹하여 검증인 ‘{name}’을(를) {failed, select, yes {개설하려 했습니다} other {개설했습니다}}',
    editValidator:
      '{validator}이(가) 검증인 소개를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    setCommission:
      '{validator}이(가) 수수료율을 {rate}(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    delegateMany:
      '{delegator}님이 {count, plural, other {검증인 #곳}}에 모두 {amount}을(를) {failed, select, yes {스테이킹하려 했습니다} other {스테이킹했습니다}}',
  },
  slashing: {
    unjail: '{validator}이(가) 감금 상태에서 {failed, select, yes {풀려나려 했습니다} other {풀려났습니다}}',
  },
  distribution: {
    claim:
      '{delegator}님이 {validator}의 스테이킹 보상을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
    claimAmount:
      '{delegator}님이 {validator}의 스테이킹 보상 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
    claimAmountFromMany:
      '{delegator}님이 {count, plural, other {검증인 #곳}}의 스테이킹 보상 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
    commission:
      '{validator}이(가) 수수료 수입을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
    commissionAmount:
      '{validator}이(가) 수수료 수입 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
    setWithdrawAddress:
      '{delegator}님이 앞으로의 스테이킹 보상을 {recipient}님이 받도록 {failed, select, yes {설정하려 했습니다} other {설정했습니다}}',
    fundCommunityPool:
      '{depositor}님이 커뮤니티 풀에 {amount}을(를) {failed, select, yes {기부하려 했습니다} other {기부했습니다}}',
    spendCommunityPool:
      '{authority}이(가) 커뮤니티 풀에서 {recipient}님에게 {amount}을(를) {failed, select, yes {지급하려 했습니다} other {지급했습니다}}',
    spendCommunityPoolAmong:
      '{authority}이(가) 커뮤니티 풀에서 {count, plural, other {#개 계정}}에 모두 {amount}을(를) {failed, select, yes {지급하려 했습니다} other {지급했습니다}}',
    depositRewards:
      '{depositor}님이 {validator}의 스테이커 보상으로 {amount}을(를) {failed, select, yes {예치하려 했습니다} other {예치했습니다}}',
    claimFromMany:
      '{delegator}님이 {count, plural, other {검증인 #곳}}의 스테이킹 보상을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  },
  evidence: {
    submit:
      '{submitter}님이 이중 서명한 검증인을 {failed, select, yes {신고하려 했습니다} other {신고했습니다}}',
  },
}
