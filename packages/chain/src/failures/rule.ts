import type { MarketNumbers } from '../sentences/rules/exchange/market.ts'
import type { Fields } from '../sentences/fields.ts'
import type { KnownContract, Part } from '../sentences/sentence.ts'
import type { FailurePatterns } from './patterns/en.ts'

/** The message that failed, and how the market or the token that it is about counts, where that is known. */
export type Given = {
  message: Fields
  numbers?: MarketNumbers | undefined
  token?: KnownContract['token'] | undefined
}

/** What the words of a log mean when they follow a pattern. */
export type FailureRule = {
  key: keyof FailurePatterns
  pattern: RegExp
  /** Undefined when the values can't be told for certain: then a later rule may still say it without them. */
  parts: (match: RegExpExecArray, given: Given | undefined) => Record<string, Part> | undefined
}

/** By codespace and code. */
export type Rules = Readonly<Record<string, readonly FailureRule[]>>

type Meaning = FailureRule['key'] | FailureRule

/**
 * What the codes of a module mean. Of several rules the first that fits the log counts; a bare key fits any log.
 *
 * @example listRules('auction', { 1: 'bid.low' }) // { 'auction 1': [{ key: 'bid.low', … }] }
 */
export function listRules(codespace: string, ofCodes: Record<number, Meaning | readonly Meaning[]>): Rules {
  return Object.fromEntries(
    Object.entries(ofCodes).map(([code, meanings]) => [
      `${codespace} ${code}`,
      [meanings].flat().map((meaning) => (typeof meaning === 'string' ? rule(meaning) : meaning)),
    ]),
  )
}

/** A coin as logs write it, in two groups; fees may be counted in parts of the smallest unit. */
export const coin = String.raw`(\d+(?:\.\d+)?)([a-zA-Z][\w/:.-]*\w)`

export function rule(
  key: FailureRule['key'],
  pattern = /^/,
  parts: FailureRule['parts'] = () => ({}),
): FailureRule {
  return { key, pattern, parts }
}

/** A rule whose only value is the words that the pattern's first group finds. */
export function quote(key: FailureRule['key'], pattern: RegExp): FailureRule {
  return rule(key, pattern, ([, text = '']) => ({ text: words(text) }))
}

const longest = 400

export function words(text: string): Part {
  return { kind: 'text', text: text.length <= longest ? text : `${text.slice(0, longest)}…` }
}

export function account(address = ''): Part {
  return { kind: 'account', address }
}

export function validator(operator = ''): Part {
  return { kind: 'validator', operator }
}

export function amount(digits = '', denom = ''): Part {
  return { kind: 'amount', denom, amount: digits.replace(/\..*/, '') }
}

export function token(denom = ''): Part {
  return { kind: 'denom', denom }
}

export function count(digits = '0'): Part {
  return { kind: 'count', n: Number(digits) }
}

export function identifier(text = ''): Part {
  return { kind: 'identifier', text }
}
