import { nameChain } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'

/**
 * Another chain, by what people call it where that is known.
 *
 * @example sayChain('noble-1') // 'Noble, noble-1'
 */
export function sayChain(id: string): string {
  const name = nameChain(id)
  return name === undefined || name === id ? isolateName(id, 50) : `${name}, ${isolateName(id, 50)}`
}
