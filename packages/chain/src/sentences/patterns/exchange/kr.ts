import type { Translated } from '../../../translated.ts'
import type { exchange as english } from './en.ts'

export const exchange: Translated<typeof english> = {
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
    until: '{sentence}(블록 {block}까지)',
    postOnly:
      '{sender}님이 {count, plural, other {#개 블록}} 동안 거래소가 메이커 주문만 받도록 {failed, select, yes {하려 했습니다} other {했습니다}}',
    endPostOnly:
      '{sender}님이 거래소가 모든 주문을 다시 받도록 {failed, select, yes {하려 했습니다} other {했습니다}}',
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
      '{admin}님이 {market}의 이름을 {ticker}(으)로 {others, select, yes {바꾸고 거래 규칙도 } other {}}{failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
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
      '{admin}님이 마켓 이름을 {market}(으)로 {others, select, yes {바꾸고 거래 규칙도 } other {}}{failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
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
}
