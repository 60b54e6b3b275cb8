/**
 * A market's ticker as a part of an address: what is neither a letter nor a digit of ASCII becomes a hyphen. Empty for a
 * ticker that has none of these. Several markets may have the same.
 *
 * @example slugOfTicker('INJ/USDT PERP') // 'inj-usdt-perp'
 */
export function slugOfTicker(ticker: string): string {
  return ticker
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
