import { toHex, toQuantity, type Hex } from './hex.ts'

export type PlacedLog = {
  address: Hex
  topics: Hex[]
  data: Hex
  height: bigint
  /** Hex, with or without 0x. */
  blockHash: string
  hash: Hex
  transactionIndex: number
  /** Among the logs of the block. */
  index: number
}

/** A log as the chain's JSON-RPC writes it: without a time, which it writes as zero. */
export function formatLog({ address, topics, data, height, blockHash, hash, ...place }: PlacedLog) {
  return {
    address,
    topics,
    data,
    blockNumber: toQuantity(height),
    transactionHash: hash,
    transactionIndex: toQuantity(place.transactionIndex),
    blockHash: toHex(blockHash),
    blockTimestamp: '0x0',
    logIndex: toQuantity(place.index),
    removed: false,
  }
}
