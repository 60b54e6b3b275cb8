import { isTradeHistorySearch, readAccount } from '@injsight/chain'
import { Fault } from '@injsight/errors'

/** What somebody's text isn't, by the name of its words. */
export type TypedTrouble = 'notOwner' | 'notAccount' | 'notSubaccount'

/** The account that somebody typed, empty for none; undefined for what is no account, which is said beside the field. */
export function readTyped(text: string): string | undefined {
  if (text === '') return ''
  try {
    return readAccount(text)
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}

/**
 * What is wrong with a text that is to be an account or a subaccount: it is told as what it looks like. Undefined for
 * nothing, as where it is blank.
 *
 * @example checkTyped('inj1') // 'notAccount'
 */
export function checkTyped(typed: string): TypedTrouble | undefined {
  const text = typed.trim()
  if (readTyped(text) !== undefined) return undefined
  if (!isTradeHistorySearch(text)) return 'notOwner'
  // Longer than an Ethereum address, it has a subaccount's number.
  return text.startsWith('0x') && text.length > 42 ? 'notSubaccount' : 'notAccount'
}
