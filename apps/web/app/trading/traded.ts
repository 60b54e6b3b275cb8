import type { Level } from '../live/live-book.ts'

/** What is traded in a market. */
export type MarketKind = 'spot' | 'derivative' | 'binary'

/** A market as whoever places an order in it has to know it. Numbers are decimal text, in whole tokens. */
export type Traded = {
  marketId: string
  ticker: string
  kind: MarketKind
  /** What quantities and prices are of, in words. */
  base: string
  /** What a single one of `base` is called, where that is otherwise. */
  one?: string
  quote: string
  /** Margin is a whole number of the smallest units of what is paid with. */
  quoteDecimals: number
  priceTick: string
  quantityTick: string
  minNotional: string
  makerFee: string
  takerFee: string
  /** Of a fee, what its recipient gets: whoever places an order here receives it back. */
  relayerShare: string
  /** Of derivatives; empty for others: a contract of binary options is worth 1 or nothing, and its margin is the whole. */
  initialMargin: string
  maintenanceMargin: string
}

/** What so much of what is traded is called, of a quantity in decimal notation. */
export function baseOf(quantity: string, { base, one = base }: Pick<Traded, 'base' | 'one'>): string {
  return /^1(?:\.0*)?$/.test(quantity) ? one : base
}

/** What an order would meet now: the book, the best prices first, and what the oracle says of a derivative. */
export type Now = { buys: readonly Level[]; sells: readonly Level[]; mark: string | undefined }

export type HeldPosition = { isLong: boolean; quantity: string; entryPrice: string; margin: string }

/** What the account has that trades: of what is traded and of what is paid with; undefined where that isn't known. */
export type Own = { base: string | undefined; quote: string | undefined; position: HeldPosition | undefined }
