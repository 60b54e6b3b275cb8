/**
 * What happened, in English: ICU messages by module and name, which `Sentence.key` joins by a point. Every place is
 * a part of the sentence; `failed` chooses between what happened and what was only tried.
 */
export const sentences = {
  transaction: {
    empty: 'A transaction without messages',
    more: '{sentence}, and {count, plural, one {# more} other {# more}}',
  },
  block: {
    empty: 'empty, proposed by {proposer}',
    and: '{first}, {more}',
    proposal:
      '{proposal} {result, select, passed {passed} failed {passed but could not be carried out} rejected {was rejected} dropped {was dropped for lack of a deposit} other {goes on to a longer vote}}',
    proposals:
      '{count, plural, one {# proposal} other {# proposals}} {result, select, passed {passed} failed {passed but could not be carried out} rejected {rejected} dropped {dropped for lack of a deposit} other {go on to a longer vote}}',
    punished:
      '{validator} {reason, select, absent {jailed for missing blocks} twice {slashed for signing twice} other {slashed}}',
    punishedMany:
      '{count, plural, one {# validator} other {# validators}} {reason, select, absent {jailed for missing blocks} twice {slashed for signing twice} other {slashed}}',
    auction: '{winner} won auction {round} for {amount}',
    settled: '{market} settled',
    liquidated: 'liquidation on {market}',
    fillsOnOne: '{count, plural, one {# fill} other {# fills}} on {market}',
    fillsOnTwo: '{count, plural, one {# fill} other {# fills}} on {market} and {another}',
    fillsOnMany:
      '{count, plural, one {# fill} other {# fills}} on {markets, plural, one {# market} other {# markets}}',
    requoted: '{count, plural, one {# maker} other {# makers}} requoted',
    placed: '{count, plural, one {# new order} other {# new orders}}',
    refused: '{count, plural, one {# order refused} other {# orders refused}}',
    trade: '{count, plural, one {# trading transaction} other {# trading transactions}}',
    transfer: '{count, plural, one {# transfer} other {# transfers}}',
    contract: '{count, plural, one {# contract transaction} other {# contract transactions}}',
    oracle: '{count, plural, one {# price update} other {# price updates}}',
    staking:
      '{count, plural, one {# staking or governance transaction} other {# staking and governance transactions}}',
    transactions: '{count, plural, one {# transaction} other {# transactions}}',
    others: '{count, plural, one {# other transaction} other {# other transactions}}',
    failed: '{count, plural, one {# transaction failed} other {# transactions failed}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {tried to do} other {did}} “{type}”',
    unknownByNobody: '{failed, select, yes {Tried} other {Done}}: {type}',
  },
  params: {
    update:
      '{authority} {failed, select, yes {tried to change} other {changed}} the parameters of the {module} module',
  },
  bank: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient}',
    sendToSelf: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to their own account',
    multiSend:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {count, plural, one {# account} other {# accounts}}',
    setSendEnabled:
      '{authority} {failed, select, yes {tried to change} other {changed}} whether {count, plural, one {# token} other {# tokens}} may be sent',
  },
  staking: {
    delegate: '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {validator}',
    undelegate:
      '{delegator} {failed, select, yes {tried} other {began}} to unstake {amount} from {validator}',
    freeOn: '{sentence}, free on {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {tried to take back} other {took back}} {amount} from unstaking and {failed, select, yes {leave} other {left}} it staked with {validator}',
    redelegate:
      '{delegator} {failed, select, yes {tried to move} other {moved}} {amount} of stake from {from} to {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {tried to hand} other {handed}} {amount} staked with {validator} over to {recipient}',
    createValidator:
      '{delegator} {failed, select, yes {tried to open} other {opened}} the validator “{name}” with {amount} of their own',
    editValidator: '{validator} {failed, select, yes {tried to change its} other {changed its}} description',
    setCommission: '{validator} {failed, select, yes {tried to set} other {set}} its commission to {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {count, plural, one {# validator} other {# validators}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {tried to get} other {got}} out of jail',
  },
  distribution: {
    claim:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {count, plural, one {# validator} other {# validators}}',
    commission: '{validator} {failed, select, yes {tried to claim} other {claimed}} its commission',
    commissionAmount:
      '{validator} {failed, select, yes {tried to claim} other {claimed}} {amount} of commission',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {tried to direct} other {directed}} all future staking rewards to {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to the community pool',
    spendCommunityPool:
      '{authority} {failed, select, yes {tried to pay} other {paid}} {amount} from the community pool to {recipient}',
    depositRewards:
      '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to those who stake with {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {count, plural, one {# validator} other {# validators}}',
  },
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
    renameMarket: '{admin} {failed, select, yes {tried to rename} other {renamed}} {market} to {ticker}',
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
    nameMarket: '{admin} {failed, select, yes {tried to rename} other {renamed}} a market to {market}',
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
  gov: {
    voteMany:
      '{voter} {failed, select, yes {tried to vote} other {voted}} on {count, plural, one {# proposal} other {# proposals}}',
    propose: '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal}',
    proposeWithDeposit:
      '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal} with a deposit of {deposit}',
    vote: '{voter} {failed, select, yes {tried to {option, select, yes {vote yes} no {vote no} veto {vote no with veto} other {abstain}}} other {{option, select, yes {voted yes} no {voted no} veto {voted no with veto} other {abstained}}}} on {proposal}',
    voteInTwo:
      '{voter} {failed, select, yes {tried to split} other {split}} a vote on {proposal}: {share} {option, select, yes {yes} no {no} veto {no with veto} other {abstain}}, {otherShare} {otherOption, select, yes {yes} no {no} veto {no with veto} other {abstain}}',
    voteSplit:
      '{voter} {failed, select, yes {tried to split} other {split}} a vote on {proposal} between {count, plural, one {# option} other {# options}}',
    deposit:
      '{depositor} {failed, select, yes {tried to add} other {added}} {amount} to the deposit of {proposal}',
    cancel: '{proposer} {failed, select, yes {tried to withdraw} other {withdrew}} {proposal}',
    executeLegacy:
      '{authority} {failed, select, yes {tried to carry out} other {carried out}} the proposal “{title}”',
    proposeTo: '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal}: {aim}',
    proposeToWithDeposit:
      '{proposer} {failed, select, yes {tried to propose} other {proposed}} {proposal} with a deposit of {deposit}: {aim}',
    aimPay: '{amount} from the community pool for {recipient}',
    aimUpgrade: 'the upgrade to {name} at block {block}',
    aimParams: 'new parameters of the {module} module',
    aimMarket: 'new rules of {market}',
    aimLaunch:
      'the new {kind, select, spot {spot market} perpetual {perpetual market} futures {futures market} other {yes-or-no market}} {ticker}',
    aimOther: '{type}',
    aimMore: '{aim}, and {count, plural, one {# more} other {# more}}',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {tried to have} other {had}} the chain check its own books ({invariant})',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {tried to report} other {reported}} a validator for signing twice',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {tried to plan} other {planned}} the upgrade to {name} at block {block}',
    cancel: '{authority} {failed, select, yes {tried to call off} other {called off}} the planned upgrade',
  },
  authz: {
    execute: '{sentence}, through {grantee}',
    inName: '{grantee}, for {granter},',
    until: '{sentence}, until {time}',
    grant:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to act for them: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to spend up to {limit} for them',
    grantStaking:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move stake} other {manage stake}} for them',
    grantStakingUpTo:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move the stake of} other {manage the stake of}} up to {limit} for them',
    revoke:
      '{granter} {failed, select, yes {tried to take back} other {took back}} the right of {grantee} to act for them: {permission}',
    prune: '{pruner} {failed, select, yes {tried to clear} other {cleared}} away expired permissions',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {tried} other {agreed}} to pay the fees of {grantee}',
    grantUpTo:
      '{granter} {failed, select, yes {tried} other {agreed}} to pay the fees of {grantee}, up to {limit}',
    only: '{sentence}, for “{type}” only',
    onlySome: '{sentence}, for {count, plural, one {# kind of message} other {# kinds of message}} only',
    revoke: '{granter} {failed, select, yes {tried to stop} other {stopped}} paying the fees of {grantee}',
    prune: '{pruner} {failed, select, yes {tried to clear} other {cleared}} away expired fee allowances',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, {release, select, end {locked until} other {unlocked bit by bit until}} {time}',
    lockInSteps:
      '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, to be unlocked step by step',
    lockForGood:
      '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, locked for good',
  },
  ibc: {
    transfer:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {receiver} over {channel}',
    receive:
      '{relayer} {failed, select, yes {tried to deliver} other {delivered}} {amount} from {sender} to {receiver} over {channel}',
    receiveOther:
      '{relayer} {failed, select, yes {tried to deliver} other {delivered}} a packet over {channel}',
    notAccepted: '{sentence}, but it was refused',
    acknowledge:
      '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that {amount} from {sender} reached {receiver} over {channel}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {tried to confirm} other {confirmed}} that a packet arrived over {channel}',
    refuse:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that {receiver} was refused {amount} over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
    refuseOther:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet was refused over {channel}',
    timeout:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that {amount} for {receiver} came too late over {channel}; it {failed, select, yes {would go} other {went}} back to {sender}',
    timeoutOther:
      '{relayer} {failed, select, yes {tried to report} other {reported}} that a packet came too late over {channel}',
    createClient:
      '{signer} {failed, select, yes {tried to set up} other {set up}} a light client for the chain {network}',
    updateClient:
      '{signer} {failed, select, yes {tried to bring} other {brought}} the light client {client} up to date',
    reportMisbehaviour:
      '{signer} {failed, select, yes {tried to report} other {reported}} that the chain behind {client} contradicts itself',
    openConnection:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open the connection {connection}',
    openChannel:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open {channel}',
    openNewChannel:
      '{signer} {failed, select, yes {tried to take} other {took}} {step, select, init {the first step} try {the second step} ack {the third step} other {the last step}} to open a channel for {port}',
    closeChannel: '{signer} {failed, select, yes {tried to close} other {closed}} {channel}',
    prune: '{signer} {failed, select, yes {tried to clear} other {cleared}} away old receipts of {channel}',
    registerPayee:
      '{relayer} {failed, select, yes {tried to direct} other {directed}} what they earn on {channel} to {payee}',
    payFee:
      '{signer} {failed, select, yes {tried to offer} other {offered}} {amount} to whoever relays a packet over {channel}',
    arrived: '{sentence}, and it arrived',
    returned: '{sentence}, where it was refused and came back',
    expired: '{sentence}, but it came too late and went back',
  },
  wasm: {
    store: '{sender} {failed, select, yes {tried to store} other {stored}} the code of a contract',
    storeAs: '{sender} {failed, select, yes {tried to store} other {stored}} the code {code}',
    instantiate:
      '{sender} {failed, select, yes {tried to start} other {started}} the contract {contract} from code {code}',
    call: '{sender} {failed, select, yes {tried to call} other {called}} {contract}',
    execute: '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract}',
    executeWithFunds:
      '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract} with {funds}',
    migrate: '{sender} {failed, select, yes {tried to move} other {moved}} {contract} to code {code}',
    updateAdmin:
      '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {contract}',
    clearAdmin:
      '{sender} {failed, select, yes {tried to leave} other {left}} {contract} without an admin, for good',
    relabel: '{sender} {failed, select, yes {tried to rename} other {renamed}} {contract} to “{label}”',
    restrict:
      '{sender} {failed, select, yes {tried to change} other {changed}} who may start contracts from code {code}',
    pin: '{authority} {failed, select, yes {tried to pin} other {pinned}} {count, plural, one {# code} other {# codes}} in memory',
    unpin:
      '{authority} {failed, select, yes {tried to unpin} other {unpinned}} {count, plural, one {# code} other {# codes}}',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} {token} (CW20) to {recipient}',
    transferFrom:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} {token} (CW20) of {owner} to {recipient}',
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} {token} (CW20) for {recipient}',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} {token} (CW20)',
    burnFrom:
      '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} {token} (CW20) that belonged to {owner}',
    allow:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} {token} (CW20) more for them',
    disallow:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} {token} (CW20) less for them',
    sendNft:
      '{sender} {failed, select, yes {tried to send} other {sent}} the NFT {id} of {contract} to {recipient}',
    mintNft:
      '{sender} {failed, select, yes {tried to mint} other {minted}} the NFT {id} of {contract} for {recipient}',
  },
  wasmx: {
    register:
      '{sender} {failed, select, yes {tried to register} other {registered}} {contract} to run in every block',
    update:
      '{sender} {failed, select, yes {tried to change} other {changed}} how {contract} runs in every block',
    activate:
      '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} on, to run in every block',
    deactivate:
      '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} off: it {failed, select, yes {would run} other {runs}} by itself no more',
  },
  peggy: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} on Ethereum',
    cancel:
      '{sender} {failed, select, yes {tried to take back} other {took back}} transfer {number} to Ethereum',
    requestBatch:
      '{orchestrator} {failed, select, yes {tried to bundle} other {bundled}} the waiting transfers of {denom} to Ethereum',
    confirmBatch:
      '{orchestrator} {failed, select, yes {tried to sign} other {signed}} batch {number} of transfers to Ethereum',
    confirmValidators:
      '{orchestrator} {failed, select, yes {tried to sign} other {signed}} the validator set {number} for the Ethereum bridge',
    claimDeposit:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {sender} sent {amount} from Ethereum to {receiver}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that batch {number} arrived on Ethereum',
    claimToken:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that {denom} is {contract} on Ethereum',
    claimValidators:
      '{orchestrator} {failed, select, yes {tried to confirm} other {confirmed}} that Ethereum knows the validator set {number}',
    setOrchestrator:
      '{sender} {failed, select, yes {tried to appoint} other {appointed}} {orchestrator} to watch the bridge, signing as {address} on Ethereum',
    watch:
      '{sender} {failed, select, yes {tried} other {began}} to watch the bridge, signing as {address} on Ethereum',
    block:
      '{signer} {failed, select, yes {tried to bar} other {barred}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} from the bridge',
    unblock:
      '{signer} {failed, select, yes {tried to let} other {let}} {count, plural, one {# Ethereum address} other {# Ethereum addresses}} use the bridge again',
  },
  tokenfactory: {
    create: '{sender} {failed, select, yes {tried to create} other {created}} the token {denom}',
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount}',
    mintFor: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} for {receiver}',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} {amount}',
    burnFrom:
      '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} that belonged to {owner}',
    changeAdmin: '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {denom}',
    dropAdmin:
      '{sender} {failed, select, yes {tried to leave} other {left}} {denom} without an admin, for good',
    describe:
      '{sender} {failed, select, yes {tried to describe} other {described}} {denom} with a name, a symbol and decimals',
  },
  permissions: {
    create:
      '{sender} {failed, select, yes {tried to make} other {made}} rules for who may do what with {denom}',
    update: '{sender} {failed, select, yes {tried to change} other {changed}} the rules of {denom}',
    giveRole:
      '{sender} {failed, select, yes {tried to give} other {gave}} {actor} the role {role} for {denom}',
    takeRole:
      '{sender} {failed, select, yes {tried to take} other {took}} the role {role} for {denom} from {actor}',
    updateRoles:
      '{sender} {failed, select, yes {tried to change} other {changed}} {count, plural, one {# role} other {# roles}} for {denom}',
    claimVoucher:
      '{sender} {failed, select, yes {tried to claim} other {claimed}} the {denom} that was held back for them',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {tried to pair} other {paired}} {denom} with {contract}',
    unpair: '{sender} {failed, select, yes {tried to remove} other {removed}} the ERC-20 twin of {denom}',
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
  oracle: {
    one: '{relayer} {failed, select, yes {tried to set} other {set}} the price of {asset} to {price}',
    two: '{relayer} {failed, select, yes {tried to set} other {set}} the prices of {asset} to {price} and {otherAsset} to {otherPrice}',
    many: '{relayer} {failed, select, yes {tried to set} other {set}} {count, plural, one {# price} other {# prices}}',
    request:
      '{sender} {failed, select, yes {tried to request} other {requested}} prices from Band (request {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {tried to create} other {created}} the price feed {feed}',
    update: '{sender} {failed, select, yes {tried to change} other {changed}} the price feed {feed}',
    transmit:
      '{transmitter} {failed, select, yes {tried to report} other {reported}} a price to the feed {feed}',
    fund: '{sender} {failed, select, yes {tried to put} other {put}} {amount} into the rewards of the price feed {feed}',
    withdraw:
      '{sender} {failed, select, yes {tried to take} other {took}} {amount} out of the rewards of the price feed {feed}',
    setPayees:
      '{sender} {failed, select, yes {tried to name} other {named}} {count, plural, one {# account} other {# accounts}} to be paid for the price feed {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {tried to offer} other {offered}} {proposed} their pay from the price feed {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {tried to accept} other {accepted}} the pay of {transmitter} from the price feed {feed}',
  },
  evm: {
    transact: '{sender} {failed, select, yes {tried to make} other {made}} an Ethereum transaction',
    create: '{sender} {failed, select, yes {tried to create} other {created}} an EVM contract',
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} by EVM',
    call: '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract}',
    callWithValue:
      '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract} with {amount}',
  },
}

/** What each language has to say: a pattern for every sentence. */
export type Patterns = {
  [Module in keyof typeof sentences]: Record<keyof (typeof sentences)[Module], string>
}
