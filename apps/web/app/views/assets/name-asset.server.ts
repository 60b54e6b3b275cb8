import { shortenAddress, shortenDenom } from '@injsight/chain'
import type { Asset } from '@injsight/injsight-v1'
import { isolateName, isolateOdd } from '../../language/isolate.ts'
import { shortenName } from '../../language/shorten-name.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'

type Named = Pick<Asset, 'asset' | 'kind' | 'symbol' | 'base'>

/** What an asset is called in short: as everywhere on the site, else as it says itself, else by where it comes from. */
export function nameAsset({ asset, kind, symbol, base }: Named, naming: Pick<Naming, 'names'>): string {
  if (kind === 'cw20' || asset.startsWith('0x'))
    return isolateOdd(symbol === '' ? shortenAddress(asset) : shortenName(symbol))
  if (naming.names.tokens.has(asset)) return symbolOf(asset, naming)
  if (base !== '') return isolateOdd(shortenName(base))
  return symbol === '' ? isolateName(shortenDenom(asset)) : isolateOdd(shortenName(symbol))
}
