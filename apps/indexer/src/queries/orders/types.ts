/**
 * An amount told twice. `raw` is the chain's own decimal: in the chain's units where `generation` is 1, in those of
 * people where it is 2. `human` is what people read; null while the decimals of the market's tokens aren't known.
 */
export type Amount = { raw: string; human: string | null }

/** Of the exchange module: 1 is v1beta1, 2 is v2. */
export type Generation = 1 | 2

export type OrderType =
  | 'UNSPECIFIED'
  | 'BUY'
  | 'SELL'
  | 'STOP_BUY'
  | 'STOP_SELL'
  | 'TAKE_BUY'
  | 'TAKE_SELL'
  | 'BUY_PO'
  | 'SELL_PO'
  | 'BUY_ATOMIC'
  | 'SELL_ATOMIC'

/** What somebody asked for. */
export type OrderTerms = {
  /** `0x…`; null for what was refused before it had one. */
  hash: string | null
  marketId: string
  subaccountId: string
  feeRecipient: string
  /** The sender's own name for it, '' for none. */
  cid: string
  type: OrderType
  isBuy: boolean
  /** It takes what is there at the end of its block, and never rests. */
  isMarketOrder: boolean
  price: Amount
  quantity: Amount
  /** Of derivatives; 0 is a reduce-only order. */
  margin: Amount | null
  /** It waits until the mark price reaches this. */
  triggerPrice: Amount | null
  /** Last block that it may rest in; null for no end. */
  expirationBlock: bigint | null
  generation: Generation
}

/** How the chain calls what made a trade. */
export type Execution =
  | 'Market'
  | 'LimitFill'
  | 'LimitMatchRestingOrder'
  | 'LimitMatchNewOrder'
  | 'MarketLiquidation'
  | 'ExpiryMarketSettlement'
  | 'OffsettingPosition'
  | 'Synthetic'
  | 'UnspecifiedExecutionType'

/** One side of a trade. */
export type Trade = {
  /** height << 16 | place among the trades of its market and block; with the market it names the trade. */
  sequence: bigint
  height: bigint
  /** Milliseconds since 1970. */
  timeMs: bigint
  /** The transaction that made it at once (an atomic order, a liquidation); null for the auction of the block. */
  transaction: bigint | null
  marketId: string
  subaccountId: string
  /** All zeros for what no order asked for: settlements. */
  orderHash: string
  cid: string
  isBuy: boolean
  isMaker: boolean
  execution: Execution
  isLiquidation: boolean
  price: Amount
  quantity: Amount
  /** What the account paid; negative is what it received. */
  fee: Amount
  feeRecipient: string
  /** What it did to the position; null in spot markets. */
  position: { isLong: boolean; margin: Amount; payout: Amount; pnl: Amount } | null
  generation: Generation
}

/** Who stood on the other side of an auction. The chain pools both sides: who met whom is only certain with one. */
export type Counterparty = { subaccountId: string; quantity: Amount }

export type EndReason =
  /** A message asked for it. */
  | 'requested'
  /** The position was liquidated. */
  | 'liquidation'
  /** The market was settled or closed. */
  | 'settlement'
  /** It had reached its last block. */
  | 'expired'
  /**
   * The chain took it back at the end of a block: its margin no longer sufficed, there was nothing to reduce, or a
   * proposal changed its market.
   */
  | 'pruned'
  /** A market order found too little on the other side. */
  | 'unfilled'
  /** Its trigger came, and another order was placed for it. */
  | 'triggered'
  /** Its trigger came, and the order that should be placed for it was refused. */
  | 'not_placed'

export type OrderEnd = {
  reason: EndReason
  height: bigint
  /** The transaction that caused it; null for the chain itself. */
  transaction: bigint | null
  /** What was left of it. */
  remaining: Amount
}

export type Refusal = {
  /** Of the exchange module, or of the transaction's own codespace when the whole transaction failed; 0 when nobody says. */
  code: number
  codespace: string
  /** The chain's words; '' where it told nothing but the code. */
  reason: string
}

export type OrderStatus =
  | 'refused'
  | 'waiting' // for its trigger
  | 'triggered'
  | 'open' // nothing of it is filled
  | 'partially_filled' // and the rest still open
  | 'filled'
  | 'cancelled' // perhaps after being filled in part
  | 'expired'
  | 'unfilled' // a market order that found nothing
  | 'unknown' // the index does not hold what became of it

/** An order and what became of it. */
export type OrderFate = {
  /** Place of the message in its transaction, and of the order in its message. */
  message: number
  place: number
  terms: OrderTerms
  status: OrderStatus
  /** Of itself, or of what its trigger should have placed; null where that isn't told. */
  refusal: Refusal | null
  filled: Amount
  /** Weighted by quantity; null when nothing was filled. */
  averagePrice: Amount | null
  /** Paid for all its fills. */
  fees: Amount
  /** What still rests in the book; 0 when it is over. */
  remaining: Amount
  /** The oldest first, at most 1,000. */
  fills: (Trade & { counterparties: Counterparty[] })[]
  end: OrderEnd | null
  /** The order that took its place when the trigger came. */
  placed: OrderFate | null
}

/** An order that a transaction wanted gone. */
export type CancelFate = {
  message: number
  marketId: string
  subaccountId: string
  /** null where it was named by its cid. */
  hash: string | null
  cid: string
  isCancelled: boolean
  /** What was left of it; null when it wasn't cancelled. */
  remaining: Amount | null
  /** The chain's words; '' when it was cancelled. */
  why: string
}

export type TransactionOrders = { orders: OrderFate[]; cancels: CancelFate[] }

/** Trades of a market and block at one price. */
export type Clearing = {
  /** `market`: market orders against the book; `limit`: new and resting limit orders; the rest as they are called. */
  kind: 'market' | 'limit' | 'liquidation' | 'settlement' | 'atomic' | 'other'
  price: Amount
  /** Of one side. */
  quantity: Amount
  /** price × quantity */
  notional: Amount
  buys: number
  sells: number
}

export type MarketAuction = {
  marketId: string
  generation: Generation
  clearings: Clearing[]
  /** Sum of the quantities of one side, and of their notionals. */
  volume: Amount
  notional: Amount
  trades: Trade[]
  placed: { terms: OrderTerms; transaction: bigint | null }[]
  /** `hash`: its first 8 bytes, `0x…`. */
  cancelled: { hash: string; subaccountId: string; price: Amount; end: OrderEnd }[]
  triggered: { hash: string; placedHash: string }[]
  refused: {
    hash: string | null
    cid: string
    terms: OrderTerms | null
    refusal: Refusal
    transaction: bigint | null
  }[]
  /** Cancels that the chain refused. */
  refusedCancels: {
    subaccountId: string
    hash: string | null
    cid: string
    why: string
    transaction: bigint | null
  }[]
}

export type BlockAuction = { height: bigint; timeMs: bigint; markets: MarketAuction[] }

export type Level = { price: Amount; quantity: Amount }

export type OrderBook = {
  marketId: string
  /** The book is as it was after this block. */
  height: bigint
  /** The chain counts the changes of a book. */
  sequence: bigint
  generation: Generation
  /** The best first. */
  buys: Level[]
  sells: Level[]
}

export type OpenOrder = {
  terms: OrderTerms
  kind: 'limit' | 'conditional_limit' | 'conditional_market'
  /** What is left to fill. */
  fillable: Amount
}

/** What happened to an account's orders in one market and block. */
export type OrderHistoryEntry = { sequence: bigint; height: bigint; timeMs: bigint; marketId: string } & (
  | { kind: 'placed'; terms: OrderTerms; transaction: bigint | null }
  | { kind: 'filled'; trade: Trade }
  | {
      kind: 'cancelled'
      /** The first 8 bytes of the hash, `0x…`; the placing has it whole. */
      hash: string
      subaccountId: string
      end: OrderEnd
      price: Amount
      isBuy: boolean
    }
  | { kind: 'triggered'; hash: string; placedHash: string }
  | {
      kind: 'refused'
      hash: string | null
      cid: string
      /** null where the chain tells nothing but the hash: of what a contract asked for. Then the market is '', too. */
      terms: OrderTerms | null
      refusal: Refusal
      transaction: bigint | null
    }
  | { kind: 'cancel_refused'; hash: string | null; cid: string; why: string; transaction: bigint | null }
)

/** A part of a list, newest first. `next` leads to the older ones; null at the end. */
export type Page<Item> = { items: Item[]; next: string | null }
export type PageRequest = { limit: number; cursor?: string | undefined }
