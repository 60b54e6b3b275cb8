export const exchange = {
  exchange: {
    order:
      '{trader} {failed, select, yes {tried to place} other {placed}} {side, select, buy {a buy order} other {a sell order}} on {market}',
    limitOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} an order to {side, select, buy {buy} other {sell}} {quantity} at {price} on {market}',
    marketOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} a market order to {side, select, buy {buy} other {sell}} {quantity} on {market}, at {price} or better',
    conditionalOrder:
      '{trader} {failed, select, yes {tried to set up} other {set up}} an order to {side, select, buy {buy} other {sell}} {quantity} on {market} once the price reaches {trigger}',
    leveragedOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} an order to go {side, select, long {long} other {short}} {quantity} at {price} on {market}, at {leverage} leverage',
    leveragedMarketOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} a market order to go {side, select, long {long} other {short}} {quantity} on {market}, at {price} or better, with {margin} of margin',
    reducingOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} an order to reduce a {side, select, long {long} other {short}} by {quantity} at {price} on {market}',
    reducingMarketOrder:
      '{trader} {failed, select, yes {tried to place} other {placed}} a market order to reduce a {side, select, long {long} other {short}} by {quantity} on {market}, at {price} or better',
    bet: '{trader} {failed, select, yes {tried} other {offered}} to bet {stake} on {outcome, select, yes {“yes”} other {“no”}} in {market}, at {price}',
    betTaken: '{trader} bet {stake} on {outcome, select, yes {“yes”} other {“no”}} in {market}, at {price}',
    betTakenPart:
      '{trader} bet {taken} of {stake} on {outcome, select, yes {“yes”} other {“no”}} in {market}, at {price}; the rest {end, select, partially_filled {waits} cancelled {was cancelled} expired {expired} other {found no taker}}',
    betUntaken:
      '{trader} tried to bet {stake} on {outcome, select, yes {“yes”} other {“no”}} in {market}, at {price}, but nobody took the bet',
    until: '{sentence}, until block {block}',
    postOnly:
      '{sender} {failed, select, yes {tried to let} other {let}} the exchange take only post-only orders for {count, plural, one {# block} other {# blocks}}',
    endPostOnly:
      '{sender} {failed, select, yes {tried to let} other {let}} the exchange take all kinds of orders again',
    cancelOrder: '{trader} {failed, select, yes {tried to cancel} other {cancelled}} an order on {market}',
    cancelKnownOrder:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} an order to {side, select, buy {buy} other {sell}} {quantity} at {price} on {market}',
    place:
      '{trader} {failed, select, yes {tried to place} other {placed}} {placed, plural, one {# order} other {# orders}} on {market}',
    placeAcross:
      '{trader} {failed, select, yes {tried to place} other {placed}} {placed, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}}',
    cancel:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {market}',
    cancelAcross:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}}',
    replace:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {market} and {failed, select, yes {place} other {placed}} {placed, plural, one {# new one} other {# new ones}}',
    replaceAcross:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}} and {failed, select, yes {place} other {placed}} {placed, plural, one {# new one} other {# new ones}}',
    clear: '{trader} {failed, select, yes {tried to cancel} other {cancelled}} all their orders on {market}',
    clearAcross:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} all their orders on {markets, plural, one {# market} other {# markets}}',
    renew:
      '{trader} {failed, select, yes {tried to replace} other {replaced}} all their orders on {market} with {placed, plural, one {# new one} other {# new ones}}',
    renewAcross:
      '{trader} {failed, select, yes {tried to cancel} other {cancelled}} all their orders on {markets, plural, one {# market} other {# markets}} and {failed, select, yes {place} other {placed}} {placed, plural, one {# new one} other {# new ones}}',
    emptyBatch:
      '{trader} {failed, select, yes {tried to send} other {sent}} a batch without any orders in it',
    deposit:
      '{sender} {failed, select, yes {tried to move} other {moved}} {amount} into trading (subaccount {subaccount})',
    withdraw:
      '{sender} {failed, select, yes {tried to move} other {moved}} {amount} out of trading (subaccount {subaccount})',
    subaccountTransfer:
      '{sender} {failed, select, yes {tried to move} other {moved}} {amount} from subaccount {from} to subaccount {to}',
    externalTransfer:
      '{sender} {failed, select, yes {tried to move} other {moved}} {amount} to subaccount {subaccount} of {recipient}',
    feedAuction:
      '{sender} {failed, select, yes {tried to add} other {added}} {amount} to the basket of the next burn auction',
    increaseMargin:
      '{trader} {failed, select, yes {tried to add} other {added}} margin to a position on {market}',
    increaseMarginBy:
      '{trader} {failed, select, yes {tried to add} other {added}} {margin} of margin to a position on {market}',
    decreaseMargin:
      '{trader} {failed, select, yes {tried to take} other {took}} margin out of a position on {market}',
    decreaseMarginBy:
      '{trader} {failed, select, yes {tried to take} other {took}} {margin} of margin out of a position on {market}',
    liquidate:
      '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} the position of {owner} on {market}',
    liquidateMany:
      '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} {count, plural, one {# position} other {# positions}}',
    offset:
      '{sender} {failed, select, yes {tried to offset} other {offset}} a position on {market} against opposite ones',
    settle: '{sender} {failed, select, yes {tried to put} other {put}} {market} into emergency settlement',
    launch:
      '{sender} {failed, select, yes {tried to list} other {listed}} the {kind, select, spot {spot market} perpetual {perpetual market} futures {futures market} other {yes-or-no market}} {ticker}',
    updateMarket: '{admin} {failed, select, yes {tried to change} other {changed}} the rules of {market}',
    renameMarket:
      '{admin} {failed, select, yes {tried to rename} other {renamed}} {market} to {ticker}{others, select, yes { and {failed, select, yes {change} other {changed}} its rules} other {}}',
    settleMarketAt:
      '{admin} {failed, select, yes {tried to settle} other {settled}} {market} at {outcome} “yes”',
    refundMarket:
      '{admin} {failed, select, yes {tried to call off} other {called off}} {market}: every bet is paid back',
    grantStake:
      '{sender} {failed, select, yes {tried to lend} other {lent}} the weight of {amount} of stake to {grantee} for lower trading fees',
    grantStakes:
      '{sender} {failed, select, yes {tried to lend} other {lent}} weight of stake to {count, plural, one {# account} other {# accounts}} for lower trading fees',
    revokeStake:
      '{sender} {failed, select, yes {tried to take back} other {took back}} the weight of stake lent to {grantee}',
    activateStake:
      '{sender} {failed, select, yes {tried} other {began}} to use the weight of stake lent by {granter}',
    optOutOfRewards: '{sender} {failed, select, yes {tried to give up} other {gave up}} trading rewards',
    executeWithPrivilege:
      '{sender} {failed, select, yes {tried to call} other {called}} {contract} with the right to trade for them',
    reclaimFunds: '{sender} {failed, select, yes {tried to reclaim} other {reclaimed}} locked funds',
    nameMarket:
      '{admin} {failed, select, yes {tried to rename} other {renamed}} a market to {market}{others, select, yes { and {failed, select, yes {change} other {changed}} its rules} other {}}',
    partlyRefused: '{sentence}; {count, plural, one {# was} other {# were}} refused',
    partlyCancelled: '{sentence}; {count, plural, one {# other} other {# others}} could not be',
    liquidatePosition:
      '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} a {side, select, long {long} other {short}} of {quantity} held by {owner}, at {price} on {market}',
    traded:
      '{trader} {deed, select, buy {bought} sell {sold} long {went long} short {went short} lessLong {reduced a long by} other {reduced a short by}} {filled} at {average} on {market}',
    tradedPart:
      '{trader} {deed, select, buy {bought} sell {sold} long {went long} short {went short} lessLong {reduced a long by} other {reduced a short by}} {filled} of {quantity} at {average} on {market}; the rest waits at {price}',
    tradedThenEnded:
      '{trader} {deed, select, buy {bought} sell {sold} long {went long} short {went short} lessLong {reduced a long by} other {reduced a short by}} {filled} of {quantity} at {average} on {market}; the rest {end, select, cancelled {was cancelled} expired {expired} other {found nothing to trade with}}',
    foundNothing:
      '{trader} tried to {deed, select, buy {buy} sell {sell} long {go long} short {go short} lessLong {reduce a long by} other {reduce a short by}} {quantity} on {market}, at {price} or better, but found nothing to trade with',
    someFilled: '{sentence}; {count, plural, one {# was filled} other {# were filled}}',
  },
  insurance: {
    create:
      '{sender} {failed, select, yes {tried to open} other {opened}} the insurance fund of {ticker} with {amount}',
    underwrite:
      '{sender} {failed, select, yes {tried to put} other {put}} {amount} into the insurance fund of {market}',
    redeem:
      '{sender} {failed, select, yes {tried} other {asked}} to redeem {amount} from the insurance fund of {market}',
  },
  auction: {
    bid: '{sender} {failed, select, yes {tried to bid} other {bid}} {amount} in auction {round}',
  },
}
