import { formatUnits } from '../amounts.ts'
import type { KnownContract, Part } from '../sentences/sentence.ts'
import { identifier, quote, rule, type FailureRule } from './rule.ts'

/** What contracts say, which most of them say by the same libraries; any other by its own words. */
export function contractRules(deed: 'instantiate' | 'execute' | 'migrate'): FailureRule[] {
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
    rule(
      'funds.short',
      /^Overflow: Cannot Sub with (\d+) and (\d+)/,
      ([, held, needed], given) =>
        given?.token && { held: count(held, given.token), needed: count(needed, given.token) },
    ),
    quote('contract.refused', new RegExp(`^(.+?)${end}`, 's')),
  ]
}

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
