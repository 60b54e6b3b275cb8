import { badChainData } from '@injsight/errors'
import { isObject } from '../content/read-json.ts'

/** How a question of the explorer over REST is put in its older shape, and how the answer is put in the newer one. */
export type OlderRest = { url: string; toNewer: (told: unknown) => unknown }

const usualPage = '12'
const lists = /^\/api\/explorer\/v2\/(txs|(?:account|contract)Txs\/\w+)$/

/**
 * Lists of transactions by tokens, as an index tells them: public explorers have them by numbers alone. A token names
 * the number below which its page begins.
 *
 * @returns undefined for what has no older shape; `toNewer` throws Fault `bad-chain-data` for what is no list
 */
export function olderRestOf(url: string): OlderRest | undefined {
  const { pathname, searchParams: asked } = new URL(url, 'http://explorer')
  const [, list] = lists.exec(pathname) ?? []
  if (list === undefined) return undefined
  const limit = asked.get('per_page') || usualPage
  const query = new URLSearchParams({ limit })
  for (const name of ['status', 'type']) if (asked.get(name)) query.set(name, asked.get(name) ?? '')
  if (asked.get('token')) query.set('to_number', asked.get('token') ?? '')
  const toNewer = (told: unknown) => {
    const data: unknown = isObject(told) ? (told['data'] ?? []) : undefined
    // Something else mustn't pass for a list with nothing in it.
    if (!Array.isArray(data))
      throw badChainData('service.unreadable', 'The explorer told something else where a list should be')
    const lowest: unknown = isObject(data.at(-1)) ? data.at(-1)['tx_number'] : undefined
    const hasMore = data.length >= Number(limit) && typeof lowest === 'number' && lowest > 1
    return { data, paging: { next: hasMore ? [String(lowest - 1)] : [] } }
  }
  return { url: `/api/explorer/v1/${list}?${query.toString()}`, toNewer }
}
