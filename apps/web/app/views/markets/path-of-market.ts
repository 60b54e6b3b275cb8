/**
 * Where a market is shown, without a language: by its id, which is its own alone.
 *
 * @example pathOfMarket('0xab') // '/market/0xab/'
 */
export function pathOfMarket(id: string): string {
  return `/market/${id}/`
}
