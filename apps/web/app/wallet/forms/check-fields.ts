import { formatEthereumAddress, formatUnits, readAccount, shiftDecimal } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import type { Held } from './shown-form.ts'

/** What is wrong with a field, by the name of its words, and what they tell. */
export type Trouble =
  | { words: 'required' | 'invalid' | 'notAccount' | 'notName' | 'exceeds' | 'silent' }
  | { words: 'noGas'; amount: string }
  | { words: 'memoLong'; bytes: number; most: number }

/**
 * An amount as it was typed, in the smallest unit; undefined for what is none, or is finer than the smallest unit.
 *
 * @example readAmount('1.5', 6) // 1500000n
 */
export function readAmount(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,60})(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.replace(/0+$/, '').length > decimals) return undefined
  const amount = BigInt(shiftDecimal(`${whole}.${fraction}`, decimals))
  return amount > 0n ? amount : undefined
}

/** What is wrong with an amount that is to be taken from what there is. */
export function checkAmount(text: string, { amount, decimals, fee }: Held): Trouble | undefined {
  if (text.trim() === '') return { words: 'required' }
  const wanted = readAmount(text, decimals)
  if (wanted === undefined) return { words: 'invalid' }
  if (wanted > BigInt(amount)) return { words: 'exceeds' }
  if (wanted + BigInt(fee) > BigInt(amount)) return { words: 'noGas', amount: formatUnits(fee, decimals) }
  return undefined
}

/** The most that can be taken, as one would type it: what pays the fee keeps some for it. */
export function mostOf({ amount, decimals, fee }: Held): string {
  const most = BigInt(amount) - BigInt(fee)
  return formatUnits(most > 0n ? most : 0n, decimals)
}

/** A text that is meant to be somebody: an account, a name that has to be looked up, or what is wrong with it. */
export type Recipient = { account: string } | { name: string } | { trouble: Trouble }

/**
 * Whom a text means, in any spelling. The capitals of an Ethereum address are its check digits: where it has both
 * kinds of letters they must be right.
 *
 * @example readRecipient('alice.inj') // { name: 'alice.inj' }
 */
export function readRecipient(typed: string): Recipient {
  const text = typed.trim()
  if (text === '') return { trouble: { words: 'required' } }
  if (/\.(inj|sol)$/i.test(text)) {
    return /^\S{3,}\.(inj|sol)$/i.test(text) ? { name: text } : { trouble: { words: 'notName' } }
  }
  try {
    const account = readAccount(text)
    if (isMistyped(text, account)) return { trouble: { words: 'notAccount' } }
    return { account }
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return { trouble: { words: 'notAccount' } }
    throw error
  }
}

function isMistyped(text: string, account: string): boolean {
  const [, digits = ''] = /^(?:0x)?([0-9a-f]{40})$/i.exec(text) ?? []
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return isMixed && formatEthereumAddress(account) !== `0x${digits}`
}

/** In bytes, as the chain allows: a letter of many languages is three of them. */
const longestMemo = 256

/** What is wrong with a memo, as it is sent. */
export function checkMemo(text: string): Trouble | undefined {
  const bytes = new TextEncoder().encode(text.trim()).length
  return bytes > longestMemo ? { words: 'memoLong', bytes, most: longestMemo } : undefined
}

/** The largest number of a subaccount: its last two digits in hex. */
const lastSubaccount = 255

/** What is wrong with the number of a subaccount that something is deposited to; 0 is the wallet itself. */
export function checkSubaccount(text: string): Trouble | undefined {
  if (text.trim() === '') return { words: 'required' }
  const isNumber = /^\d{1,3}$/.test(text.trim())
  const number = Number(text)
  return isNumber && number >= 1 && number <= lastSubaccount ? undefined : { words: 'invalid' }
}
