/** All orders of a side that rest at one price: decimal text, in whole tokens where those are known. */
export type Level = { price: string; quantity: string }

/** How many prices of a side there are, and how much rests at all of them. */
export type Depth = { levels: number; quantity: string }

/** The part of a book that is looked at, the best prices first, and how much there is in all. */
export type BestOfBook = { buys: Level[]; sells: Level[]; all: { buys: Depth; sells: Depth } }

/** So many prices of a side are told: what matters is near the middle. */
export const toldLevels = 24

/** A book as the live feed tells it; 64-bit numbers are text on the way. */
export type LiveBook = BestOfBook & {
  marketId: string
  /** Of the block that changed it last, and of the last one with a trade since it is followed; "0" for none. */
  height: string
  traded: string
}
