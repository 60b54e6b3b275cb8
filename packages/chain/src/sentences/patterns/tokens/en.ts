export const tokens = {
  tokenfactory: {
    create: '{sender} {failed, select, yes {tried to create} other {created}} the token {denom}',
    changeAdmin: '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {denom}',
    dropAdmin:
      '{sender} {failed, select, yes {tried to leave} other {left}} {denom} without an admin, for good',
    describe:
      '{sender} {failed, select, yes {tried to describe} other {described}} {denom} with a name, a symbol and decimals',
  },
  /** Of the chain's own tokens and of contracts alike. */
  token: {
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount}',
    mintFor: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} for {receiver}',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} {amount}',
    burnFrom:
      '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} that belonged to {owner}',
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
}
