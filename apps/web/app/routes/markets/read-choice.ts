import { readOne } from '../../read-query.ts'

export const kinds = ['spot', 'perpetual', 'expiry', 'binary'] as const
export const states = ['open', 'closed'] as const
/** Whether whoever keeps a list of markets has looked at one. */
export const verifications = ['verified', 'unverified'] as const
export const sorts = ['busiest', 'volume', 'change', 'price', 'name'] as const

/** Which markets of the list are wanted, in which order; empty for all. */
export type MarketChoice = {
  kind: (typeof kinds)[number] | ''
  state: (typeof states)[number] | ''
  /** As a list calls it: categories come and go. */
  category: string
  verification: (typeof verifications)[number] | ''
  sort: (typeof sorts)[number]
  /** A part of the ticker or of the id. */
  text: string
}

const longestText = 100

/** @throws Fault `invalid-input` */
export function readMarketChoice(query: URLSearchParams): MarketChoice {
  return {
    kind: readOne(query, 'kind', kinds),
    state: readOne(query, 'state', states),
    category: /^\w{1,30}$/.exec(query.get('category') ?? '')?.[0] ?? '',
    verification: readOne(query, 'verification', verifications),
    sort: readOne(query, 'sort', sorts) || sorts[0],
    text: (query.get('q') ?? '').trim().slice(0, longestText),
  }
}

/** The choice as part of an address; nothing for what is usual. */
export function queryOfChoice(choice: MarketChoice): Record<string, string> {
  const { kind, state, category, verification, sort, text } = choice
  return { kind, state, category, verification, sort: sort === sorts[0] ? '' : sort, q: text }
}
