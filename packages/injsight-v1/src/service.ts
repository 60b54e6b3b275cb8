import { ServiceType } from '@protobuf-ts/runtime-rpc'
import { LongType, MessageType, RepeatType, ScalarType } from '@protobuf-ts/runtime'

/**
 * injsight.v1 is what Injective's own services can't say. It is defined here and nowhere else: the indexer
 * answers it over gRPC-web and REST, the site asks it, and where a network doesn't have it the site does without.
 * Names, numbers and types below are the wire format: numbers are never reused.
 */

const { BOOL, INT32, INT64, STRING } = ScalarType

/** Where the index stands. */
export type GetStatusResponse = {
  chainId: string
  /** First and last height in the index; `head` is `base - 1` while it is empty. */
  base: bigint
  head: bigint
  /** Milliseconds since 1970 of the block at `head`; 0 while the index is empty. */
  headTime: bigint
  /** The last height that the node said it has; 0 while no node has answered. */
  nodeHead: bigint
  /** True once the index has reached the node's head since it was started. */
  caughtUp: boolean
  /** What is wrong at the moment, in words for people ("the node does not answer"); empty when all is well. */
  trouble: string
  /** Present when the node is a recording. */
  recording?: Recording
  /** Version of the indexer. */
  version: string
}

export type Recording = {
  /** Heights of the whole recording. */
  from: bigint
  to: bigint
  /** ISO 8601, when it was made. */
  recordedAt: string
  /** True when every block has been played: the chain stands still. */
  ended: boolean
}

/** A block in the few words that a list, a strip or a live feed needs. */
export type Head = {
  height: bigint
  /** Upper-case hex, no 0x. */
  hash: string
  /** Milliseconds since 1970. */
  time: bigint
  /** injvalcons… */
  proposer: string
  /** Of the proposer; empty when it isn't known. */
  moniker: string
  /** injvaloper… of the proposer; empty when it isn't known. */
  operator: string
  txs: number
  failed: number
  gasWanted: bigint
  gasUsed: bigint
  /** Transactions and gas used per kind, in the order of `kinds` of packages/chain. */
  txsByKind: number[]
  gasByKind: bigint[]
}

export type SearchResult = {
  /** block, blockHash, transaction, account, etherAccount, subaccount, validator, denom */
  kind: string
  /** What identifies it in a URL: height, hash, inj1…, injvaloper…, denom. */
  id: string
  /** What a person calls it: moniker, symbol; empty when it has no name. */
  name: string
}

export type SearchResponse = {
  /** Best first. */
  results: SearchResult[]
  /** When nothing was found: blockNotFound, transactionNotFound, accountNotFound, accountInvalid, invalidTransactionHash, blockInvalid; else valid. */
  outcome: string
}

const Recording = new MessageType<Recording>('injsight.v1.Recording', [
  { no: 1, name: 'from', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 2, name: 'to', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 3, name: 'recorded_at', kind: 'scalar', T: STRING },
  { no: 4, name: 'ended', kind: 'scalar', T: BOOL },
])

export const GetStatusRequest = new MessageType<object>('injsight.v1.GetStatusRequest', [])
export const GetStatusResponse = new MessageType<GetStatusResponse>('injsight.v1.GetStatusResponse', [
  { no: 1, name: 'chain_id', kind: 'scalar', T: STRING },
  { no: 2, name: 'base', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 3, name: 'head', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 4, name: 'head_time', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 5, name: 'node_head', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 6, name: 'caught_up', kind: 'scalar', T: BOOL },
  { no: 7, name: 'trouble', kind: 'scalar', T: STRING },
  { no: 8, name: 'recording', kind: 'message', T: () => Recording },
  { no: 9, name: 'version', kind: 'scalar', T: STRING },
])

export const Head = new MessageType<Head>('injsight.v1.Head', [
  { no: 1, name: 'height', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 2, name: 'hash', kind: 'scalar', T: STRING },
  { no: 3, name: 'time', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 4, name: 'proposer', kind: 'scalar', T: STRING },
  { no: 5, name: 'moniker', kind: 'scalar', T: STRING },
  { no: 6, name: 'operator', kind: 'scalar', T: STRING },
  { no: 7, name: 'txs', kind: 'scalar', T: INT32 },
  { no: 8, name: 'failed', kind: 'scalar', T: INT32 },
  { no: 9, name: 'gas_wanted', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 10, name: 'gas_used', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 11, name: 'txs_by_kind', kind: 'scalar', T: INT32, repeat: RepeatType.PACKED },
  { no: 12, name: 'gas_by_kind', kind: 'scalar', T: INT64, L: LongType.BIGINT, repeat: RepeatType.PACKED },
])

export type GetHeadsRequest = {
  /** How many, newest first; 1 to 100, 0 means 20. */
  limit: number
  /** Only heights below this one; 0 means from the head on. */
  before: bigint
}
export const GetHeadsRequest = new MessageType<GetHeadsRequest>('injsight.v1.GetHeadsRequest', [
  { no: 1, name: 'limit', kind: 'scalar', T: INT32 },
  { no: 2, name: 'before', kind: 'scalar', T: INT64, L: LongType.BIGINT },
])
export type GetHeadsResponse = { heads: Head[] }
export const GetHeadsResponse = new MessageType<GetHeadsResponse>('injsight.v1.GetHeadsResponse', [
  { no: 1, name: 'heads', kind: 'message', repeat: RepeatType.UNPACKED, T: () => Head },
])

export const StreamHeadsRequest = new MessageType<object>('injsight.v1.StreamHeadsRequest', [])

export type SearchRequest = { text: string; limit: number }
export const SearchRequest = new MessageType<SearchRequest>('injsight.v1.SearchRequest', [
  { no: 1, name: 'text', kind: 'scalar', T: STRING },
  { no: 2, name: 'limit', kind: 'scalar', T: INT32 },
])
const SearchResult = new MessageType<SearchResult>('injsight.v1.SearchResult', [
  { no: 1, name: 'kind', kind: 'scalar', T: STRING },
  { no: 2, name: 'id', kind: 'scalar', T: STRING },
  { no: 3, name: 'name', kind: 'scalar', T: STRING },
])
export const SearchResponse = new MessageType<SearchResponse>('injsight.v1.SearchResponse', [
  { no: 1, name: 'results', kind: 'message', repeat: RepeatType.UNPACKED, T: () => SearchResult },
  { no: 2, name: 'outcome', kind: 'scalar', T: STRING },
])

/**
 * GetStatus: where the index stands. GetHeads: the newest blocks in few words. StreamHeads: the head now, then
 * every new one after its block is committed. Search: what is this text, and is there such a thing.
 */
export const Explorer = new ServiceType('injsight.v1.Explorer', [
  {
    name: 'GetStatus',
    I: GetStatusRequest,
    O: GetStatusResponse,
    options: { 'google.api.http': { get: '/injsight/v1/status' } },
  },
  {
    name: 'GetHeads',
    I: GetHeadsRequest,
    O: GetHeadsResponse,
    options: { 'google.api.http': { get: '/injsight/v1/heads' } },
  },
  {
    name: 'StreamHeads',
    I: StreamHeadsRequest,
    O: Head,
    serverStreaming: true,
    options: { 'google.api.http': { get: '/injsight/v1/heads/stream' } },
  },
  {
    name: 'Search',
    I: SearchRequest,
    O: SearchResponse,
    options: { 'google.api.http': { get: '/injsight/v1/search' } },
  },
])
