import { invalidInput } from '@injsight/errors'

/** The height that a page of blocks begins below; 0 for the newest. @throws invalid-input */
export function readBefore(text: string | null): bigint {
  if (text === null) return 0n
  if (/^\d{1,18}$/.test(text) && BigInt(text) > 0n) return BigInt(text)
  throw invalidInput('page.before', `"${text.slice(0, 40)}" is not a height to begin a page before`)
}
