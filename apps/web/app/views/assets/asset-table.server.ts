import { colonIn } from '../../language/list-words.ts'
import { formatUnits, shortenDenom } from '@injsight/chain'
import type { Asset, LookAlike } from '@injsight/injsight-v1'
import { isolateName, isolateOdd, withoutMarks } from '../../language/isolate.ts'
import { pathOfDenom } from '../../language/token-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import type { OutsidePrices } from '../../sources/prices.server.ts'
import { outsidePrice, outsideWorth } from '../prices/outside-prices.server.ts'
import { account, fileOnly, money, nothing, number, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { nameAsset } from './name-asset.server.ts'
import { pictureOf } from './picture-of.ts'

export const kinds = ['native', 'peggy', 'ibc', 'factory', 'erc20', 'share', 'cw20', 'unknown'] as const
const tiers = ['verified', 'internal', 'external', 'unverified'] as const

/**
 * Assets, line by line.
 *
 * @param prices that others tell; undefined of a list without prices
 */
export function tableOfAssets(
  assets: readonly Asset[],
  naming: Naming,
  prices: OutsidePrices | undefined,
): Table {
  const t = translationsIn(naming.language, 'assets')
  const priced = prices
    ? [
        { name: t('columns.price'), isNumber: true },
        { name: t('columns.worth'), isNumber: true },
      ]
    : []
  return {
    columns: [
      { name: t('columns.token') },
      { name: t('columns.denom'), isOnlyInFile: true },
      ...priced,
      { name: t('columns.supply'), isNumber: true },
      { name: t('columns.decimals'), isOnlyInFile: true },
      { name: t('columns.holders'), isNumber: true },
      { name: t('columns.admin') },
      { name: t('columns.kind') },
      { name: t('columns.verification') },
    ],
    rows: assets.map((asset) => ({ key: asset.asset, cells: toCells(asset, naming, prices) })),
  }
}

function toCells(asset: Asset, naming: Naming, prices: OutsidePrices | undefined): Cell[] {
  const { holders, admin, hasDecimals, decimals } = asset
  return [
    writeToken(asset, naming),
    fileOnly(asset.asset),
    ...(prices === undefined ? [] : writePrices(asset, naming, prices)),
    writeSupply(asset, naming),
    fileOnly(hasDecimals ? decimals : ''),
    asset.isLost || holders < 0n ? nothing : number(holders.toString()),
    admin === '' ? nothing : account(admin, naming),
    words([sayKind(asset.kind, naming)]),
    words([sayTier(asset.verification, naming)]),
  ]
}

/** By the last trades on this chain, or else as others say. */
function writePrices(asset: Asset, naming: Naming, prices: OutsidePrices): [price: Cell, worth: Cell] {
  const { asset: denom, price, worth, supply } = asset
  if (price !== '') return [number(price), worth === '' ? nothing : money(worth)]
  const told = { prices, naming }
  return [outsidePrice(denom, told), outsideWorth(denom, supply, decimalsOf(asset, naming), told)]
}

function decimalsOf({ asset, hasDecimals, decimals }: Asset, { names }: Naming): number | undefined {
  return names.tokens.get(asset)?.decimals ?? (hasDecimals ? decimals : undefined)
}

/** Its name, and below it its denom with all that warns of it. */
function writeToken(asset: Asset, naming: Naming): Cell {
  const name = nameAsset(asset, naming)
  const t = translationsIn(naming.language, 'assets')
  const below: Written = [{ text: shortenDenom(asset.asset), title: asset.asset, look: 'identifier' }]
  if (asset.path !== '') below.push(` · ${t('via', { channel: asset.path.split('/').at(-1) ?? '' })}`)
  for (const warning of warn(asset, naming)) below.push(' · ', warning)
  const title = asset.name === '' ? '' : isolateName(asset.name, 200)
  const link = { text: name, to: pathOfDenom(asset.asset), look: 'name' as const }
  return {
    shown: [title === '' ? link : { ...link, title }],
    below,
    file: withoutMarks(name),
    ...pictureOf(asset.asset, naming.names.listed),
  }
}

/** Why a name is not to be taken for what it says. */
export function warn({ lookAlikes, isLost }: Asset, naming: Naming): string[] {
  const t = translationsIn(naming.language, 'assets')
  const warnings = lookAlikes.map((one) => sayLookAlike(one, naming))
  return [...warnings, ...(isLost ? [t('lost')] : [])].map((text) => `⚠ ${text}`)
}

function sayLookAlike({ why, symbol }: LookAlike, naming: Naming): string {
  const t = translationsIn(naming.language, 'assets')
  if (why === 'same') return t('alike.same', { symbol: isolateOdd(symbol) })
  return t(why === 'direction' ? 'alike.direction' : 'alike.letters')
}

/** In whole tokens where its decimals are known, else as the chain holds it. */
function writeSupply(asset: Asset, naming: Naming): Cell {
  const { supply } = asset
  if (supply === '') return nothing
  const t = translationsIn(naming.language, 'assets')
  const known = decimalsOf(asset, naming)
  const below = `${t('columns.decimals')}${colonIn(naming.language)}${known ?? t('unknownDecimals')}`
  return { ...money(formatUnits(supply, known ?? 0)), below: [below] }
}

export function sayKind(kind: string, { language }: Pick<Naming, 'language'>): string {
  const known = kinds.find((one) => one === kind) ?? 'unknown'
  return translationsIn(language, 'assets')(`kinds.${known}`)
}

export function sayTier(verification: string, { language }: Pick<Naming, 'language'>): string {
  const tier = tiers.find((one) => one === verification) ?? 'unverified'
  return translationsIn(language, 'assets')(`tiers.${tier}`)
}
