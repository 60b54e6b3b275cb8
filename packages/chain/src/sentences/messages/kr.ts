import type { Patterns } from './en.ts'

/** What happened, in Korean; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': '메시지가 없는 트랜잭션',
  'transaction.more': '{sentence} 외 {count, plural, other {#건}}',
  'message.unknown':
    '{signer}님이 {type} 작업을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
  'message.unknownByNobody': '{failed, select, yes {실행 시도} other {실행됨}}: {type}',
  'params.update':
    '{authority}님이 {module} 모듈의 파라미터를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  'bank.send':
    '{sender}님이 {recipient}님에게 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
  'bank.sendToSelf':
    '{sender}님이 자기 계정으로 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
  'bank.multiSend':
    '{sender}님이 {count, plural, other {#개 계정}}에 모두 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
  'staking.delegate':
    '{delegator}님이 {validator}에 {amount}을(를) {failed, select, yes {스테이킹하려 했습니다} other {스테이킹했습니다}}',
  'staking.undelegate':
    '{delegator}님이 {validator}에서 {amount}의 언스테이킹을 {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
  'staking.cancelUnbonding':
    '{delegator}님이 {validator}에서 진행 중이던 {amount}의 언스테이킹을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'staking.redelegate':
    '{delegator}님이 스테이킹한 {amount}을(를) {from}에서 {to}(으)로 {failed, select, yes {옮기려 했습니다} other {옮겼습니다}}',
  'staking.transferDelegation':
    '{delegator}님이 {validator}에 스테이킹한 {amount}을(를) {recipient}님에게 {failed, select, yes {양도하려 했습니다} other {양도했습니다}}',
  'staking.createValidator':
    '{delegator}님이 {amount}을(를) 자체 스테이킹하여 검증인 {name}을(를) {failed, select, yes {개설하려 했습니다} other {개설했습니다}}',
  'staking.editValidator':
    '{validator}이(가) 검증인 소개를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  'staking.setCommission':
    '{validator}이(가) 수수료율을 {rate}(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  'slashing.unjail':
    '{validator}이(가) 감금 상태에서 {failed, select, yes {해제되려 했습니다} other {해제되었습니다}}',
  'distribution.claim':
    '{delegator}님이 {validator}의 스테이킹 보상을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'distribution.claimAmount':
    '{delegator}님이 {validator}의 스테이킹 보상 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'distribution.claimAmountFromMany':
    '{delegator}님이 {count, plural, other {검증인 #곳}}의 스테이킹 보상 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'distribution.commission':
    '{validator}이(가) 수수료 수입을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'distribution.commissionAmount':
    '{validator}이(가) 수수료 수입 {amount}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'distribution.setWithdrawAddress':
    '{delegator}님이 앞으로의 스테이킹 보상을 {recipient}님이 받도록 {failed, select, yes {설정하려 했습니다} other {설정했습니다}}',
  'distribution.fundCommunityPool':
    '{depositor}님이 커뮤니티 풀에 {amount}을(를) {failed, select, yes {기부하려 했습니다} other {기부했습니다}}',
  'distribution.spendCommunityPool':
    '{authority}님이 커뮤니티 풀에서 {recipient}님에게 {amount}을(를) {failed, select, yes {지급하려 했습니다} other {지급했습니다}}',
  'distribution.depositRewards':
    '{depositor}님이 {validator}의 스테이커 보상으로 {amount}을(를) {failed, select, yes {예치하려 했습니다} other {예치했습니다}}',
  'exchange.order':
    '{trader}님이 {market}에서 {side, select, buy {매수} other {매도}} 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.limitOrder':
    '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, buy {매수} other {매도}}하는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.marketOrder':
    '{trader}님이 {market}에서 {quantity}을(를) 시장가로 {side, select, buy {매수} other {매도}}하는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, buy {최고가} other {최저가}} {price})',
  'exchange.conditionalOrder':
    '{trader}님이 {market}에서 가격이 {trigger}에 도달하면 {quantity}을(를) {side, select, buy {매수} other {매도}}하는 조건부 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.leveragedOrder':
    '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, long {롱} other {숏}} 진입하는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} (레버리지 {leverage})',
  'exchange.leveragedMarketOrder':
    '{trader}님이 {market}에서 {quantity}을(를) 시장가로 {side, select, long {롱} other {숏}} 진입하는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, long {최고가} other {최저가}} {price}, 증거금 {margin})',
  'exchange.reducingOrder':
    '{trader}님이 {market}에서 {side, select, long {롱} other {숏}} 포지션을 {price}에 {quantity}만큼 줄이는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.reducingMarketOrder':
    '{trader}님이 {market}에서 {side, select, long {롱} other {숏}} 포지션을 시장가로 {quantity}만큼 줄이는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, long {최저가} other {최고가}} {price})',
  'exchange.bet':
    '{trader}님이 {market}에서 {price}에 {outcome, select, yes {‘예’} other {‘아니요’}}에 {stake}을(를) 거는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.cancelOrder':
    '{trader}님이 {market}의 주문 1건을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.cancelKnownOrder':
    '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, buy {매수} other {매도}}하는 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.place':
    '{trader}님이 {market}에서 주문 {placed, plural, other {#건}}을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.placeAcross':
    '{trader}님이 {markets, plural, other {#개 시장}}에서 주문 {placed, plural, other {#건}}을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.cancel':
    '{trader}님이 {market}의 주문 {cancelled, plural, other {#건}}을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.cancelAcross':
    '{trader}님이 {markets, plural, other {#개 시장}}의 주문 {cancelled, plural, other {#건}}을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.replace':
    '{trader}님이 {market}에서 주문 {cancelled, plural, other {#건}}을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.replaceAcross':
    '{trader}님이 {markets, plural, other {#개 시장}}에서 주문 {cancelled, plural, other {#건}}을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.clear':
    '{trader}님이 {market}의 모든 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.clearAcross':
    '{trader}님이 {markets, plural, other {#개 시장}}의 모든 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  'exchange.renew':
    '{trader}님이 {market}의 모든 주문을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.renewAcross':
    '{trader}님이 {markets, plural, other {#개 시장}}의 주문을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
  'exchange.emptyBatch':
    '{trader}님이 주문이 없는 일괄 요청을 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
  'exchange.deposit':
    '{sender}님이 {amount}을(를) 거래용 서브계정 {subaccount}에 {failed, select, yes {입금하려 했습니다} other {입금했습니다}}',
  'exchange.withdraw':
    '{sender}님이 거래용 서브계정 {subaccount}에서 {amount}을(를) {failed, select, yes {출금하려 했습니다} other {출금했습니다}}',
  'exchange.subaccountTransfer':
    '{sender}님이 {amount}을(를) 서브계정 {from}에서 서브계정 {to}(으)로 {failed, select, yes {옮기려 했습니다} other {옮겼습니다}}',
  'exchange.externalTransfer':
    '{sender}님이 {amount}을(를) {recipient}님의 서브계정 {subaccount}(으)로 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
  'exchange.feedAuction':
    '{sender}님이 다음 소각 경매 바스켓에 {amount}을(를) {failed, select, yes {넣으려 했습니다} other {넣었습니다}}',
  'exchange.increaseMargin':
    '{trader}님이 {market} 포지션의 증거금을 {failed, select, yes {추가하려 했습니다} other {추가했습니다}}',
  'exchange.increaseMarginBy':
    '{trader}님이 {market} 포지션에 증거금 {margin}을(를) {failed, select, yes {추가하려 했습니다} other {추가했습니다}}',
  'exchange.decreaseMargin':
    '{trader}님이 {market} 포지션의 증거금을 {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
  'exchange.decreaseMarginBy':
    '{trader}님이 {market} 포지션에서 증거금 {margin}을(를) {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
  'exchange.liquidate':
    '{sender}님이 {owner}님의 {market} 포지션을 {failed, select, yes {청산하려 했습니다} other {청산했습니다}}',
  'exchange.liquidateMany':
    '{sender}님이 포지션 {count, plural, other {#건}}을 {failed, select, yes {청산하려 했습니다} other {청산했습니다}}',
  'exchange.offset':
    '{sender}님이 {market} 포지션을 반대 포지션과 {failed, select, yes {상계하려 했습니다} other {상계했습니다}}',
  'exchange.settle':
    '{sender}님이 {market}의 긴급 정산을 {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
  'exchange.launch':
    '{sender}님이 {kind, select, spot {현물 시장} perpetual {무기한 선물 시장} futures {만기 선물 시장} other {바이너리 옵션 시장}} {ticker}을(를) {failed, select, yes {개설하려 했습니다} other {개설했습니다}}',
  'exchange.updateMarket':
    '{admin}님이 {market}의 거래 규칙을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  'exchange.renameMarket':
    '{admin}님이 {market}의 이름을 {ticker}(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  'exchange.settleMarketAt':
    '{admin}님이 {market}을(를) {price}에 {failed, select, yes {정산하려 했습니다} other {정산했습니다}}',
  'exchange.refundMarket':
    '{admin}님이 {market}을(를) {failed, select, yes {무효 처리하려 했습니다} other {무효 처리했습니다}}: 모든 베팅이 환불됩니다',
  'exchange.grantStake':
    '{sender}님이 거래 수수료 할인을 위해 {grantee}님에게 {amount}의 스테이킹 가중치를 {failed, select, yes {빌려주려 했습니다} other {빌려주었습니다}}',
  'exchange.grantStakes':
    '{sender}님이 거래 수수료 할인을 위해 {count, plural, other {#개 계정}}에 스테이킹 가중치를 {failed, select, yes {빌려주려 했습니다} other {빌려주었습니다}}',
  'exchange.revokeStake':
    '{sender}님이 {grantee}님에게 빌려준 스테이킹 가중치를 {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
  'exchange.activateStake':
    '{sender}님이 {granter}님이 빌려준 스테이킹 가중치를 {failed, select, yes {사용하려 했습니다} other {사용하기 시작했습니다}}',
  'exchange.optOutOfRewards':
    '{sender}님이 거래 보상을 {failed, select, yes {포기하려 했습니다} other {포기했습니다}}',
  'exchange.executeWithPrivilege':
    '{sender}님이 거래 권한을 주고 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
  'exchange.reclaimFunds':
    '{sender}님이 잠긴 자금을 {failed, select, yes {되찾으려 했습니다} other {되찾았습니다}}',
  'distribution.claimFromMany':
    '{delegator}님이 {count, plural, other {검증인 #곳}}의 스테이킹 보상을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  'gov.voteMany':
    '{voter}님이 {count, plural, other {제안 #건}}에 {failed, select, yes {투표하려 했습니다} other {투표했습니다}}',
}
