import type { Token } from '../tokens/denoms.ts'
import type { Patterns } from './patterns/en.ts'

/** A message of a transaction as `decodeTx` gives it: `value` is the chain's own JSON, or `raw` the undecoded bytes. */
export type Message = { type: string; value?: unknown; raw?: string }

/** Names one pattern of `patterns/`: its module and its name, 'bank.send'. */
export type SentenceKey = {
  [Module in keyof Patterns]: `${Module}.${keyof Patterns[Module] & string}`
}[keyof Patterns]

/**
 * What happened, ready to be worded: the pattern's name and what stands in its places. Every place of the pattern
 * has a part and every part has a place, in every language.
 */
export type Sentence = { key: SentenceKey; parts: Record<string, Part> }

export type Coin = { denom: string; amount: string }

/** One place of a sentence. Amounts are in the smallest unit; quantities and prices are what people read. */
export type Part =
  /** `isUnnamed` where the sentence itself gives the account its name. */
  | { kind: 'account'; address: string; isUnnamed?: true }
  | { kind: 'validator'; operator: string }
  /** An address of another chain. */
  | { kind: 'external'; address: string; network: 'ethereum' | 'cosmos' }
  | { kind: 'subaccount'; id: string; account: string; nonce: string }
  | { kind: 'amount'; denom: string; amount: string }
  | { kind: 'amounts'; coins: Coin[] }
  /** `denom` is missing where the thing is no token of the chain: what a derivative or a price feed is about. */
  | { kind: 'quantity'; value: string; symbol: string; denom?: string }
  /**
   * An amount of a token that only a contract of the EVM counts; `contract` is its address, `0x…`. Without a symbol it
   * stands in the smallest unit, for nobody knows how many of them make a whole.
   */
  | { kind: 'tokens'; value: string; symbol?: string; contract: string }
  | { kind: 'price'; value: string; symbol: string; denom?: string }
  | { kind: 'percent'; value: string }
  | { kind: 'market'; id: string; ticker?: string }
  | { kind: 'denom'; denom: string }
  /**
   * `address` is that of the chain, or Ethereum's for a contract of the EVM. `isUnnamed` where the sentence itself
   * gives it its label.
   */
  | { kind: 'contract'; address?: string; label?: string; isUnnamed?: true }
  /** A method or an error with what it was given; `more` arguments are not among them. */
  | { kind: 'call'; method: string; given: Part[]; more: number }
  | { kind: 'code'; id: string }
  | { kind: 'proposal'; id?: string; title?: string }
  /** `chain` is the id of the chain on the other side. */
  | { kind: 'channel'; port: string; id: string; chain?: string }
  | { kind: 'block'; height: string }
  /** A moment, as `2026-11-21T03:19:27Z`: one that the message itself is about. */
  | { kind: 'time'; time: string }
  | { kind: 'messageType'; type: string }
  /** A number for the plural forms of the pattern. */
  | { kind: 'count'; n: number }
  /** One of the cases of a `select` in the pattern; never shown itself. */
  | { kind: 'choice'; value: string }
  /** Words from the chain, shown as they are. */
  | { kind: 'text'; text: string }
  /** A name or number that belongs to machines: a method, a nonce. */
  | { kind: 'identifier'; text: string }
  /** A whole sentence inside another. */
  | { kind: 'sentence'; sentence: Sentence }

export type MarketKind = 'spot' | 'perpetual' | 'futures' | 'binary'

/** What has to be known of a market to read the orders on it. A spot market has a base, the others only a ticker. */
export type Market = {
  id: string
  ticker: string
  /** What it is called now, where that differs. */
  now?: string
  kind: MarketKind
  baseDenom: string | undefined
  baseDecimals: number | undefined
  quoteDenom: string
  quoteDecimals: number | undefined
}

/** What became of an order of the transaction, with its numbers as people read them. */
export type OrderOutcome = {
  /** Place of the message in the transaction, from 0. */
  message: number
  /** filled, partially_filled, cancelled, expired, unfilled, refused, open, …; whatever else says nothing. */
  status: string
  /** Empty when nothing was filled, or the decimals aren't known. */
  filled: string
  averagePrice: string
}

/** What became of a packet that the transaction sent. */
export type PacketOutcome = { message: number; status: 'arrived' | 'returned' | 'expired' }

/**
 * What a token's contract of the EVM wrote that moved. Accounts are `inj1…`, empty where it was made or taken out of
 * the world; `token` says which one of those that are told apart, and is empty of an ERC-20.
 */
export type TokenMove = { contract: string; from: string; to: string; amount: string; token: string }

/** What is known of a contract. */
export type KnownContract = { label: string; token?: KnownToken }

/** A token that a contract keeps. */
export type KnownToken = {
  symbol: string
  decimals: number
  /** What the contract keeps to; missing for those of CosmWasm. */
  standard?: 'erc20' | 'erc721' | 'erc1155'
  /** The denom that the bank has for the same token. */
  denom?: string
}

export type Event = { type: string; attributes: readonly { key: string; value: string }[] }

/** What is known beside the messages. Whatever isn't known makes a plainer sentence, never a wrong one. */
export type SentenceContext = {
  tokens: { find(denom: string): Token | undefined }
  markets: { find(id: string): Market | undefined }
  proposals?: { find(id: string): { title: string } | undefined }
  contracts?: { find(address: string): KnownContract | undefined }
  channels?: { find(port: string, id: string): { chain: string } | undefined }
  /** The transaction was refused: its sentences say what was tried. */
  failed: boolean
  /** The first signer; the subject of messages that nobody can read. */
  signer?: string
  /** The events of the whole transaction. */
  events?: readonly Event[]
  /** What became of the orders of the whole transaction; of each, or of none. */
  orders?: readonly OrderOutcome[]
  /** What became of the packets that it sent. */
  packets?: readonly PacketOutcome[]
  /** What the logs of its Ethereum transaction say that moved. */
  tokenMoves?: readonly TokenMove[]
}
