import { nameChain } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import type { translationsIn } from '../../language/use-translations.ts'

/**
 * Another chain, by what people call it where that is known.
 *
 * @example sayChain('noble-1') // 'Noble, noble-1'
 */
export function sayChain(id: string): string {
  const name = nameChain(id)
  return name === undefined || name === id ? isolateName(id, 50) : `${name}, ${isolateName(id, 50)}`
}

/** The client by which a chain speaks to itself: its contracts reach each other over channels too. */
const localhost = '09-localhost'

/** The chain that stands behind a client, which may be this one. */
export function sayOtherEnd(
  { client, chain }: { client: string; chain: string },
  t: ReturnType<typeof translationsIn<'bridges'>>,
): string {
  if (client === localhost) return t('thisChain')
  return chain === '' ? t('unknownChain') : sayChain(chain)
}
