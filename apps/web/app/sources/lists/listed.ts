import { looksLike, readDenom } from '@injsight/chain'
import type { ListedToken } from '@injsight/injsight-v1'

/** Tokens that people have looked at, as they are found. */
export type Listed = {
  tokens: readonly ListedToken[]
  /** By its denom, or by the address of its contract. */
  find: (asset: string) => ListedToken | undefined
  /** The verified token whose symbol reads as this one does. */
  findReading: (symbol: string) => ListedToken | undefined
}

export function toListed(tokens: readonly ListedToken[]): Listed {
  const byAsset = new Map<string, ListedToken>()
  const byReading = new Map<string, ListedToken>()
  for (const token of tokens) {
    for (const name of namesOf(token)) if (!byAsset.has(name)) byAsset.set(name, token)
    const reading = looksLike(token.symbol)
    if (isAsset(token) && token.tier === 'verified' && !byReading.has(reading)) byReading.set(reading, token)
  }
  return {
    tokens,
    find: (asset) => byAsset.get(keyOf(asset)),
    findReading: (symbol) => (symbol === '' ? undefined : byReading.get(looksLike(symbol))),
  }
}

/** What only stands in tickers, as a stock does, is listed too, and is no asset of the chain. */
export function isAsset({ type }: ListedToken): boolean {
  return type !== 'symbol'
}

function namesOf({ denom, address, type }: ListedToken): string[] {
  const isContract = type === 'cw20' || denom.startsWith('erc20:')
  return isContract && address !== '' ? [keyOf(denom), keyOf(address)] : [keyOf(denom)]
}

function keyOf(asset: string): string {
  return asset.startsWith('0x') ? asset.toLowerCase() : (readDenom(asset) ?? asset)
}
