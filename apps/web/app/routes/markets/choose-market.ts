/** What is shown of all markets where nobody has chosen one. */
const defaultPair = 'BTC/USDT PERP'

/** The market that was asked for by its id; of none, the usual one, or else the first there is. */
export function chooseMarket<Market extends { marketId: string; ticker: string }>(
  markets: readonly Market[],
  asked: string,
): Market | undefined {
  if (asked !== '') return markets.find(({ marketId }) => marketId === asked)
  return markets.find(({ ticker }) => ticker === defaultPair) ?? markets[0]
}
