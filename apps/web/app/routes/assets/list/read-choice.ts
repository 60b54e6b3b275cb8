import { readCursor, readOne } from '../../../read-query.ts'

export const kinds = ['native', 'peggy', 'ibc', 'factory', 'erc20', 'share', 'unknown'] as const
export const contractKinds = ['cw20', 'erc20'] as const
export const tiers = ['verified', 'internal', 'external', 'unverified'] as const
export const sorts = ['worth', 'holders', 'supply'] as const

/** Which assets of the list are wanted, in which order, and which page of them; empty for all. */
export type AssetChoice = {
  kind: string
  tier: string
  sort: (typeof sorts)[number]
  /** A part of the name, the symbol or the denom. */
  text: string
  /** As the page before told it. */
  cursor: string
}

const longestText = 100

/** @throws Fault `invalid-input` */
export function readAssetChoice(query: URLSearchParams, known: readonly string[]): AssetChoice {
  return {
    kind: readOne(query, 'kind', known),
    tier: readOne(query, 'verification', tiers),
    sort: readOne(query, 'sort', sorts) || sorts[0],
    text: (query.get('q') ?? '').trim().slice(0, longestText),
    cursor: readCursor(query, 'from'),
  }
}

/** The choice as part of an address, without its place; nothing for what is usual. */
export function queryOfChoice({ kind, tier, sort, text }: AssetChoice): Record<string, string> {
  return { kind, verification: tier, sort: sort === sorts[0] ? '' : sort, q: text }
}
