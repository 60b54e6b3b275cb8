export const blocks = {
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
}
