/** Pages that are told as JSON too, by their paths without a language; what is more special comes first. */
export const jsonPages = [
  '/index',
  '/blocks',
  '/block/:block',
  '/transactions',
  '/transaction/:hash',
  '/transaction/:hash/event-logs',
  '/account/:account/:part?/:child?',
  '/smart-contracts/:list?',
  '/code/:id',
  '/contract/:contract/:part?/:child?',
  '/trade-history/:kind',
  '/trade-history/:kind/:trade',
  '/order/:hash',
  '/assets',
  '/assets/smart-contracts',
  '/asset/*',
  '/nfts',
  '/nfts/:contract',
  '/nft/:contract/*',
  '/markets',
  '/markets/trading-rules',
  '/markets/realtime-funding-rate',
  '/markets/funding-rate-history',
  '/markets/:list',
  '/market/:market',
  '/params',
  '/permissions',
  '/proposals',
  '/proposal/:id',
  '/validators',
  '/validator/:validator',
  '/bridges/:list?',
  '/bridge/:kind/:id',
  '/channel/:port/:channel',
  '/client/:name',
  '/connection/:name',
  '/packet/:direction/:port/:channel/:sequence',
  '/auctions',
  '/auction/:round',
  '/insurance',
  '/trading-rewards',
  '/fee-discounts',
  '/oracles',
  '/oracle/:oracle/:base/:quote?',
  '/community-spend-pool',
  '/statistics',
  '/statistics/:metric',
] as const
export type JsonPage = (typeof jsonPages)[number]

/**
 * Where a page is told as JSON: at its path without the last slash, as its list is as CSV.
 *
 * @param path without a language
 * @example pathOfJson('/blocks/') // '/blocks.json'
 */
export function pathOfJson(path: string): string {
  return path === '/' ? '/index.json' : `${path.replace(/\/$/, '')}.json`
}
