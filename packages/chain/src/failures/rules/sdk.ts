import { evmRun } from './evm.ts'
import {
  account,
  amount,
  coin,
  count,
  identifier,
  listRules,
  quote,
  rule,
  token,
  validator,
} from '../rule.ts'

const fundsShort = rule(
  'funds.short',
  new RegExp(`spendable balance ${coin} is smaller than ${coin}`),
  (match) => ({ held: amount(match[1], match[2]), needed: amount(match[3], match[4]) }),
)

/** An address that is whole, but begins as those of another chain do. */
const otherPrefix = rule(
  'address.prefix',
  /invalid Bech32 prefix; expected (\w+), got (\w+)/,
  ([, expected, got]) => ({ expected: identifier(expected), got: identifier(got) }),
)

const sequence = rule('sequence.wrong', /expected (\d+), got (\d+)/, ([, expected, got]) => ({
  expected: identifier(expected),
  got: identifier(got),
}))

/** The same, as it is told of transactions that Ethereum wallets sign. */
const nonce = rule('sequence.wrong', /got (\d+), expected (\d+)/, ([, got, expected]) => ({
  expected: identifier(expected),
  got: identifier(got),
}))

const outOfGas = rule('gas.out', /gasWanted: (\d+), gasUsed: (\d+)/, ([, wanted, used]) => ({
  wanted: count(wanted),
  used: count(used),
}))

/** As the chain tells it, and as its node does before the chain sees it. */
const tooMuchGas = rule(
  'gas.high',
  /gas wanted:? (\d+)(?:, maximum is| is greater than max gas) (\d+)/i,
  ([, wanted, most]) => ({ wanted: count(wanted), most: count(most) }),
)

/** Nobody limits the gas of an Ethereum transaction that is refused before it runs: its node takes that amiss. */
const unsaid = rule('mempool.unsaid', /gas wanted -\d+ is negative/)

const fee = [
  rule('fee.low', new RegExp(`got: ${coin} required: ${coin}`), (match) => ({
    offered: amount(match[1], match[2]),
    required: amount(match[3], match[4]),
  })),
  rule('fee.none', new RegExp(`got: *required: ${coin}`), ([, digits, denom]) => ({
    required: amount(digits, denom),
  })),
]

/** What a unit of gas costs in this block, and what was offered for it, in the smallest unit of inj. */
const feeCap = rule(
  'fee.cap',
  /(?:gasfeecap|max fee per gas)[^\d]*?(\d+)[^\d]+(\d+)/i,
  ([, offered, required]) => ({ offered: amount(offered, 'inj'), required: amount(required, 'inj') }),
)

/** The balance and the whole cost of what an Ethereum wallet signed. */
const costs = rule('funds.short', /sender balance < tx cost \((\d+)[^\d]* < (\d+)/, ([, held, needed]) => ({
  held: amount(held, 'inj'),
  needed: amount(needed, 'inj'),
}))

const intrinsic = rule(
  'gas.intrinsic',
  /gas limit too low: (\d+) \(gas limit\) < (\d+) \(intrinsic gas\)/,
  ([, limit, needed]) => ({ limit: count(limit), needed: count(needed) }),
)

const fees = rule(
  'allowance.fees',
  /(inj1[a-z0-9]+) does not allow to pay fees for (inj1[a-z0-9]+)/,
  ([, granter, grantee]) => ({ granter: account(granter), grantee: account(grantee) }),
)

const wrongBond = rule(
  'denom.staking',
  /invalid coin denomination: got ([^\s,]+), expected ([^\s:]+)/,
  ([, got, expected]) => ({ got: token(got), expected: token(expected) }),
)

/** What more than one module uses, and what is asked of a transaction before any module sees it. */
export const sdkRules = {
  ...listRules('sdk', {
    2: 'decode.failed',
    3: nonce,
    4: [
      rule('receiver.blocked', /(inj1[a-z0-9]+) is not allowed to receive funds/, ([, address]) => ({
        account: account(address),
      })),
      rule('signature.wrong', /signature verification failed/),
      rule('grant.market', /requested market is unauthorized/),
      rule('grant.recipient', /cannot send to (inj1[a-z0-9]+) address/, ([, address]) => ({
        account: account(address),
      })),
      rule(
        'grant.validator',
        /cannot delegate\/undelegate to (injvaloper1[a-z0-9]+) validator/,
        ([, address]) => ({
          validator: validator(address),
        }),
      ),
      rule('contract.admin', /^can not (?:migrate|modify contract)|^Unauthorized to update contract/),
      rule('code.reserved', /^can not instantiate/),
      rule('contract.forOthers', /contract doesn't have permission/),
      rule('message.disabled', /found disabled msg type: (\/[^\s:]+)/, ([, type = '']) => ({
        type: { kind: 'messageType', type },
      })),
      'signer.unauthorized',
    ],
    5: [
      fundsShort,
      costs,
      rule('grant.limit', /requested amount is more than spend limit/),
      'funds.insufficient',
    ],
    6: rule('message.unknown', /unrecognized|no message handler found|can't route message|unknown message/i),
    7: [otherPrefix, rule('grant.self', /^cannot self-grant fee authorization/), 'address.invalid'],
    8: 'signature.wrong',
    9: 'account.unknown',
    10: [
      rule('coins.zero', /^(0)([a-zA-Z][\w/:.-]*): invalid coins/, ([, digits, denom]) => ({
        amount: amount(digits, denom),
      })),
      'coins.invalid',
    ],
    11: [outOfGas, tooMuchGas, unsaid, intrinsic, 'gas.spent'],
    12: [
      rule('memo.longBy', /number of characters is (\d+) but received (\d+)/, ([, most, got]) => ({
        most: count(most),
        got: count(got),
      })),
      'memo.long',
    ],
    13: [...fee, feeCap, 'fee.short'],
    14: 'signatures.many',
    15: 'signatures.none',
    16: 'json.invalid',
    17: 'json.invalid',
    18: [
      rule('bid.low', /Bid must exceed current highest bid/),
      rule('bid.step', /new bid should be bigger than last bid/),
      rule('allowance.exists', /fee allowance already exists/),
      rule('account.exists', /account (inj1[a-z0-9]+) already exists/, ([, address]) => ({
        account: account(address),
      })),
      rule('stake.more', /invalid shares amount/),
      wrongBond,
      rule('unbonding.more', /amount is greater than the unbonding delegation entry balance/),
      rule('unbonding.none', /unbonding delegation is already processed/),
      quote('request.refused', /^(.+?): invalid request$/s),
    ],
    19: 'mempool.known',
    20: 'mempool.full',
    21: 'transaction.large',
    24: [rule('validator.inactive', /validator not in active set/), 'signature.wrong'],
    25: 'gas.limit',
    28: 'chain.wrong',
    30: [
      rule(
        'transaction.lateBy',
        /block height: (\d+), timeout height: (\d+)/,
        ([, block = '', last = '']) => ({
          block: { kind: 'block', height: block },
          last: { kind: 'block', height: last },
        }),
      ),
      'transaction.late',
    ],
    31: 'extension.unknown',
    32: sequence,
    34: 'decode.failed',
    37: 'support.none',
    38: [
      fees,
      rule('allowance.none', /fee-grant not found/),
      rule('unbonding.none', /unbonding delegation entry is not found/),
      'thing.none',
    ],
    41: 'gas.limit',
  }),
  ...listRules('bank', {
    4: 'sums.differ',
    5: 'denom.frozen',
    6: 'denom.none',
    9: 'senders.many',
  }),
  ...listRules('txfees', {
    1: rule('fee.denom', /not a valid denom \((\S+)\): ([^\s:]+)/, ([, expected, got]) => ({
      expected: token(expected),
      got: token(got),
    })),
    2: 'fee.many',
  }),
  ...listRules('feegrant', {
    2: 'allowance.limit',
    3: 'allowance.expired',
    5: fees,
    7: 'allowance.message',
  }),
  // Codes of the libraries that relay between chains, for what the chain's own modules say too.
  ...listRules('ibc', {
    2: 'signer.unauthorized',
    3: [fundsShort, 'funds.insufficient'],
    5: [otherPrefix, 'address.invalid'],
    6: 'coins.invalid',
    7: [outOfGas, 'gas.spent'],
    8: [
      rule('channel.stays', /channel ID: ([\w-]+): user cannot close channel/, ([, id]) => ({
        channel: identifier(id),
      })),
      quote('request.refused', /^(.+?): invalid request$/s),
    ],
    16: 'thing.none',
  }),
  ...listRules('crisis', { 3: 'invariant.none' }),
  ...listRules('upgrade', { 6: 'authority.only' }),
  ...listRules('undefined', {
    1: [
      // What an authorisation to stake has left, less what was to be staked.
      rule('grant.limit', /^negative coin amount: -/),
      // One that was withdrawn or dropped is gone.
      rule('proposal.none', /^collections: not found: key '\d+' of type \S*cosmos\.gov\.v1\.Proposal/),
      rule('metadata.decimals', /cannot update denom metadata decimals/),
      otherPrefix,
      rule('address.invalid', /decoding bech32 failed/),
      ...evmRun,
    ],
    111222: 'chain.panic',
  }),
}
