import type { Patterns } from './en.ts'

/** What happened, in Korean; see en.ts. */
export const sentences: Patterns = {
  transaction: {
    empty: '메시지가 없는 트랜잭션',
    more: '{sentence} 외 {count, plural, other {#건}}',
  },
  block: {
    empty: '빈 블록, 제안자 {proposer}',
    and: '{first}, {more}',
    proposal:
      '제안 {proposal} {result, select, passed {가결} failed {가결되었으나 실행 실패} rejected {부결} dropped {예치금 부족으로 폐기} other {더 긴 투표로 전환}}',
    proposals:
      '{count, plural, other {제안 #건}} {result, select, passed {가결} failed {가결되었으나 실행 실패} rejected {부결} dropped {예치금 부족으로 폐기} other {더 긴 투표로 전환}}',
    punished:
      '{validator} {reason, select, absent {블록 서명 누락으로 감금} twice {이중 서명으로 슬래싱} other {슬래싱}}',
    punishedMany:
      '{count, plural, other {검증인 #명}} {reason, select, absent {블록 서명 누락으로 감금} twice {이중 서명으로 슬래싱} other {슬래싱}}',
    auction: '{winner}님이 {round}회차 경매를 {amount}에 낙찰',
    settled: '{market} 정산',
    liquidated: '{market} 포지션 청산',
    fillsOnOne: '{market}에서 {count, plural, other {#건}} 체결',
    fillsOnTwo: '{market}, {another}에서 {count, plural, other {#건}} 체결',
    fillsOnMany: '{markets, plural, other {마켓 #곳}}에서 {count, plural, other {#건}} 체결',
    requoted: '{count, plural, other {메이커 #명}}이 호가 갱신',
    placed: '{count, plural, other {새 주문 #건}}',
    refused: '{count, plural, other {주문 #건}} 거부',
    trade: '{count, plural, other {거래 트랜잭션 #건}}',
    transfer: '{count, plural, other {전송 #건}}',
    contract: '{count, plural, other {컨트랙트 트랜잭션 #건}}',
    oracle: '{count, plural, other {가격 갱신 #건}}',
    staking: '{count, plural, other {스테이킹·거버넌스 트랜잭션 #건}}',
    transactions: '{count, plural, other {트랜잭션 #건}}',
    others: '{count, plural, other {기타 트랜잭션 #건}}',
    failed: '{count, plural, other {트랜잭션 #건}} 실패',
  },
  message: {
    unknown: '{signer}님이 ‘{type}’ 작업을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    unknownByNobody: '{failed, select, yes {실행 시도} other {실행됨}}: {type}',
  },
  params: {
    update:
      '{authority}님이 {module} 모듈의 파라미터를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  },
  bank: {
    send: '{sender}님이 {recipient}님에게 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    sendToSelf:
      '{sender}님이 자기 계정으로 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    multiSend:
      '{sender}님이 {count, plural, other {#개 계정}}에 모두 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    setSendEnabled:
      '{authority}님이 {count, plural, other {토큰 #종}}의 전송 허용 여부를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  },
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
      '{authority}님이 커뮤니티 풀에서 {recipient}님에게 {amount}을(를) {failed, select, yes {지급하려 했습니다} other {지급했습니다}}',
    depositRewards:
      '{depositor}님이 {validator}의 스테이커 보상으로 {amount}을(를) {failed, select, yes {예치하려 했습니다} other {예치했습니다}}',
    claimFromMany:
      '{delegator}님이 {count, plural, other {검증인 #곳}}의 스테이킹 보상을 {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  },
  exchange: {
    order:
      '{trader}님이 {market}에서 {side, select, buy {매수} other {매도}} 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    limitOrder:
      '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, buy {매수} other {매도}}하는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    marketOrder:
      '{trader}님이 {market}에서 {quantity}을(를) 시장가로 {side, select, buy {매수} other {매도}}하는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, buy {최고가} other {최저가}} {price})',
    conditionalOrder:
      '{trader}님이 {market}에서 가격이 {trigger}에 도달하면 {quantity}을(를) {side, select, buy {매수} other {매도}}하는 조건부 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    leveragedOrder:
      '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, long {롱} other {숏}} 진입하는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} (레버리지 {leverage})',
    leveragedMarketOrder:
      '{trader}님이 {market}에서 {quantity}을(를) 시장가로 {side, select, long {롱} other {숏}} 진입하는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, long {최고가} other {최저가}} {price}, 증거금 {margin})',
    reducingOrder:
      '{trader}님이 {market}에서 {side, select, long {롱} other {숏}} 포지션을 {price}에 {quantity}만큼 줄이는 지정가 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    reducingMarketOrder:
      '{trader}님이 {market}에서 {side, select, long {롱} other {숏}} 포지션을 시장가로 {quantity}만큼 줄이는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} ({side, select, long {최저가} other {최고가}} {price})',
    bet: '{trader}님이 {market}에서 {outcome, select, yes {‘예’} other {‘아니요’}}에 {stake}을(를) 거는 주문을 {failed, select, yes {내려 했습니다} other {냈습니다}} (가격 {price})',
    betTaken:
      '{trader}님이 {market}에서 {outcome, select, yes {‘예’} other {‘아니요’}}에 {stake}을(를) 걸었습니다 (가격 {price})',
    betTakenPart:
      '{trader}님이 {market}에서 {outcome, select, yes {‘예’} other {‘아니요’}}에 {stake} 중 {taken}을(를) 걸었습니다 (가격 {price}). 나머지는 {end, select, partially_filled {걸려 있습니다} cancelled {취소되었습니다} expired {만료되었습니다} other {체결되지 않았습니다}}',
    betUntaken:
      '{trader}님이 {market}에서 {outcome, select, yes {‘예’} other {‘아니요’}}에 {stake}을(를) 걸려 했지만(가격 {price}) 상대 주문이 없었습니다',
    cancelOrder:
      '{trader}님이 {market}의 주문 1건을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    cancelKnownOrder:
      '{trader}님이 {market}에서 {quantity}을(를) {price}에 {side, select, buy {매수} other {매도}}하는 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    place:
      '{trader}님이 {market}에서 주문 {placed, plural, other {#건}}을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    placeAcross:
      '{trader}님이 {markets, plural, other {#개 마켓}}에서 주문 {placed, plural, other {#건}}을 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    cancel:
      '{trader}님이 {market}의 주문 {cancelled, plural, other {#건}}을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    cancelAcross:
      '{trader}님이 {markets, plural, other {#개 마켓}}의 주문 {cancelled, plural, other {#건}}을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    replace:
      '{trader}님이 {market}에서 주문 {cancelled, plural, other {#건}}을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    replaceAcross:
      '{trader}님이 {markets, plural, other {#개 마켓}}에서 주문 {cancelled, plural, other {#건}}을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    clear:
      '{trader}님이 {market}의 모든 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    clearAcross:
      '{trader}님이 {markets, plural, other {#개 마켓}}의 모든 주문을 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    renew:
      '{trader}님이 {market}의 모든 주문을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    renewAcross:
      '{trader}님이 {markets, plural, other {#개 마켓}}의 모든 주문을 취소하고 {placed, plural, other {#건}}을 새로 {failed, select, yes {내려 했습니다} other {냈습니다}}',
    emptyBatch:
      '{trader}님이 주문이 없는 일괄 요청을 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    deposit:
      '{sender}님이 {amount}을(를) 거래용 서브계정 {subaccount}에 {failed, select, yes {입금하려 했습니다} other {입금했습니다}}',
    withdraw:
      '{sender}님이 거래용 서브계정 {subaccount}에서 {amount}을(를) {failed, select, yes {출금하려 했습니다} other {출금했습니다}}',
    subaccountTransfer:
      '{sender}님이 {amount}을(를) 서브계정 {from}에서 서브계정 {to}(으)로 {failed, select, yes {옮기려 했습니다} other {옮겼습니다}}',
    externalTransfer:
      '{sender}님이 {amount}을(를) {recipient}님의 서브계정 {subaccount}(으)로 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    feedAuction:
      '{sender}님이 다음 소각 경매 바스켓에 {amount}을(를) {failed, select, yes {넣으려 했습니다} other {넣었습니다}}',
    increaseMargin:
      '{trader}님이 {market} 포지션의 증거금을 {failed, select, yes {추가하려 했습니다} other {추가했습니다}}',
    increaseMarginBy:
      '{trader}님이 {market} 포지션에 증거금 {margin}을(를) {failed, select, yes {추가하려 했습니다} other {추가했습니다}}',
    decreaseMargin:
      '{trader}님이 {market} 포지션의 증거금을 {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
    decreaseMarginBy:
      '{trader}님이 {market} 포지션에서 증거금 {margin}을(를) {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
    liquidate:
      '{sender}님이 {owner}님의 {market} 포지션을 {failed, select, yes {청산하려 했습니다} other {청산했습니다}}',
    liquidateMany:
      '{sender}님이 포지션 {count, plural, other {#건}}을 {failed, select, yes {청산하려 했습니다} other {청산했습니다}}',
    offset:
      '{sender}님이 {market} 포지션을 반대 포지션과 {failed, select, yes {상계하려 했습니다} other {상계했습니다}}',
    settle:
      '{sender}님이 {market}의 긴급 정산을 {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
    launch:
      '{sender}님이 {kind, select, spot {현물 마켓} perpetual {무기한 선물 마켓} futures {만기 선물 마켓} other {바이너리 옵션 마켓}} {ticker}을(를) {failed, select, yes {개설하려 했습니다} other {개설했습니다}}',
    updateMarket:
      '{admin}님이 {market}의 거래 규칙을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    renameMarket:
      '{admin}님이 {market}의 이름을 {ticker}(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    settleMarketAt:
      '{admin}님이 {market}을(를) ‘예’ {outcome}(으)로 {failed, select, yes {정산하려 했습니다} other {정산했습니다}}',
    refundMarket:
      '{admin}님이 {market}을(를) {failed, select, yes {무효 처리하려 했습니다} other {무효 처리했습니다}}: 모든 베팅이 환불됩니다',
    grantStake:
      '{sender}님이 거래 수수료 할인을 위해 {grantee}님에게 {amount}의 스테이킹 가중치를 {failed, select, yes {빌려주려 했습니다} other {빌려주었습니다}}',
    grantStakes:
      '{sender}님이 거래 수수료 할인을 위해 {count, plural, other {#개 계정}}에 스테이킹 가중치를 {failed, select, yes {빌려주려 했습니다} other {빌려주었습니다}}',
    revokeStake:
      '{sender}님이 {grantee}님에게 빌려준 스테이킹 가중치를 {failed, select, yes {회수하려 했습니다} other {회수했습니다}}',
    activateStake:
      '{sender}님이 {granter}님이 빌려준 스테이킹 가중치를 {failed, select, yes {사용하려 했습니다} other {사용하기 시작했습니다}}',
    optOutOfRewards:
      '{sender}님이 거래 보상을 {failed, select, yes {포기하려 했습니다} other {포기했습니다}}',
    executeWithPrivilege:
      '{sender}님이 거래 권한을 주고 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    reclaimFunds: '{sender}님이 잠긴 자금을 {failed, select, yes {되찾으려 했습니다} other {되찾았습니다}}',
    nameMarket:
      '{admin}님이 마켓 이름을 {market}(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    partlyRefused: '{sentence} (이 중 {count, plural, other {#건}} 거부)',
    partlyCancelled: '{sentence} (나머지 {count, plural, other {#건}}은 취소되지 않음)',
    liquidatePosition:
      '{sender}님이 {market}에서 {owner}님의 {quantity} {side, select, long {롱} other {숏}} 포지션을 {price}에 {failed, select, yes {청산하려 했습니다} other {청산했습니다}}',
    traded:
      '{trader}님이 {market}에서 {average}에 {deed, select, buy {{filled}을(를) 매수했습니다} sell {{filled}을(를) 매도했습니다} long {{filled}을(를) 롱으로 진입했습니다} short {{filled}을(를) 숏으로 진입했습니다} lessLong {{filled}을(를) 롱에서 줄였습니다} other {{filled}을(를) 숏에서 줄였습니다}}',
    tradedPart:
      '{trader}님이 {market}에서 {average}에 {deed, select, buy {{quantity} 중 {filled}을(를) 매수했습니다} sell {{quantity} 중 {filled}을(를) 매도했습니다} long {{quantity} 중 {filled}을(를) 롱으로 진입했습니다} short {{quantity} 중 {filled}을(를) 숏으로 진입했습니다} lessLong {{quantity} 중 {filled}을(를) 롱에서 줄였습니다} other {{quantity} 중 {filled}을(를) 숏에서 줄였습니다}}. 나머지는 {price}에 걸려 있습니다',
    tradedThenEnded:
      '{trader}님이 {market}에서 {average}에 {deed, select, buy {{quantity} 중 {filled}을(를) 매수했습니다} sell {{quantity} 중 {filled}을(를) 매도했습니다} long {{quantity} 중 {filled}을(를) 롱으로 진입했습니다} short {{quantity} 중 {filled}을(를) 숏으로 진입했습니다} lessLong {{quantity} 중 {filled}을(를) 롱에서 줄였습니다} other {{quantity} 중 {filled}을(를) 숏에서 줄였습니다}}. 나머지는 {end, select, cancelled {취소되었습니다} expired {만료되었습니다} other {체결되지 않았습니다}}',
    foundNothing:
      '{trader}님이 {market}에서 {price} 또는 더 나은 가격에 {deed, select, buy {{quantity}을(를) 매수하려 했지만} sell {{quantity}을(를) 매도하려 했지만} long {{quantity}을(를) 롱으로 진입하려 했지만} short {{quantity}을(를) 숏으로 진입하려 했지만} lessLong {{quantity}을(를) 롱에서 줄이려 했지만} other {{quantity}을(를) 숏에서 줄이려 했지만}} 상대 주문이 없었습니다',
    someFilled: '{sentence} (이 중 {count, plural, other {#건}} 체결)',
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
      '{authority}님이 제안 ‘{title}’을(를) {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    proposeTo:
      '{proposer}님이 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}: {aim}',
    proposeToWithDeposit:
      '{proposer}님이 예치금 {deposit}(으)로 제안 {proposal}을(를) {failed, select, yes {제출하려 했습니다} other {제출했습니다}}: {aim}',
    aimPay: '커뮤니티 풀에서 {recipient}에게 {amount} 지급',
    aimUpgrade: '블록 {block}에서 {name}(으)로 업그레이드',
    aimParams: '{module} 모듈의 파라미터 변경',
    aimMarket: '{market}의 규칙 변경',
    aimLaunch:
      '새 {kind, select, spot {현물 마켓} perpetual {무기한 선물 마켓} futures {만기 선물 마켓} other {바이너리 옵션 마켓}} {ticker} 상장',
    aimOther: '{type}',
    aimMore: '{aim} 외 {count, plural, other {#건}}',
  },
  crisis: {
    verify:
      '{sender}님이 체인의 장부 점검을 {failed, select, yes {요청하려 했습니다} other {요청했습니다}} ({invariant})',
  },
  evidence: {
    submit:
      '{submitter}님이 이중 서명한 검증인을 {failed, select, yes {신고하려 했습니다} other {신고했습니다}}',
  },
  upgrade: {
    plan: '{authority}님이 블록 {block}에서 {name}(으)로의 업그레이드를 {failed, select, yes {예약하려 했습니다} other {예약했습니다}}',
    cancel:
      '{authority}님이 예정된 업그레이드를 {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
  },
  authz: {
    execute: '{sentence} ({grantee}님이 대신 실행)',
    inName: '{granter}님을 대신해 {grantee}',
    until: '{sentence} ({time}까지)',
    grant:
      '{granter}님이 {grantee}님에게 대리 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}: {permission}',
    grantSpending:
      '{granter}님이 {grantee}님에게 최대 {limit}까지 대신 지출할 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    grantStaking:
      '{granter}님이 {grantee}님에게 대신 {deed, select, delegate {스테이킹할} undelegate {언스테이킹할} redelegate {재위임할} other {스테이킹을 관리할}} 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    grantStakingUpTo:
      '{granter}님이 {grantee}님에게 최대 {limit}까지 대신 {deed, select, delegate {스테이킹할} undelegate {언스테이킹할} redelegate {재위임할} other {스테이킹을 관리할}} 권한을 {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
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
  vesting: {
    lock: '{sender}님이 {recipient}님에게 {time}까지 {release, select, end {잠긴} other {조금씩 풀리는}} {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
    lockInSteps:
      '{sender}님이 {recipient}님에게 단계적으로 풀리는 {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
    lockForGood:
      '{sender}님이 {recipient}님에게 영구히 잠긴 {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
  },
  ibc: {
    transfer:
      '{sender}님이 {channel}을(를) 통해 {receiver}님에게 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    receive:
      '{relayer}님이 {channel}을(를) 통해 {sender}님이 보낸 {amount}을(를) {receiver}님에게 {failed, select, yes {전달하려 했습니다} other {전달했습니다}}',
    receiveOther:
      '{relayer}님이 {channel}을(를) 통해 패킷을 {failed, select, yes {전달하려 했습니다} other {전달했습니다}}',
    notAccepted: '{sentence}. 하지만 거부되었습니다',
    acknowledge:
      '{relayer}님이 {sender}님의 {amount}이(가) {channel}을(를) 통해 {receiver}님에게 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    acknowledgeOther:
      '{relayer}님이 패킷이 {channel}을(를) 통해 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    refuse:
      '{relayer}님이 {channel}을(를) 통해 {receiver}님에게 보낸 {amount}이(가) 거부되어 {sender}님에게 {failed, select, yes {돌아온다고 알리려 했습니다} other {돌아왔음을 알렸습니다}}',
    refuseOther:
      '{relayer}님이 {channel}의 패킷이 거부되었음을 {failed, select, yes {알리려 했습니다} other {알렸습니다}}',
    timeout:
      '{relayer}님이 {channel}을(를) 통해 {receiver}님에게 보낸 {amount}이(가) 시간 초과로 {sender}님에게 {failed, select, yes {돌아온다고 알리려 했습니다} other {돌아왔음을 알렸습니다}}',
    timeoutOther:
      '{relayer}님이 {channel}의 패킷이 시간 초과되었음을 {failed, select, yes {알리려 했습니다} other {알렸습니다}}',
    createClient:
      '{signer}님이 체인 {network}의 라이트 클라이언트를 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    updateClient:
      '{signer}님이 라이트 클라이언트 {client}을(를) {failed, select, yes {갱신하려 했습니다} other {갱신했습니다}}',
    reportMisbehaviour:
      '{signer}님이 {client}에 연결된 체인의 모순을 {failed, select, yes {신고하려 했습니다} other {신고했습니다}}',
    openConnection:
      '{signer}님이 연결 {connection} 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    openChannel:
      '{signer}님이 {channel} 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    openNewChannel:
      '{signer}님이 {port} 채널 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    closeChannel: '{signer}님이 {channel}을(를) {failed, select, yes {닫으려 했습니다} other {닫았습니다}}',
    prune:
      '{signer}님이 {channel}의 오래된 수신 기록을 {failed, select, yes {정리하려 했습니다} other {정리했습니다}}',
    registerPayee:
      '{relayer}님이 {channel}에서 얻는 중계 수익을 {payee}에게 {failed, select, yes {돌리려 했습니다} other {돌렸습니다}}',
    payFee:
      '{signer}님이 {channel}의 패킷을 중계하는 릴레이어에게 줄 보상으로 {amount}을(를) {failed, select, yes {걸려고 했습니다} other {걸었습니다}}',
    arrived: '{sentence}. 도착했습니다',
    returned: '{sentence}. 상대 체인이 거부해 되돌아왔습니다',
    expired: '{sentence}. 시간이 초과되어 되돌아왔습니다',
  },
  wasm: {
    store: '{sender}님이 컨트랙트 코드를 {failed, select, yes {저장하려 했습니다} other {저장했습니다}}',
    storeAs: '{sender}님이 코드 {code}을(를) {failed, select, yes {저장하려 했습니다} other {저장했습니다}}',
    instantiate:
      '{sender}님이 코드 {code}에서 컨트랙트 {contract}을(를) {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
    call: '{sender}님이 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    execute:
      '{sender}님이 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    executeWithFunds:
      '{sender}님이 {funds}을(를) 보내며 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    migrate:
      '{sender}님이 {contract}을(를) 코드 {code}(으)로 {failed, select, yes {옮기려 했습니다} other {옮겼습니다}}',
    updateAdmin:
      '{sender}님이 {admin}님을 {contract}의 관리자로 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    clearAdmin:
      '{sender}님이 {contract}의 관리자를 영구히 {failed, select, yes {없애려 했습니다} other {없앴습니다}}',
    relabel:
      '{sender}님이 {contract}의 이름을 ‘{label}’(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    restrict:
      '{sender}님이 코드 {code}(으)로 컨트랙트를 시작할 수 있는 대상을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    pin: '{authority}님이 {count, plural, other {코드 #개}}를 메모리에 {failed, select, yes {고정하려 했습니다} other {고정했습니다}}',
    unpin:
      '{authority}님이 {count, plural, other {코드 #개}}의 메모리 고정을 {failed, select, yes {해제하려 했습니다} other {해제했습니다}}',
  },
  cw20: {
    transfer:
      '{sender}님이 {recipient}님에게 {amount} {token}(CW20)을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    transferFrom:
      '{sender}님이 {owner}님의 {amount} {token}(CW20)을(를) {recipient}님에게 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    mint: '{sender}님이 {recipient}님 앞으로 {amount} {token}(CW20)을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    burn: '{sender}님이 {amount} {token}(CW20)을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    burnFrom:
      '{sender}님이 {owner}님의 {amount} {token}(CW20)을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    allow:
      '{sender}님이 {spender}님에게 자신의 {amount} {token}(CW20)을(를) 더 쓰도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    disallow:
      '{sender}님이 {spender}님이 쓸 수 있는 한도를 {amount} {token}(CW20)만큼 {failed, select, yes {줄이려 했습니다} other {줄였습니다}}',
    sendNft:
      '{sender}님이 {recipient}님에게 {contract}의 NFT {id}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    mintNft:
      '{sender}님이 {recipient}님 앞으로 {contract}의 NFT {id}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
  },
  wasmx: {
    register:
      '{sender}님이 매 블록 실행되도록 {contract}을(를) {failed, select, yes {등록하려 했습니다} other {등록했습니다}}',
    update:
      '{sender}님이 {contract}의 매 블록 실행 설정을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    activate:
      '{sender}님이 {contract}의 매 블록 실행을 {failed, select, yes {켜려 했습니다} other {켰습니다}}',
    deactivate:
      '{sender}님이 {contract}의 매 블록 실행을 {failed, select, yes {끄려 했습니다} other {껐습니다}}',
  },
  peggy: {
    send: '{sender}님이 이더리움의 {recipient}(으)로 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    cancel:
      '{sender}님이 이더리움으로 보낼 전송 {number}을(를) {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    requestBatch:
      '{orchestrator}님이 이더리움으로 보낼 {denom} 대기 전송을 {failed, select, yes {묶으려 했습니다} other {묶었습니다}}',
    confirmBatch:
      '{orchestrator}님이 이더리움 전송 묶음 {number}에 {failed, select, yes {서명하려 했습니다} other {서명했습니다}}',
    confirmValidators:
      '{orchestrator}님이 이더리움 브리지의 검증인 집합 {number}에 {failed, select, yes {서명하려 했습니다} other {서명했습니다}}',
    claimDeposit:
      '{orchestrator}님이 {sender}에서 {receiver}님에게 이더리움을 통해 {amount}이(가) 입금되었음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimWithdrawal:
      '{orchestrator}님이 묶음 {number}이(가) 이더리움에 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimToken:
      '{orchestrator}님이 {denom}의 이더리움 컨트랙트가 {contract}임을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimValidators:
      '{orchestrator}님이 이더리움에 검증인 집합 {number}이(가) 반영되었음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    setOrchestrator:
      '{sender}님이 브리지 담당으로 {orchestrator}님을, 이더리움 서명 주소로 {address}을(를) {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    watch:
      '{sender}님이 이더리움 서명 주소 {address}(으)로 브리지를 직접 {failed, select, yes {맡으려 했습니다} other {맡았습니다}}',
    block:
      '{signer}님이 {count, plural, other {이더리움 주소 #개}}의 브리지 이용을 {failed, select, yes {차단하려 했습니다} other {차단했습니다}}',
    unblock:
      '{signer}님이 {count, plural, other {이더리움 주소 #개}}의 브리지 이용을 다시 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
  },
  tokenfactory: {
    create: '{sender}님이 토큰 {denom}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    mint: '{sender}님이 {amount}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    mintFor:
      '{sender}님이 {receiver}님에게 {amount}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    burn: '{sender}님이 {amount}을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    burnFrom:
      '{sender}님이 {owner}님이 보유한 {amount}을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    changeAdmin:
      '{sender}님이 {admin}님을 {denom}의 관리자로 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    dropAdmin:
      '{sender}님이 {denom}의 관리자를 영구히 {failed, select, yes {없애려 했습니다} other {없앴습니다}}',
    describe:
      '{sender}님이 {denom}의 이름과 기호, 소수 자릿수를 {failed, select, yes {설정하려 했습니다} other {설정했습니다}}',
  },
  permissions: {
    create: '{sender}님이 {denom}의 권한 규칙을 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    update:
      '{sender}님이 {denom}의 권한 규칙을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    giveRole:
      '{sender}님이 {actor}님에게 {denom}의 역할 {role}을(를) {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    takeRole:
      '{sender}님이 {actor}님에게서 {denom}의 역할 {role}을(를) {failed, select, yes {거두려 했습니다} other {거두었습니다}}',
    updateRoles:
      '{sender}님이 {denom}의 {count, plural, other {역할 #건}}을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    claimVoucher:
      '{sender}님이 보관되어 있던 {denom}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  },
  erc20: {
    pair: '{sender}님이 {denom}을(를) {contract}에 {failed, select, yes {연결하려 했습니다} other {연결했습니다}}',
    unpair:
      '{sender}님이 {denom}의 ERC-20 연결을 {failed, select, yes {해제하려 했습니다} other {해제했습니다}}',
  },
  insurance: {
    create:
      '{sender}님이 {amount}(으)로 {ticker}의 보험 기금을 {failed, select, yes {개설하려 했습니다} other {개설했습니다}}',
    underwrite:
      '{sender}님이 {market}의 보험 기금에 {amount}을(를) {failed, select, yes {넣으려 했습니다} other {넣었습니다}}',
    redeem:
      '{sender}님이 {market}의 보험 기금에서 {amount}의 환매를 {failed, select, yes {신청하려 했습니다} other {신청했습니다}}',
  },
  auction: {
    bid: '{sender}님이 {round}회차 경매에 {amount}을(를) {failed, select, yes {입찰하려 했습니다} other {입찰했습니다}}',
  },
  oracle: {
    one: '{relayer}님이 {asset} 가격을 {price}(으)로 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    two: '{relayer}님이 {asset} 가격을 {price}(으)로, {otherAsset} 가격을 {otherPrice}(으)로 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    many: '{relayer}님이 {count, plural, other {가격 #건}}을 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    request:
      '{sender}님이 Band에 가격을 {failed, select, yes {요청하려 했습니다} other {요청했습니다}} (요청 {number})',
  },
  ocr: {
    create:
      '{sender}님이 가격 피드 {feed}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    update:
      '{sender}님이 가격 피드 {feed}을(를) {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    transmit:
      '{transmitter}님이 피드 {feed}에 가격을 {failed, select, yes {보고하려 했습니다} other {보고했습니다}}',
    fund: '{sender}님이 가격 피드 {feed}의 보상 풀에 {amount}을(를) {failed, select, yes {넣으려 했습니다} other {넣었습니다}}',
    withdraw:
      '{sender}님이 가격 피드 {feed}의 보상 풀에서 {amount}을(를) {failed, select, yes {인출하려 했습니다} other {인출했습니다}}',
    setPayees:
      '{sender}님이 가격 피드 {feed}의 보상을 받을 {count, plural, other {계정 #개}}를 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    offerPayeeship:
      '{sender}님이 가격 피드 {feed}의 보상을 {proposed}님에게 넘기기로 {failed, select, yes {제안하려 했습니다} other {제안했습니다}}',
    acceptPayeeship:
      '{payee}님이 가격 피드 {feed}에서 {transmitter}님의 보상을 넘겨받기로 {failed, select, yes {수락하려 했습니다} other {수락했습니다}}',
  },
  evm: {
    transact:
      '{sender}님이 이더리움 트랜잭션을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    create: '{sender}님이 EVM 컨트랙트를 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    send: '{sender}님이 EVM으로 {recipient}에 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    call: '{sender}님이 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    callWithValue:
      '{sender}님이 {amount}을(를) 보내며 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
  },
}
