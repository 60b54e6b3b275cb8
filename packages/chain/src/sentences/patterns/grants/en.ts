export const grants = {
  authz: {
    execute: '{sentence}, through {grantee}',
    inName: '{grantee}, for {granter},',
    inNameOf: '{grantee}, for {granter}',
    until: '{sentence}, until {time}',
    grant:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to act for them: {permission}',
    grantUpTo:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to act for them, with up to {limit}: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to spend up to {limit} for them',
    grantStaking:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move stake} cancel_unbonding_delegation {cancel unstaking} other {manage stake}} for them',
    grantStakingUpTo:
      '{granter} {failed, select, yes {tried to allow} other {allowed}} {grantee} to {deed, select, delegate {stake} undelegate {unstake} redelegate {move the stake of} cancel_unbonding_delegation {cancel the unstaking of} other {manage the stake of}} up to {limit} for them',
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
}
