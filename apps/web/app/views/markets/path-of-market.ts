/**
 * Where a market is shown, without a language: by its id, which is its own alone.
 *
 * @example pathOfMarket('0xab') // '/market/0xab/'
 */
export function pathOfMarket(id: string): string {
  return `/market/${id.toLowerCase()}/`
}

/** The same of an id that anybody may have written: undefined for what can be none. */
export function findPathOfMarket(id: string): string | undefined {
  return /^0x[0-9a-f]{64}$/i.test(id) ? pathOfMarket(id) : undefined
}
