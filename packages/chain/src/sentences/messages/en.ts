/**
 * What happened, in English: ICU messages, by the names that `Sentence.key` has. Every place is a part of the
 * sentence; `failed` chooses between what happened and what was only tried.
 */
export const sentences = {
  'transaction.empty': 'A transaction without messages',
  'transaction.more': '{sentence}, and {count, plural, one {# more} other {# more}}',
  'message.unknown': '{signer} {failed, select, yes {tried to do} other {did}} {type}',
  'message.unknownByNobody': '{failed, select, yes {Tried} other {Done}}: {type}',
  'params.update':
    '{authority} {failed, select, yes {tried to change} other {changed}} the parameters of the {module} module',
  'bank.send': '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient}',
  'bank.sendToSelf':
    '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to the same account',
  'bank.multiSend':
    '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {count, plural, one {# account} other {# accounts}}',
  'staking.delegate':
    '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {validator}',
  'staking.undelegate':
    '{delegator} {failed, select, yes {tried} other {began}} to unstake {amount} from {validator}',
  'staking.cancelUnbonding':
    '{delegator} {failed, select, yes {tried to take back} other {took back}} {amount} from unstaking and {failed, select, yes {leave} other {left}} it staked with {validator}',
  'staking.redelegate':
    '{delegator} {failed, select, yes {tried to move} other {moved}} {amount} of stake from {from} to {to}',
  'staking.transferDelegation':
    '{delegator} {failed, select, yes {tried to hand} other {handed}} {amount} staked with {validator} over to {recipient}',
  'staking.createValidator':
    '{delegator} {failed, select, yes {tried to open} other {opened}} the validator {name} with {amount} of their own',
  'staking.editValidator':
    '{validator} {failed, select, yes {tried to change its} other {changed its}} description',
  'staking.setCommission':
    '{validator} {failed, select, yes {tried to set} other {set}} its commission to {rate}',
  'slashing.unjail': '{validator} {failed, select, yes {tried to get} other {got}} out of jail',
  'distribution.claim':
    '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {validator}',
  'distribution.claimAmount':
    '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {validator}',
  'distribution.claimAmountFromMany':
    '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {count, plural, one {# validator} other {# validators}}',
  'distribution.commission':
    '{validator} {failed, select, yes {tried to claim} other {claimed}} its commission',
  'distribution.commissionAmount':
    '{validator} {failed, select, yes {tried to claim} other {claimed}} {amount} of commission',
  'distribution.setWithdrawAddress':
    '{delegator} {failed, select, yes {tried to direct} other {directed}} all future staking rewards to {recipient}',
  'distribution.fundCommunityPool':
    '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to the community pool',
  'distribution.spendCommunityPool':
    '{authority} {failed, select, yes {tried to pay} other {paid}} {amount} from the community pool to {recipient}',
  'distribution.depositRewards':
    '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to those who stake with {validator}',
  'exchange.order':
    '{trader} {failed, select, yes {tried to place} other {placed}} {side, select, buy {a buy order} other {a sell order}} on {market}',
  'exchange.limitOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} an order to {side, select, buy {buy} other {sell}} {quantity} at {price} on {market}',
  'exchange.marketOrder':
    '{trader} {failed, select, yes {tried} other {ordered}} to {side, select, buy {buy} other {sell}} {quantity} at once on {market}, at {price} or better',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {tried to set up} other {set up}} an order to {side, select, buy {buy} other {sell}} {quantity} on {market} once the price reaches {trigger}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} an order to go {side, select, long {long} other {short}} {quantity} at {price} on {market}, at {leverage} leverage',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {tried} other {ordered}} to go {side, select, long {long} other {short}} {quantity} at once on {market}, at {price} or better, with {margin} of margin',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} an order to reduce a {side, select, long {long} other {short}} by {quantity} at {price} on {market}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {tried} other {ordered}} to reduce a {side, select, long {long} other {short}} by {quantity} at once on {market}, at {price} or better',
  'exchange.bet':
    '{trader} {failed, select, yes {tried} other {offered}} to bet {stake} on {outcome, select, yes {yes} other {no}} in {market}, at {price}',
  'exchange.cancelOrder':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} an order on {market}',
  'exchange.cancelKnownOrder':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} an order to {side, select, buy {buy} other {sell}} {quantity} at {price} on {market}',
  'exchange.place':
    '{trader} {failed, select, yes {tried to place} other {placed}} {placed, plural, one {# order} other {# orders}} on {market}',
  'exchange.placeAcross':
    '{trader} {failed, select, yes {tried to place} other {placed}} {placed, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}}',
  'exchange.cancel':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {market}',
  'exchange.cancelAcross':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}}',
  'exchange.replace':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {market} and {failed, select, yes {place} other {placed}} {placed, plural, one {# new one} other {# new ones}}',
  'exchange.replaceAcross':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} {cancelled, plural, one {# order} other {# orders}} on {markets, plural, one {# market} other {# markets}} and {failed, select, yes {place} other {placed}} {placed, plural, one {# new one} other {# new ones}}',
  'exchange.clear':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} all their orders on {market}',
  'exchange.clearAcross':
    '{trader} {failed, select, yes {tried to cancel} other {cancelled}} all their orders on {markets, plural, one {# market} other {# markets}}',
  'exchange.renew':
    '{trader} {failed, select, yes {tried to replace} other {replaced}} all their orders on {market} with {placed, plural, one {# new one} other {# new ones}}',
  'exchange.renewAcross':
    '{trader} {failed, select, yes {tried to replace} other {replaced}} their orders on {markets, plural, one {# market} other {# markets}} with {placed, plural, one {# new one} other {# new ones}}',
  'exchange.emptyBatch':
    '{trader} {failed, select, yes {tried to send} other {sent}} a batch without any orders in it',
  'exchange.deposit':
    '{sender} {failed, select, yes {tried to move} other {moved}} {amount} into trading (subaccount {subaccount})',
  'exchange.withdraw':
    '{sender} {failed, select, yes {tried to move} other {moved}} {amount} out of trading (subaccount {subaccount})',
  'exchange.subaccountTransfer':
    '{sender} {failed, select, yes {tried to move} other {moved}} {amount} from subaccount {from} to subaccount {to}',
  'exchange.externalTransfer':
    '{sender} {failed, select, yes {tried to move} other {moved}} {amount} to subaccount {subaccount} of {recipient}',
  'exchange.feedAuction':
    '{sender} {failed, select, yes {tried to add} other {added}} {amount} to the basket of the next burn auction',
  'exchange.increaseMargin':
    '{trader} {failed, select, yes {tried to add} other {added}} margin to a position on {market}',
  'exchange.increaseMarginBy':
    '{trader} {failed, select, yes {tried to add} other {added}} {margin} of margin to a position on {market}',
  'exchange.decreaseMargin':
    '{trader} {failed, select, yes {tried to take} other {took}} margin out of a position on {market}',
  'exchange.decreaseMarginBy':
    '{trader} {failed, select, yes {tried to take} other {took}} {margin} of margin out of a position on {market}',
  'exchange.liquidate':
    '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} the position of {owner} on {market}',
  'exchange.liquidateMany':
    '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} {count, plural, one {# position} other {# positions}}',
  'exchange.offset':
    '{sender} {failed, select, yes {tried to offset} other {offset}} a position on {market} against opposite ones',
  'exchange.settle':
    '{sender} {failed, select, yes {tried to put} other {put}} {market} into emergency settlement',
  'exchange.launch':
    '{sender} {failed, select, yes {tried to list} other {listed}} the {kind, select, spot {spot market} perpetual {perpetual market} futures {futures market} other {yes-or-no market}} {ticker}',
  'exchange.updateMarket':
    '{admin} {failed, select, yes {tried to change} other {changed}} the rules of {market}',
  'exchange.renameMarket':
    '{admin} {failed, select, yes {tried to rename} other {renamed}} {market} to {ticker}',
  'exchange.settleMarketAt':
    '{admin} {failed, select, yes {tried to settle} other {settled}} {market} at {price}',
  'exchange.refundMarket':
    '{admin} {failed, select, yes {tried to call off} other {called off}} {market}: every bet is paid back',
  'exchange.grantStake':
    '{sender} {failed, select, yes {tried to lend} other {lent}} the weight of {amount} of stake to {grantee} for lower trading fees',
  'exchange.grantStakes':
    '{sender} {failed, select, yes {tried to lend} other {lent}} weight of stake to {count, plural, one {# account} other {# accounts}} for lower trading fees',
  'exchange.revokeStake':
    '{sender} {failed, select, yes {tried to take back} other {took back}} the weight of stake lent to {grantee}',
  'exchange.activateStake':
    '{sender} {failed, select, yes {tried} other {began}} to use the weight of stake lent by {granter}',
  'exchange.optOutOfRewards':
    '{sender} {failed, select, yes {tried to give up} other {gave up}} trading rewards',
  'exchange.executeWithPrivilege':
    '{sender} {failed, select, yes {tried to call} other {called}} {contract} with the right to trade for them',
  'exchange.reclaimFunds': '{sender} {failed, select, yes {tried to reclaim} other {reclaimed}} locked funds',
  'distribution.claimFromMany':
    '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {count, plural, one {# validator} other {# validators}}',
  'gov.voteMany':
    '{voter} {failed, select, yes {tried to vote} other {voted}} on {count, plural, one {# proposal} other {# proposals}}',
}

/** One pattern for every sentence: what each language has to say. */
export type Patterns = Record<keyof typeof sentences, string>
