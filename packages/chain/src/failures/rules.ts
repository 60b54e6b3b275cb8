import type { Part } from '../sentences/sentence.ts'
import type { FailurePatterns } from './messages/en.ts'

/** What the words of a log mean when they follow a pattern. */
export type FailureRule = {
  key: keyof FailurePatterns
  pattern: RegExp
  parts: (match: RegExpExecArray) => Record<string, Part>
}

const coin = String.raw`(\d+)([a-zA-Z][\w/:.-]*\w)`

/** By codespace and code; the first that fits counts. */
export const rules: Readonly<Record<string, readonly FailureRule[]>> = {
  'sdk 4': [
    rule('receiver.blocked', /(inj1[a-z0-9]+) is not allowed to receive funds/, ([, address]) => ({
      account: account(address),
    })),
    rule('signer.unauthorized'),
  ],
  'sdk 5': [
    rule('funds.short', new RegExp(`spendable balance ${coin} is smaller than ${coin}`), (match) => ({
      held: amount(match[1], match[2]),
      needed: amount(match[3], match[4]),
    })),
    rule('grant.limit', /requested amount is more than spend limit/),
    rule('funds.insufficient'),
  ],
  'sdk 7': [rule('address.invalid')],
  'sdk 11': [
    rule('gas.out', /gasWanted: (\d+), gasUsed: (\d+)/, ([, wanted, used]) => ({
      wanted: count(wanted),
      used: count(used),
    })),
  ],
  'sdk 13': [
    rule('fee.low', new RegExp(`got: ${coin} required: ${coin}`), (match) => ({
      offered: amount(match[1], match[2]),
      required: amount(match[3], match[4]),
    })),
  ],
  'sdk 18': [
    rule('bid.low', /Bid must exceed current highest bid/),
    rule('allowance.exists', /fee allowance already exists/),
  ],
  'sdk 30': [rule('transaction.late')],
  'sdk 32': [
    rule('sequence.wrong', /expected (\d+), got (\d+)/, ([, expected, got]) => ({
      expected: identifier(expected),
      got: identifier(got),
    })),
  ],
  'sdk 38': [rule('allowance.none', /fee-grant not found/)],
  'auction 2': [
    rule('bid.round', /current round is (\d+) but got bid for (\d+)/, ([, current, got]) => ({
      current: identifier(current),
      got: identifier(got),
    })),
  ],
  'authz 2': [rule('grant.none')],
  'channel 3': [rule('channel.none', /channel ID \(([\w-]+)\)/, ([, id]) => ({ channel: identifier(id) }))],
  'distribution 7': [rule('commission.none')],
  'exchange 2': [rule('market.none')],
  'exchange 3': [rule('market.exists')],
  'exchange 6': [rule('deposits.short')],
  'exchange 14': [rule('oracle.none')],
  'exchange 16': [rule('price.tick', /must be a multiple of the minimum price tick size/)],
  'exchange 19': [rule('order.none')],
  'exchange 24': [rule('liquidity.none')],
  'exchange 25': [rule('liquidity.worst')],
  'exchange 26': [rule('margin.low')],
  'exchange 31': [rule('position.healthy')],
  'exchange 59': [rule('order.postOnly')],
  'exchange 74': [
    rule('admin.only', /admin (inj1[a-z0-9]+): sender should be a market admin/, ([, address]) => ({
      account: account(address),
    })),
  ],
  'exchange 100': [rule('notional.low')],
  'gov 3': [rule('proposal.closed', /^(\d+):/, ([, id = '']) => ({ proposal: { kind: 'proposal', id } }))],
  'gov 13': [rule('authority.only')],
  'gov 16': [
    rule('deposit.small', new RegExp(`was \\(${coin}\\), need \\(${coin}\\)`), (match) => ({
      offered: amount(match[1], match[2]),
      required: amount(match[3], match[4]),
    })),
  ],
  'gov 18': [rule('signer.unauthorized')],
  'oracle 5': [rule('signer.unauthorized')],
  'permissions 9': [rule('token.restricted')],
  'slashing 4': [rule('jail.early')],
  'slashing 5': [rule('jail.none')],
  'staking 3': [rule('validator.none')],
  'staking 4': [rule('validator.exists')],
  'staking 19': [rule('delegation.none')],
  'staking 29': [rule('redelegation.same')],
  'tokenfactory 2': [rule('denom.exists')],
  'tokenfactory 3': [rule('signer.unauthorized')],
  'undefined 111222': [rule('chain.panic')],
  'upgrade 6': [rule('authority.only')],
  'wasm 2': [rule('code.invalid')],
  'wasm 4': [contractRule(/^(.+?): instantiate wasm contract failed/s)],
  'wasm 5': [contractRule(/^(.+?): execute wasm contract failed/s)],
  'wasm 11': [contractRule(/^(.+?): migrate wasm contract failed/s)],
}

function rule(key: FailureRule['key'], pattern = /^/, parts: FailureRule['parts'] = () => ({})): FailureRule {
  return { key, pattern, parts }
}

function contractRule(pattern: RegExp): FailureRule {
  return rule('contract.refused', pattern, ([, text = '']) => ({ text: { kind: 'text', text } }))
}

function account(address = ''): Part {
  return { kind: 'account', address }
}

function amount(digits = '', denom = ''): Part {
  return { kind: 'amount', denom, amount: digits }
}

function count(digits = '0'): Part {
  return { kind: 'count', n: Number(digits) }
}

function identifier(text = ''): Part {
  return { kind: 'identifier', text }
}
