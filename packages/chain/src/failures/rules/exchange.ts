import { trimDecimal } from '../../amounts/decimals.ts'
import { marketRules } from './market.ts'
import { account, count, identifier, listRules, quote, rule, token } from '../rule.ts'

const noSupply = rule('denom.noSupply', /denom (\S+) does not exist in supply/, ([, denom]) => ({
  denom: token(denom),
}))

const noWeight = rule(
  'weight.none',
  /grant from (inj1[a-z0-9]+) for (inj1[a-z0-9]+) does not exist/,
  ([, granter, grantee]) => ({ granter: account(granter), grantee: account(grantee) }),
)

const tooMuchWeight = rule(
  'weight.more',
  /grant from (inj1[a-z0-9]+) to \S+ is invalid since granter staked/,
  ([, granter]) => ({ granter: account(granter) }),
)

/**
 * The exchange tells of some refusals by their code alone: where an order of a batch is refused, the others being
 * taken. So every code here has a meaning that needs no words, but those that only governance or nobody can meet.
 */
export const exchangeRules = listRules('exchange', {
  1: 'order.invalid',
  2: 'market.none',
  3: 'market.exists',
  4: [
    // What is cancelled by its own identifier, which nothing open bears.
    rule('order.none', /invalid order identifier string/),
    quote('field.invalid', /^(.+?): struct field error/s),
    'field.wrong',
  ],
  5: 'market.invalid',
  6: [
    marketRules.deposits,
    rule('deposits.none', /asset (\S+) not found/, ([, denom]) => ({ denom: token(denom) })),
    rule('withdrawal.short', /^withdrawal failed: subaccount has insufficient deposits/),
    'deposits.short',
  ],
  7: 'order.type',
  8: 'position.small',
  9: 'order.hash',
  10: [
    rule('contract.subaccount', /(?:must match|does not match either) contract address/),
    'subaccount.invalid',
  ],
  11: 'market.ticker',
  12: [noSupply, 'market.denom'],
  13: [noSupply, 'market.denom'],
  14: [marketRules.oracle, 'oracle.none'],
  15: 'market.expiry',
  16: [
    marketRules.priceTick,
    rule('price.tick', /must be a multiple of the minimum price tick size/),
    'price.invalid',
  ],
  17: [
    rule('quantity.tick', /must be a multiple of the minimum quantity tick size/),
    rule('position.small', /Source subaccountID position quantity/),
    'quantity.invalid',
  ],
  18: [rule('margin.oracle', /margin withdrawal for \w+ oracle not supported/), 'oracle.type'],
  19: 'order.none',
  21: 'market.exists',
  22: 'market.exists',
  23: 'market.expired',
  24: 'liquidity.none',
  25: 'liquidity.worst',
  26: [marketRules.margin, 'margin.low'],
  27: 'market.none',
  28: 'position.none',
  29: 'order.direction',
  30: 'price.bankruptcy',
  31: [marketRules.healthyLong, marketRules.healthyShort, 'position.healthy'],
  32: [marketRules.trigger, 'trigger.invalid'],
  33: 'oracle.type',
  34: 'price.tick',
  35: 'quantity.tick',
  36: 'margin.invalid',
  37: 'orders.many',
  38: 'orderMarket.exists',
  39: 'orderConditional.exists',
  40: 'market.proposed',
  41: 'market.status',
  42: 'market.sameDenoms',
  43: 'market.invalid',
  44: 'market.fees',
  45: 'market.margins',
  46: 'market.decimals',
  47: 'feature.off',
  48: 'feature.off',
  49: 'oracle.moved',
  50: 'market.funding',
  51: 'market.funding',
  52: 'market.funding',
  55: 'order.invalid',
  58: 'batch.invalid',
  59: 'order.postOnly',
  60: 'order.type',
  61: 'signer.unauthorized',
  62: 'rewards.optedOut',
  63: 'market.margins',
  65: 'margin.low',
  68: 'support.none',
  69: 'position.small',
  70: 'market.exists',
  71: 'market.none',
  73: 'account.unknown',
  74: [
    rule('admin.only', /admin (inj1[a-z0-9]+): sender should be a market admin/, ([, address]) => ({
      account: account(address),
    })),
    'access.denied',
  ],
  75: 'market.settling',
  76: 'market.none',
  77: 'market.decimals',
  82: [
    rule('admin.none', /market belongs to another admin \(\)/),
    rule('access.denied', /market belongs to another admin/),
    rule('admin.right', /admin does not have permission to update/),
    rule('order.atomic', /^invalid access level to perform action$/),
    'signer.unauthorized',
  ],
  83: 'address.invalid',
  84: [quote('field.invalid', /^(.+?): invalid argument/is), 'field.wrong'],
  86: 'funds.none',
  87: 'signature.wrong',
  88: 'funds.locked',
  89: 'message.none',
  90: 'message.none',
  91: 'coins.invalid',
  92: 'feature.off',
  93: 'margin.high',
  94: 'subaccount.invalid',
  95: 'funds.insufficient',
  96: [
    rule('chain.postOnlyUntil', /until height (\d+)/, ([, height = '']) => ({
      block: { kind: 'block', height },
    })),
    'chain.postOnly',
  ],
  97: 'order.idTaken',
  98: 'order.idInvalid',
  // The number has had two meanings.
  99: [rule('market.emergency', /emergency/), 'order.direction'],
  100: [
    marketRules.notional,
    rule('notional.unset', /min notional for (\S+) does not exist/, ([, denom]) => ({ denom: token(denom) })),
    rule('notional.least', /^must be GTE (\d+\.\d+)/, ([, least = ''], given) => ({
      least: given?.numbers?.pricePart(given.numbers.worth(least)) ?? identifier(trimDecimal(least)),
    })),
    'notional.low',
  ],
  101: 'oracle.stale',
  102: [noWeight, tooMuchWeight, 'weight.invalid'],
  103: 'stake.more',
  104: 'signer.unauthorized',
  105: [
    rule('denom.decimalsOf', /denom (\S+) does not have (\d+) decimals/, ([, denom, decimals]) => ({
      denom: token(denom),
      decimals: count(decimals),
    })),
    'denom.decimals',
  ],
  106: 'market.short',
  107: 'order.expiry',
  108: 'support.none',
  109: 'offset.none',
  110: 'offset.none',
  111: 'market.invalid',
  112: 'market.cap',
  113: 'offset.none',
  114: 'liquidation.other',
})
