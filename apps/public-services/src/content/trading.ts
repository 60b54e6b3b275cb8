import { isAddress, isObject, marketIdOf, readList, textOf, type ReadEntry } from './read-json.ts'

/** Through which markets one token becomes another. */
export type SwapRoute = { sourceDenom: string; targetDenom: string; steps: string[] }

export type GridMarket = { slug: string; contractAddress: string }

/** A market of a category. */
export type CategorizedMarket = { slug: string; marketId: string }

export const readSwapRoute: ReadEntry<SwapRoute> = (json) => {
  if (!isObject(json) || !Array.isArray(json['steps'])) return undefined
  const sourceDenom = textOf(json['source_denom'])
  const targetDenom = textOf(json['target_denom'])
  const steps = json['steps'].flatMap((step) => marketIdOf(step) ?? [])
  const isWhole = steps.length > 0 && steps.length === json['steps'].length
  return sourceDenom === '' || targetDenom === '' || !isWhole
    ? undefined
    : { sourceDenom, targetDenom, steps }
}

export const readGridMarket: ReadEntry<GridMarket> = (json) => {
  if (!isObject(json)) return undefined
  const [slug, contractAddress] = [textOf(json['slug']), textOf(json['contractAddress'])]
  return slug === '' || !isAddress('inj', contractAddress) ? undefined : { slug, contractAddress }
}

/** A market of a map from slugs to ids. */
export const readMarketId = (_slug: string, json: unknown) => marketIdOf(json)

/** Of a category: entries that make no sense are left out, as in any list. */
export function readCategory(_name: string, json: unknown): CategorizedMarket[] | undefined {
  return Array.isArray(json) ? readList(json, readCategorized).value : undefined
}

const readCategorized: ReadEntry<CategorizedMarket> = (json) => {
  if (!isObject(json)) return undefined
  const [slug, marketId] = [textOf(json['slug']), marketIdOf(json['marketId'])]
  return slug === '' || marketId === undefined ? undefined : { slug, marketId }
}
