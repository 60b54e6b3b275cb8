import { shortenAddress, shortenDenom } from '@injsight/chain'
import type { Asset } from '@injsight/injsight-v1'
import { isolateName, isolateOdd } from '../../language/isolate.ts'
import type { Naming } from '../../language/write-part.server.ts'

const end = 10

/**
 * A name that anybody may have chosen, or that is none: its first and last ten characters.
 *
 * @example shortenName('peggy0xdAC17F958D2ee523a2206206994597C13D831ec7') // 'peggy0xdAC…7C13D831ec7'
 */
export function shortenName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= 2 * end) return name
  return `${letters.slice(0, end).join('')}…${letters.slice(-end).join('')}`
}

type Named = Pick<Asset, 'asset' | 'kind' | 'symbol' | 'base'>

/** What an asset is called in short: as everywhere on the site, else as it says itself, else by where it comes from. */
export function nameAsset({ asset, kind, symbol, base }: Named, { names }: Pick<Naming, 'names'>): string {
  const known = names.tokens.get(asset)?.symbol
  if (kind === 'cw20' || asset.startsWith('0x'))
    return isolateOdd(symbol === '' ? shortenAddress(asset) : shortenName(symbol))
  if (known !== undefined) return isolateOdd(isAnybodys(kind) ? shortenName(known) : known)
  if (base !== '') return isolateOdd(shortenName(base))
  return symbol === '' ? isolateName(shortenDenom(asset)) : isolateOdd(shortenName(symbol))
}

function isAnybodys(kind: string): boolean {
  return kind === 'factory' || kind === 'ibc' || kind === 'unknown'
}
