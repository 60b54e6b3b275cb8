/**
 * What happened, in English: ICU messages, by the names that `Sentence.key` has. Every place is a part of the
 * sentence; `failed` chooses between what happened and what was only tried.
 */
export const sentences = {
  'transaction.empty': 'A transaction without messages',
  'transaction.more': '{sentence}, and {count, plural, one {# more} other {# more}}',
  'message.unknown': '{signer} {failed, select, yes {tried to do} other {did}} “{type}”',
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
    '{trader} {failed, select, yes {tried to place} other {placed}} a market order to {side, select, buy {buy} other {sell}} {quantity} on {market}, at {price} or better',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {tried to set up} other {set up}} an order to {side, select, buy {buy} other {sell}} {quantity} on {market} once the price reaches {trigger}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} an order to go {side, select, long {long} other {short}} {quantity} at {price} on {market}, at {leverage} leverage',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} a market order to go {side, select, long {long} other {short}} {quantity} on {market}, at {price} or better, with {margin} of margin',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} an order to reduce a {side, select, long {long} other {short}} by {quantity} at {price} on {market}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {tried to place} other {placed}} a market order to reduce a {side, select, long {long} other {short}} by {quantity} on {market}, at {price} or better',
  'exchange.bet':
    '{trader} {failed, select, yes {tried} other {offered}} to bet {stake} on {outcome, select, yes {“yes”} other {“no”}} in {market}, at {price}',
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
    '{admin} {failed, select, yes {tried to settle} other {settled}} {market} at {outcome} “yes”',
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
  'exchange.nameMarket':
    '{admin} {failed, select, yes {tried to rename} other {renamed}} a market to {market}',
  'staking.delegateMany':
    '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {count, plural, one {# validator} other {# validators}}',
  'bank.setSendEnabled':
    '{authority} {failed, select, yes {tried to change} other {changed}} whether {count, plural, one {# token} other {# tokens}} may be sent',
  'crisis.verify':
    '{sender} {failed, select, yes {tried to have} other {had}} the chain check its own books ({invariant})',
  'evidence.submit':
    '{submitter} {failed, select, yes {tried to report} other {reported}} a validator for signing twice',
  'gov.propose': '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal}',
  'gov.proposeWithDeposit':
    '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal} with a deposit of {deposit}',
  'gov.vote':
    '{voter} {failed, select, yes {tried to vote} other {voted}} {option, select, yes {yes} no {no} veto {no with veto} other {abstain}} on {proposal}',
  'gov.voteInTwo':
    '{voter} {failed, select, yes {tried to split} other {split}} a vote on {proposal}: {share} {option, select, yes {yes} no {no} veto {no with veto} other {abstain}}, {otherShare} {otherOption, select, yes {yes} no {no} veto {no with veto} other {abstain}}',
  'gov.voteSplit':
    '{voter} {failed, select, yes {tried to split} other {split}} a vote on {proposal} between {count, plural, one {# option} other {# options}}',
  'gov.deposit':
    '{depositor} {failed, select, yes {tried to add} other {added}} {amount} to the deposit of {proposal}',
  'gov.cancel': '{proposer} {failed, select, yes {tried to withdraw} other {withdrew}} {proposal}',
  'gov.executeLegacy':
    '{authority} {failed, select, yes {tried to carry out} other {carried out}} the proposal {title}',
  'upgrade.plan':
    '{authority} {failed, select, yes {tried to plan} other {planned}} the upgrade to {name} at block {block}',
  'upgrade.cancel':
    '{authority} {failed, select, yes {tried to call off} other {called off}} the planned upgrade',
  'authz.execute': '{sentence}, through {grantee}',
  'authz.grant':
    '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to act for them: {permission}',
  'authz.grantSpending':
    '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to spend up to {limit} for them',
  'authz.grantStaking':
    '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move stake} other {manage stake}} for them',
  'authz.grantStakingUpTo':
    '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move the stake of} other {manage the stake of}} up to {limit} for them',
  'authz.revoke':
    '{granter} {failed, select, yes {tried to take back} other {took back}} the right of {grantee} to act for them: {permission}',
  'authz.prune': '{pruner} {failed, select, yes {tried to clear} other {cleared}} away expired permissions',
  'feegrant.grant': '{granter} {failed, select, yes {tried} other {agreed}} to pay the fees of {grantee}',
  'feegrant.grantUpTo':
    '{granter} {failed, select, yes {tried} other {agreed}} to pay the fees of {grantee}, up to {limit}',
  'feegrant.revoke':
    '{granter} {failed, select, yes {tried to stop} other {stopped}} paying the fees of {grantee}',
  'feegrant.prune':
    '{pruner} {failed, select, yes {tried to clear} other {cleared}} away expired fee allowances',
  'vesting.lock':
    '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, locked for now',
  'vesting.lockInSteps':
    '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, to be unlocked step by step',
  'vesting.lockForGood':
    '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, locked for good',
  'ibc.transfer':
    '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {receiver} over {channel}',
  'ibc.receive':
    '{relayer} {failed, select, yes {tried to deliver} other {delivered}} {amount} from {sender} to {receiver} over {channel}',
  'ibc.receiveOther':
    '{relayer} {failed, select, yes {tried to deliver} other {delivered}} a packet over {channel}',
  'ibc.acknowledge':
    '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that {amount} from {sender} reached {receiver} over {channel}',
  'ibc.acknowledgeOther':
    '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that a packet arrived over {channel}',
  'ibc.refuse':
    '{relayer} {failed, select, yes {tried to report} other {reported}} that {receiver} was refused {amount} over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
  'ibc.refuseOther':
    '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet was refused over {channel}',
  'ibc.timeout':
    '{relayer} {failed, select, yes {tried to report} other {reported}} that {amount} for {receiver} came too late over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
  'ibc.timeoutOther':
    '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet came too late over {channel}',
  'ibc.createClient':
    '{signer} {failed, select, yes {tried to set up} other {set up}} a light client of the chain {network}',
  'ibc.updateClient':
    '{signer} {failed, select, yes {tried to bring} other {brought}} the light client {client} up to date',
  'ibc.reportMisbehaviour':
    '{signer} {failed, select, yes {tried to report} other {reported}} that the chain behind {client} contradicts itself',
  'ibc.openConnection':
    '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open the connection {connection}',
  'ibc.openChannel':
    '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open {channel}',
  'ibc.openNewChannel':
    '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open a channel for {port}',
  'ibc.closeChannel': '{signer} {failed, select, yes {tried to close} other {closed}} {channel}',
  'ibc.prune':
    '{signer} {failed, select, yes {tried to clear} other {cleared}} away old receipts of {channel}',
  'ibc.registerPayee':
    '{relayer} {failed, select, yes {tried to direct} other {directed}} what they earn on {channel} to {payee}',
  'ibc.payFee':
    '{signer} {failed, select, yes {tried to reward} other {rewarded}} whoever relays a packet over {channel}',
  'wasm.store': '{sender} {failed, select, yes {tried to store} other {stored}} the code of a contract',
  'wasm.storeAs': '{sender} {failed, select, yes {tried to store} other {stored}} the code {code}',
  'wasm.instantiate':
    '{sender} {failed, select, yes {tried to start} other {started}} the contract {contract} from code {code}',
  'wasm.call': '{sender} {failed, select, yes {tried to call} other {called}} {contract}',
  'wasm.execute': '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract}',
  'wasm.executeWithFunds':
    '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract} with {funds}',
  'wasm.migrate': '{sender} {failed, select, yes {tried to move} other {moved}} {contract} to code {code}',
  'wasm.updateAdmin':
    '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {contract}',
  'wasm.clearAdmin':
    '{sender} {failed, select, yes {tried to leave} other {left}} {contract} without an admin, for good',
  'wasm.relabel': '{sender} {failed, select, yes {tried to rename} other {renamed}} {contract} to {label}',
  'wasm.restrict':
    '{sender} {failed, select, yes {tried to change} other {changed}} who may start contracts from code {code}',
  'wasm.pin':
    '{authority} {failed, select, yes {tried to pin} other {pinned}} {count, plural, one {# code} other {# codes}} in memory',
  'wasm.unpin':
    '{authority} {failed, select, yes {tried to unpin} other {unpinned}} {count, plural, one {# code} other {# codes}}',
  'wasmx.register':
    '{sender} {failed, select, yes {tried to register} other {registered}} {contract} to run in every block',
  'wasmx.update':
    '{sender} {failed, select, yes {tried to change} other {changed}} how {contract} runs in every block',
  'wasmx.activate':
    '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} on, to run in every block',
  'wasmx.deactivate':
    '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} off: it {failed, select, yes {would run} other {runs}} by itself no more',
  'peggy.send':
    '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} on Ethereum',
  'peggy.cancel':
    '{sender} {failed, select, yes {tried to take back} other {took back}} transfer {number} to Ethereum',
  'peggy.requestBatch':
    '{orchestrator} {failed, select, yes {tried to bundle} other {bundled}} the waiting transfers of {denom} to Ethereum',
  'peggy.confirmBatch':
    '{orchestrator} {failed, select, yes {tried to sign} other {signed}} batch {number} of transfers to Ethereum',
  'peggy.confirmValidators':
    '{orchestrator} {failed, select, yes {tried to sign} other {signed}} the validator set {number} for the Ethereum bridge',
  'peggy.claimDeposit':
    '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {sender} sent {amount} from Ethereum to {receiver}',
  'peggy.claimWithdrawal':
    '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that batch {number} arrived on Ethereum',
  'peggy.claimToken':
    '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {denom} is {contract} on Ethereum',
  'peggy.claimValidators':
    '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that Ethereum knows the validator set {number}',
  'peggy.setOrchestrator':
    '{sender} {failed, select, yes {tried to appoint} other {appointed}} {orchestrator} to watch the bridge, signing as {address} on Ethereum',
  'peggy.watch':
    '{sender} {failed, select, yes {tried} other {began}} to watch the bridge, signing as {address} on Ethereum',
  'peggy.block':
    '{signer} {failed, select, yes {tried to bar} other {barred}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} from the bridge',
  'peggy.unblock':
    '{signer} {failed, select, yes {tried to let} other {let}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} use the bridge again',
  'tokenfactory.create': '{sender} {failed, select, yes {tried to create} other {created}} the token {denom}',
  'tokenfactory.mint': '{sender} {failed, select, yes {tried to mint} other {minted}} {amount}',
  'tokenfactory.mintFor':
    '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} for {receiver}',
  'tokenfactory.burn': '{sender} {failed, select, yes {tried to burn} other {burned}} {amount}',
  'tokenfactory.burnFrom':
    '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} that belonged to {owner}',
  'tokenfactory.changeAdmin':
    '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {denom}',
  'tokenfactory.dropAdmin':
    '{sender} {failed, select, yes {tried to leave} other {left}} {denom} without an admin, for good',
  'tokenfactory.describe':
    '{sender} {failed, select, yes {tried to describe} other {described}} {denom} with a name, a symbol and decimals',
  'permissions.create':
    '{sender} {failed, select, yes {tried to make} other {made}} rules for who may do what with {denom}',
  'permissions.update':
    '{sender} {failed, select, yes {tried to change} other {changed}} the rules of {denom}',
  'permissions.giveRole':
    '{sender} {failed, select, yes {tried to give} other {gave}} {actor} the role {role} for {denom}',
  'permissions.takeRole':
    '{sender} {failed, select, yes {tried to take} other {took}} the role {role} for {denom} from {actor}',
  'permissions.updateRoles':
    '{sender} {failed, select, yes {tried to change} other {changed}} {count, plural, one {# role} other {# roles}} for {denom}',
  'permissions.claimVoucher':
    '{sender} {failed, select, yes {tried to claim} other {claimed}} the {denom} that was held back for them',
  'erc20.pair': '{sender} {failed, select, yes {tried to pair} other {paired}} {denom} with {contract}',
  'erc20.unpair':
    '{sender} {failed, select, yes {tried to remove} other {removed}} the ERC-20 twin of {denom}',
  'insurance.create':
    '{sender} {failed, select, yes {tried to open} other {opened}} the insurance fund of {ticker} with {amount}',
  'insurance.underwrite':
    '{sender} {failed, select, yes {tried to put} other {put}} {amount} into the insurance fund of {market}',
  'insurance.redeem':
    '{sender} {failed, select, yes {tried to ask} other {asked}} for {amount} back from the insurance fund of {market}',
  'auction.bid': '{sender} {failed, select, yes {tried to bid} other {bid}} {amount} in auction {round}',
  'oracle.one': '{relayer} {failed, select, yes {tried to set} other {set}} the price of {asset} to {price}',
  'oracle.two':
    '{relayer} {failed, select, yes {tried to set} other {set}} the prices of {asset} to {price} and {otherAsset} to {otherPrice}',
  'oracle.many':
    '{relayer} {failed, select, yes {tried to set} other {set}} {count, plural, one {# price} other {# prices}}',
  'oracle.request':
    '{sender} {failed, select, yes {tried to request} other {requested}} prices from Band (request {number})',
  'ocr.create': '{sender} {failed, select, yes {tried to create} other {created}} the price feed {feed}',
  'ocr.update': '{sender} {failed, select, yes {tried to change} other {changed}} the price feed {feed}',
  'ocr.transmit':
    '{transmitter} {failed, select, yes {tried to report} other {reported}} a price to the feed {feed}',
  'ocr.fund':
    '{sender} {failed, select, yes {tried to put} other {put}} {amount} into the rewards of the price feed {feed}',
  'ocr.withdraw':
    '{sender} {failed, select, yes {tried to take} other {took}} {amount} out of the rewards of the price feed {feed}',
  'ocr.setPayees':
    '{sender} {failed, select, yes {tried to name} other {named}} {count, plural, one {# account} other {# accounts}} to be paid for the price feed {feed}',
  'ocr.offerPayeeship':
    '{sender} {failed, select, yes {tried to offer} other {offered}} {proposed} their pay from the price feed {feed}',
  'ocr.acceptPayeeship':
    '{payee} {failed, select, yes {tried to accept} other {accepted}} the pay of {transmitter} from the price feed {feed}',
  'evm.transact': '{sender} {failed, select, yes {tried to make} other {made}} an Ethereum transaction',
  'evm.create': '{sender} {failed, select, yes {tried to create} other {created}} an EVM contract',
  'evm.send': '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} by EVM',
  'evm.call':
    '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract}',
  'evm.callWithValue':
    '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract} with {amount}',
  'exchange.partlyRefused': '{sentence}; {count, plural, one {# was} other {# were}} refused',
  'exchange.liquidatePosition':
    '{sender} {failed, select, yes {tried to liquidate} other {liquidated}} a {side, select, long {long} other {short}} of {quantity} held by {owner}, at {price} on {market}',
}

/** One pattern for every sentence: what each language has to say. */
export type Patterns = Record<keyof typeof sentences, string>
