import { account, amount, coin, identifier, listRules, quote, rule } from '../rule.ts'

const granted = rule(
  'grant.noneFor',
  /given granter: (inj1[a-z0-9]+), grantee: (inj1[a-z0-9]+) & msgType: (\S+)/,
  ([, granter, grantee, type = '']) => ({
    granter: account(granter),
    grantee: account(grantee),
    type: { kind: 'messageType', type },
  }),
)

const deposit = [
  new RegExp(String.raw`was \(${coin}\), need \(${coin}\)`),
  new RegExp(`received ${coin} but need at least one of the following: ${coin}`),
].map((pattern) =>
  rule('deposit.small', pattern, (match) => ({
    offered: amount(match[1], match[2]),
    required: amount(match[3], match[4]),
  })),
)

/** Who may decide: by vote, or in the name of another. */
export const govRules = {
  ...listRules('gov', {
    2: 'proposal.none',
    3: rule('proposal.closed', /^(\d+):/, ([, id = '']) => ({ proposal: identifier(`#${id}`) })),
    5: 'proposal.invalid',
    6: 'proposal.invalid',
    7: [rule('vote.weights', /^total weight (?:overflow|lower than) 1/i), 'vote.invalid'],
    9: 'proposal.invalid',
    10: 'proposal.invalid',
    11: 'proposal.empty',
    12: [quote('proposal.message', /^[: ]*(.+?): invalid proposal message$/s), 'proposal.invalid'],
    13: [
      rule('proposal.signer', /^(inj1[a-z0-9]+): expected gov account as only signer/, ([, address]) => ({
        account: account(address),
      })),
      'authority.only',
    ],
    14: 'proposal.invalid',
    15: 'text.long',
    16: deposit,
    17: 'proposal.none',
    18: 'proposal.proposer',
    20: 'vote.closed',
    21: 'proposal.invalid',
    22: rule('text.long', /too long/),
    23: rule('deposit.denom', /denom/),
  }),
  ...listRules('authz', {
    2: [granted, rule('grant.gone', /failed to delete grant/), 'grant.none'],
    3: 'grant.past',
    5: 'grant.none',
    6: 'grant.expired',
    7: 'grant.self',
    12: 'coins.invalid',
  }),
}
