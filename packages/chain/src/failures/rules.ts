import { contractRules } from './contract-rules.ts'
import { marketRules } from './market-rules.ts'
import { account, amount, coin, count, identifier, quote, rule, type FailureRule } from './rule.ts'

/** By codespace and code; the first that fits counts. */
export const rules: Readonly<Record<string, readonly FailureRule[]>> = {
  ...listSdk(),
  ...listStaking(),
  ...listExchange(),
  'auction 1': [rule('bid.low')],
  'auction 2': [
    rule('bid.round', /current round is (\d+) but got bid for (\d+)/, ([, current, got]) => ({
      current: identifier(current),
      got: identifier(got),
    })),
  ],
  'authz 2': [rule('grant.none')],
  'authz 3': [rule('grant.expired')],
  'authz 5': [rule('grant.none')],
  'authz 6': [rule('grant.expired')],
  'authz 7': [rule('grant.self')],
  'bank 4': [rule('sums.differ')],
  'bank 5': [rule('denom.frozen')],
  'bank 6': [rule('denom.none')],
  ...both(['chainlink', 'ocr'], {
    1: [rule('feed.stale')],
    6: [rule('feed.config')],
    16: [rule('feed.admin')],
    20: [rule('feed.admin')],
  }),
  'channel 3': [rule('channel.none', /channel ID \(([\w-]+)\)/, ([, id]) => ({ channel: identifier(id) }))],
  'channel 41': [
    rule('channel.unpruned', /channel ID \(([\w-]+)\)/, ([, id]) => ({ channel: identifier(id) })),
  ],
  'connection 6': [rule('connection.state')],
  'crisis 3': [rule('invariant.none')],
  'feeibc 9': [
    rule('channel.noFees', /channel ID[: (]+([\w-]+)/, ([, id]) => ({ channel: identifier(id) })),
    rule('channel.noFeesHere'),
  ],
  'ibc 8': [
    rule('channel.stays', /channel ID: ([\w-]+): user cannot close channel/, ([, id]) => ({
      channel: identifier(id),
    })),
    quote('request.refused', /^(.+?): invalid request$/s),
  ],
  'gov 2': [rule('proposal.none')],
  'gov 3': [rule('proposal.closed', /^(\d+):/, ([, id = '']) => ({ proposal: identifier(`#${id}`) }))],
  'gov 5': [rule('proposal.invalid')],
  'gov 6': [rule('proposal.invalid')],
  'gov 7': [rule('vote.invalid')],
  'gov 10': [rule('proposal.invalid')],
  'gov 11': [rule('proposal.invalid')],
  'gov 12': [rule('proposal.invalid')],
  'gov 13': [
    rule('proposal.signer', /^(inj1[a-z0-9]+): expected gov account as only signer/, ([, address]) => ({
      account: account(address),
    })),
    rule('authority.only'),
  ],
  'gov 15': [rule('text.long')],
  'gov 16': [
    rule('deposit.small', new RegExp(String.raw`was \(${coin}\), need \(${coin}\)`), (match) => ({
      offered: amount(match[1], match[2]),
      required: amount(match[3], match[4]),
    })),
  ],
  'gov 17': [rule('proposal.none')],
  'gov 18': [rule('signer.unauthorized')],
  'gov 20': [rule('vote.closed')],
  'insurance 1': [rule('insurance.exists')],
  'insurance 2': [rule('insurance.none')],
  'insurance 4': [rule('coins.invalid')],
  'insurance 5': [rule('insurance.denom')],
  'oracle 5': [rule('signer.unauthorized')],
  'oracle 14': [rule('oracle.price')],
  'oracle 15': [rule('oracle.price')],
  'oracle 16': [rule('oracle.bandOff', /BandIBC is disabled/)],
  'oracle 34': [rule('oracle.pythOff', /no address for Pyth contract/)],
  'peggy 2': [rule('bridge.duplicate')],
  'peggy 3': [rule('signature.bridge', /signature verification failed/)],
  'peggy 5': [rule('bridge.unknown')],
  'peggy 9': [rule('claim.order')],
  'peggy 10': [rule('batch.empty')],
  'permissions 9': [
    rule('restricted.off', /action \w+ on (\S+) is disabled/, ([, denom = '']) => ({
      denom: { kind: 'denom', denom },
    })),
    restricted('restricted.receive', 'RECEIVE'),
    restricted('restricted.send', 'SEND'),
    rule('token.restricted'),
  ],
  'permissions 13': [rule('voucher.none')],
  'slashing 4': [rule('jail.early')],
  'slashing 5': [rule('jail.none')],
  'tokenfactory 2': [rule('denom.exists')],
  'tokenfactory 3': [rule('signer.unauthorized')],
  'tokenfactory 4': [rule('denom.invalid')],
  'tokenfactory 8': [rule('denom.invalid')],
  'tokenfactory 9': [rule('denom.invalid')],
  'tokenfactory 10': [rule('denom.invalid')],
  'tokenfactory 12': [rule('denom.none')],
  'tokenfactory 13': [rule('coins.invalid')],
  'undefined 1': [rule('metadata.decimals', /cannot update denom metadata decimals/)],
  'undefined 111222': [rule('chain.panic')],
  'upgrade 6': [rule('authority.only')],
  'wasm 2': [rule('code.invalid')],
  'wasm 4': contractRules('instantiate'),
  'wasm 5': contractRules('execute'),
  'wasm 8': [rule('contract.none')],
  'wasm 11': contractRules('migrate'),
  'wasm 14': [rule('authority.only', /invalid authority; expected/)],
  'wasm 29': [
    rule('contract.noMethod', /Missing export (\w+)/, ([, method]) => ({ method: identifier(method) })),
  ],
}

type Rules = Record<string, FailureRule[]>

function listSdk(): Rules {
  return prefix('sdk', {
    2: [rule('decode.failed')],
    4: [
      rule('receiver.blocked', /(inj1[a-z0-9]+) is not allowed to receive funds/, ([, address]) => ({
        account: account(address),
      })),
      rule('signature.wrong', /signature verification failed/),
      rule('grant.market', /requested market is unauthorized/),
      rule('signer.unauthorized'),
    ],
    5: [
      rule('funds.short', new RegExp(`spendable balance ${coin} is smaller than ${coin}`), (match) => ({
        held: amount(match[1], match[2]),
        needed: amount(match[3], match[4]),
      })),
      rule('grant.limit', /requested amount is more than spend limit/),
      rule('funds.insufficient'),
    ],
    7: [rule('address.invalid')],
    8: [rule('signature.wrong')],
    9: [rule('account.unknown')],
    10: [
      rule('coins.zero', new RegExp(`^(0)([a-zA-Z][\\w/:.-]*): invalid coins`), ([, digits, denom]) => ({
        amount: amount(digits, denom),
      })),
      rule('coins.invalid'),
    ],
    11: [
      rule('gas.out', /gasWanted: (\d+), gasUsed: (\d+)/, ([, wanted, used]) => ({
        wanted: count(wanted),
        used: count(used),
      })),
    ],
    12: [rule('memo.long')],
    13: [
      rule('fee.low', new RegExp(`got: ${coin} required: ${coin}`), (match) => ({
        offered: amount(match[1], match[2]),
        required: amount(match[3], match[4]),
      })),
    ],
    14: [rule('signatures.many')],
    15: [rule('signatures.none')],
    18: [
      rule('bid.low', /Bid must exceed current highest bid/),
      rule('allowance.exists', /fee allowance already exists/),
      rule('account.exists', /account (inj1[a-z0-9]+) already exists/, ([, address]) => ({
        account: account(address),
      })),
      rule('stake.more', /invalid shares amount/),
      quote('request.refused', /^(.+?): invalid request$/s),
    ],
    19: [rule('mempool.known')],
    20: [rule('mempool.full')],
    21: [rule('transaction.large')],
    28: [rule('chain.wrong')],
    30: [rule('transaction.late')],
    31: [rule('extension.unknown')],
    32: [
      rule('sequence.wrong', /expected (\d+), got (\d+)/, ([, expected, got]) => ({
        expected: identifier(expected),
        got: identifier(got),
      })),
    ],
    37: [rule('support.none')],
    38: [rule('allowance.none', /fee-grant not found/), rule('thing.none')],
    41: [rule('gas.limit')],
  })
}

function listStaking(): Rules {
  return {
    ...prefix('staking', {
      3: [rule('validator.none')],
      4: [rule('validator.exists')],
      5: [rule('validator.keyTaken')],
      7: [rule('validator.jailed')],
      10: [rule('commission.max')],
      11: [rule('commission.max')],
      12: [rule('commission.often')],
      14: [rule('commission.step')],
      15: [rule('commission.step')],
      16: [rule('stake.selfMinimum')],
      17: [rule('stake.selfMinimum')],
      19: [rule('delegation.none')],
      21: [rule('delegation.none')],
      22: [rule('stake.more')],
      24: [rule('stake.more')],
      26: [rule('unbonding.none')],
      27: [rule('unbonding.many')],
      29: [rule('redelegation.same')],
      30: [rule('redelegation.tiny')],
      31: [rule('validator.none')],
      32: [rule('redelegation.again')],
      33: [rule('redelegation.many')],
      40: [rule('commission.min')],
      41: [rule('unbonding.none')],
    }),
    'distribution 7': [rule('commission.none')],
    'distribution 8': [rule('withdraw.fixed')],
    'distribution 12': [rule('validator.none')],
    'distribution 13': [rule('delegation.none')],
  }
}

function listExchange(): Rules {
  return prefix('exchange', {
    2: [rule('market.none')],
    3: [rule('market.exists')],
    4: [
      // What is cancelled by its own identifier, which nothing open bears.
      rule('order.none', /invalid order identifier string/),
      quote('field.invalid', /^(.+?): struct field error/s),
    ],
    6: [
      marketRules.deposits,
      rule('withdrawal.short', /^withdrawal failed: subaccount has insufficient deposits/),
      rule('deposits.short'),
    ],
    8: [rule('position.small')],
    10: [rule('subaccount.invalid')],
    14: [rule('oracle.none')],
    16: [marketRules.priceTick, rule('price.tick', /must be a multiple of the minimum price tick size/)],
    17: [rule('quantity.tick', /must be a multiple of the minimum quantity tick size/)],
    18: [rule('margin.oracle', /margin withdrawal for \w+ oracle not supported/)],
    19: [rule('order.none')],
    21: [rule('market.exists')],
    22: [rule('market.exists')],
    23: [rule('market.expired')],
    24: [rule('liquidity.none')],
    25: [rule('liquidity.worst')],
    26: [marketRules.margin, rule('margin.low')],
    27: [rule('market.none')],
    28: [rule('position.none')],
    29: [rule('order.direction')],
    30: [rule('price.bankruptcy')],
    31: [marketRules.healthyLong, marketRules.healthyShort, rule('position.healthy')],
    32: [rule('trigger.invalid')],
    34: [rule('price.tick')],
    35: [rule('quantity.tick')],
    36: [rule('margin.invalid')],
    37: [rule('orders.many')],
    38: [rule('orderMarket.exists')],
    39: [rule('orderMarket.exists')],
    41: [rule('market.status')],
    47: [rule('feature.off')],
    48: [rule('feature.off')],
    49: [rule('oracle.moved')],
    58: [rule('batch.invalid')],
    59: [rule('order.postOnly')],
    60: [rule('order.type')],
    62: [rule('rewards.optedOut')],
    65: [rule('margin.low')],
    68: [rule('support.none')],
    70: [rule('market.exists')],
    71: [rule('market.none')],
    73: [rule('account.unknown')],
    74: [
      rule('admin.only', /admin (inj1[a-z0-9]+): sender should be a market admin/, ([, address]) => ({
        account: account(address),
      })),
    ],
    75: [rule('market.settling')],
    76: [rule('market.none')],
    82: [
      rule('admin.none', /market belongs to another admin \(\)/),
      rule('access.denied', /market belongs to another admin/),
      rule('signer.unauthorized'),
    ],
    88: [rule('funds.locked')],
    91: [rule('coins.invalid')],
    92: [rule('feature.off')],
    93: [rule('margin.high')],
    94: [rule('subaccount.invalid')],
    95: [rule('funds.insufficient')],
    96: [rule('chain.postOnly')],
    97: [rule('order.idTaken')],
    98: [rule('order.idInvalid')],
    99: [rule('order.direction')],
    100: [marketRules.notional, rule('notional.low')],
  })
}

function restricted(key: FailureRule['key'], action: string): FailureRule {
  const pattern = new RegExp(String.raw`action ${action} on (\S+) is not allowed for (inj1[a-z0-9]+)`)
  return rule(key, pattern, ([, denom = '', address]) => ({
    denom: { kind: 'denom', denom },
    account: account(address),
  }))
}

function prefix(codespace: string, ofCodes: Record<number, FailureRule[]>): Rules {
  return Object.fromEntries(Object.entries(ofCodes).map(([code, list]) => [`${codespace} ${code}`, list]))
}

function both(codespaces: readonly string[], ofCodes: Record<number, FailureRule[]>): Rules {
  return Object.assign({}, ...codespaces.map((codespace) => prefix(codespace, ofCodes))) as Rules
}
