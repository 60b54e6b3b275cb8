import { formatUnits } from '../../amounts/amounts.ts'
import type { KnownContract, Part } from '../../sentences/sentence.ts'
import { identifier, listRules, quote, rule, token, type FailureRule } from '../rule.ts'

/** What contracts say, which most of them say by the same libraries; any other by its own words. */
function saidBy(deed: 'instantiate' | 'execute' | 'migrate' | 'query'): readonly FailureRule[] {
  const end = `: ${deed} wasm contract failed`
  const listed = String.raw`, expected (?:one of )?(\S.*?)${end}`
  return [
    rule(
      'contract.unknownMethod',
      new RegExp(String.raw`unknown variant \`([^\`]+)\`${listed}`, 's'),
      ([, method, known]) => ({ method: identifier(method), known: identifier(listOf(known)) }),
    ),
    rule(
      'contract.unknownField',
      new RegExp(String.raw`unknown field \`([^\`]+)\`${listed}`, 's'),
      ([, field, known]) => ({ field: identifier(field), known: identifier(listOf(known)) }),
    ),
    rule('contract.missingField', /missing field `([^`]+)`/, ([, field]) => ({ field: identifier(field) })),
    ...broke,
    ...common,
    quote('contract.refused', new RegExp(`^(?:Generic error: )?(.+?)${end}`, 's')),
  ]
}

/** What stops a contract that did not mean to stop. */
const broke = [
  rule('gas.spent', /Ran out of gas during contract execution/),
  quote('contract.broke', /panicked at '(.+?)', /s),
  quote(
    'contract.broke',
    /panicked at [^\n]+:\d+:\d+:\n(.+?)(?:: wasmvm error|: \w+ wasm contract failed|$)/s,
  ),
]

// Where the words go on, they name who or what: the log has them.
const common = [
  rule(
    'contract.unauthorized',
    /^(?:Generic error: )?(?:unauthorized(?: (?:sender|caller|access))?[:.;,]|caller is not\b)/i,
  ),
  ...subtracted(),
  rule('funds.insufficient', /^(?:Generic error: )?insufficient (?:funds|balance)/i),
  rule(
    'swap.moved',
    /max(?:imum)? (?:spread|slippage) assertion|exceeds max (?:spread|slippage|splippage)|slippage exceeded|minimum receive amount/i,
  ),
  rule('contract.denom', /^Must send reserve token '([^']+)'/, ([, denom]) => ({ denom: token(denom) })),
  rule('contract.wrongDenom', /^(?:Received unsupported denom|Sent unsupported denoms|Unsupported denom)/),
  rule('contract.noFunds', /^No funds sent/),
  rule('contract.takesNone', /^This message does no(?:t)? accept funds/),
  rule('contract.zero', /^(?:Generic error: )?Invalid zero amount/),
  rule('contract.noAllowance', /^(?:No allowance for this account|Allowance is expired)/),
  rule('contract.cap', /^Minting cannot exceed the cap/),
  rule('contract.tokenTaken', /^token_id already claimed/),
  rule(
    'address.invalid',
    /decoding bech32|bech32 string|addr_(?:validate|canonicalize) errored|Invalid input: \w+ address/,
  ),
  rule('contract.notFound', /^(?:Generic error: )?(?:type: )?\S+::\S+?(?:; key: \[[^\]]*\])? not found/),
]

/** Contracts count in the smallest units; of which token, only that of a token itself is known. */
function subtracted(): FailureRule[] {
  const both = /Cannot Sub with `?(\d+)`? and `?(\d+)`?/
  return [
    rule(
      'funds.short',
      both,
      ([, held, needed], given) =>
        given?.token && { held: count(held, given.token), needed: count(needed, given.token) },
    ),
    rule('contract.short', both, ([, held, needed]) => ({
      held: identifier(held),
      needed: identifier(needed),
    })),
    rule('contract.shortOnly', /Cannot Sub with/),
  ]
}

export const contractRules = listRules('wasm', {
  2: 'code.invalid',
  3: 'contract.exists',
  4: saidBy('instantiate'),
  5: saidBy('execute'),
  6: 'gas.spent',
  8: [rule('code.none', /code/), 'contract.none'],
  9: saidBy('query'),
  11: saidBy('migrate'),
  14: rule('authority.only', /invalid authority; expected/),
  15: rule('contract.exists', /^contract address already exists/),
  20: 'message.unknown',
  21: quote('contract.event', /^(?:dispatch: )?(.+?): invalid event$/s),
  22: 'contract.none',
  28: 'code.none',
  29: [
    rule('contract.noMethod', /Missing export (\w+)/, ([, method]) => ({ method: identifier(method) })),
    ...broke,
    quote('contract.broke', /^Error calling the VM: (.+?): wasmvm error$/s),
  ],
})

const longest = 400

/** "`a`, `b`" and "`a` or `b`" as a list. */
function listOf(names = ''): string {
  const list = names.replaceAll('`', '').replaceAll(' or ', ', ')
  return list.length <= longest ? list : `${list.slice(0, longest)}…`
}

/** What a token by CW20 counts in its smallest unit. */
function count(digits = '0', { symbol, decimals }: NonNullable<KnownContract['token']>): Part {
  return { kind: 'quantity', value: formatUnits(digits, decimals), symbol }
}
