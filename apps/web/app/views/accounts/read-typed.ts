import { readAccount } from '@injsight/chain'
import { Fault } from '@injsight/errors'

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
