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

/** By these a chain speaks to itself: its contracts reach each other over channels too. */
const local = ['09-localhost', 'connection-localhost']

/** What leads to a chain: a client, or a connection over one. */
export type LeadsTo = { client?: string; connection?: string; chain: string }

export function isLocal({ client = '', connection = '' }: LeadsTo): boolean {
  return local.includes(client) || local.includes(connection)
}

/** The chain at the other end, which may be this one. */
export function sayOtherEnd(way: LeadsTo, t: ReturnType<typeof translationsIn<'bridges'>>): string {
  if (isLocal(way)) return t('thisChain')
  return way.chain === '' ? t('unknownChain') : sayChain(way.chain)
}
