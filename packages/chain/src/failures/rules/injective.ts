import {
  account,
  count,
  identifier,
  listRules,
  quote,
  rule,
  token,
  type FailureRule,
  type Rules,
} from '../rule.ts'

/** What reports prices off the chain, under the names that the module has had. */
const feeds = {
  1: 'feed.stale',
  6: 'feed.config',
  8: 'oracle.signature',
  16: 'feed.admin',
  17: 'feed.exists',
  19: 'feed.none',
  20: 'feed.admin',
  23: 'signer.unauthorized',
  24: 'feed.none',
} as const
// The chain says the same of who isn't the admin and of an admin whose token lets nobody burn what others hold.
const burnsOfOthers = rule('token.burnOthers', /^/, (_, given) => {
  const owner = given?.message.findText('burnFromAddress') ?? ''
  return owner === '' || owner === given?.message.findText('sender') ? undefined : {}
})

const nameLong = rule('denom.long', /max length is (\d+) bytes/, ([, most]) => ({ most: count(most) }))
const nameShort = rule(
  'denom.short',
  /at least (\d+) bytes|min length is (\d+) bytes/,
  ([, least, length]) => ({
    least: count(least ?? length),
  }),
)

/** The modules that only Injective has, but the exchange. */
export const injectiveRules: Rules = {
  ...listRules('auction', {
    1: 'bid.low',
    2: rule('bid.round', /current round is (\d+) but got bid for (\d+)/, ([, current, got]) => ({
      current: identifier(current),
      got: identifier(got),
    })),
  }),
  ...listRules('chainlink', feeds),
  ...listRules('ocr', feeds),
  ...listRules('insurance', {
    1: 'insurance.exists',
    2: 'insurance.none',
    3: 'redemption.exists',
    4: 'coins.invalid',
    5: 'insurance.denom',
    7: 'market.ticker',
    8: 'market.denom',
    9: 'oracle.none',
    10: 'market.expiry',
    11: 'market.none',
    12: 'insurance.share',
  }),
  ...listRules('oracle', {
    1: 'address.invalid',
    5: 'oracle.relayer',
    8: 'oracle.type',
    11: 'oracle.signature',
    12: 'feed.stale',
    13: 'oracle.noPrice',
    14: 'oracle.price',
    15: 'oracle.price',
    16: rule('oracle.bandOff', /BandIBC is disabled/),
    31: 'oracle.noPrice',
    33: 'oracle.noPrice',
    34: 'oracle.pythOff',
    35: 'oracle.relayer',
    42: 'oracle.signature',
    44: 'oracle.signature',
  }),
  ...listRules('peggy', {
    2: 'bridge.duplicate',
    3: [
      rule('signature.bridge', /signature verification failed/),
      rule('bridge.batched', /must be in (?:a )?batch/i),
      rule('bridge.owner', /invalid sender address/i),
      quote('request.refused', /^(.+?): invalid$/s),
    ],
    5: [rule('bridge.noOrchestrator', /^validator: unknown/), 'bridge.unknown'],
    6: rule('bridge.noKey', /eth address/),
    8: 'support.none',
    9: 'claim.order',
    10: 'batch.empty',
    11: 'bridge.keysSet',
    12: 'bridge.supply',
    13: 'bridge.address',
    14: 'bridge.address',
  }),
  ...listRules('permissions', {
    2: 'rules.exist',
    3: 'token.manager',
    5: 'rules.invalid',
    6: 'rules.invalid',
    7: 'role.none',
    8: 'contract.none',
    9: [
      rule('restricted.off', /action \w+ on (\S+) is disabled/, ([, denom]) => ({ denom: token(denom) })),
      restricted('restricted.receive', 'RECEIVE'),
      restricted('restricted.send', 'SEND'),
      'token.restricted',
    ],
    10: 'role.none',
    11: 'rules.none',
    12: 'token.guard',
    13: 'voucher.none',
    14: 'rules.invalid',
  }),
  ...listRules('tokenfactory', {
    2: 'denom.exists',
    3: [burnsOfOthers, 'token.admin'],
    4: 'denom.invalid',
    5: 'address.invalid',
    8: [nameLong, 'denom.invalid'],
    9: [nameShort, 'denom.invalid'],
    10: [nameShort, 'denom.invalid'],
    12: [rule('denom.noSupply', /denom: ([^\s:]+)/, ([, denom]) => ({ denom: token(denom) })), 'denom.none'],
    13: 'coins.invalid',
  }),
  ...listRules('wasmx', {
    1: 'gas.limit',
    3: 'address.invalid',
    4: 'contract.registered',
    5: 'contract.registered',
    6: 'contract.none',
    7: 'code.none',
  }),
}

function restricted(key: FailureRule['key'], action: string): FailureRule {
  const pattern = new RegExp(String.raw`action ${action} on (\S+) is not allowed for (inj1[a-z0-9]+)`)
  return rule(key, pattern, ([, denom, address]) => ({ denom: token(denom), account: account(address) }))
}
