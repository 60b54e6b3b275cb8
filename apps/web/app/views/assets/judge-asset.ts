import type { Asset, ListedToken, LookAlike } from '@injsight/injsight-v1'
import type { Listed } from '../../sources/lists/listed.ts'

/** An asset as lists know it, where an index has none of its own: how far to believe it, and what it may be taken for. */
export function judgeAsset<One extends Asset>(asset: One, listed: Listed | undefined): One {
  if (listed === undefined) return asset
  const found = listed.find(asset.asset)
  const judged = found === undefined ? asset : { ...asset, ...callAsListed(asset, found) }
  return { ...judged, lookAlikes: addReading(judged, listed) }
}

function callAsListed(asset: Asset, found: ListedToken): Partial<Asset> {
  const { verification, name, symbol, hasDecimals, decimals } = asset
  return {
    verification: verification === 'unverified' ? found.tier : verification,
    name: name || found.name,
    symbol: symbol || found.symbol,
    hasDecimals: true,
    decimals: hasDecimals ? decimals : found.decimals,
  }
}

/** What is verified is what others are taken for. */
function addReading({ asset, symbol, verification, lookAlikes }: Asset, listed: Listed): LookAlike[] {
  if (verification === 'verified') return lookAlikes.filter(({ why }) => why !== 'same')
  const meant = listed.findReading(symbol)
  if (meant === undefined || meant.denom === asset || lookAlikes.some((one) => one.asset === meant.denom))
    return lookAlikes
  return [...lookAlikes, { why: 'same', asset: meant.denom, symbol: meant.symbol }]
}
