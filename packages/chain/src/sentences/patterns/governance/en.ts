export const governance = {
  params: {
    update:
      '{authority} {failed, select, yes {tried to change} other {changed}} the parameters of the {module} module',
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
    aimPayMany: '{amount} from the community pool for {count, plural, one {# account} other {# accounts}}',
    aimUpgrade: 'the upgrade to {name} at block {block}',
    aimParams: 'new parameters of the {module} module',
    aimMarket: 'new rules of {market}',
    aimLaunch:
      'the new {kind, select, spot {spot market} perpetual {perpetual market} futures {futures market} other {yes-or-no market}} {ticker}',
    aimSettle: 'the forced settlement of {market}',
    aimSettleAt: 'the forced settlement of {market} at {price}',
    aimLimit:
      'at most {limit} of {denom} over the Ethereum bridge in {count, plural, one {# block} other {# blocks}}',
    aimUnlimit: 'no limit any more for {denom} on the Ethereum bridge',
    aimOther: '{type}',
    aimMore: '{aim}, and {count, plural, one {# more} other {# more}}',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {tried to have} other {had}} the chain check its own books ({invariant})',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {tried to plan} other {planned}} the upgrade to {name} at block {block}',
    cancel: '{authority} {failed, select, yes {tried to call off} other {called off}} the planned upgrade',
  },
}
