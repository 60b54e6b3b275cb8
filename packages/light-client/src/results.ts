import { rootHash } from './merkle.ts'
import { bytes, integer, message } from './protobuf.ts'
import { readBase64, readInteger, readObject } from './read-json.ts'

/** What of a transaction's result all nodes agree on: the log and the events are no part of it. */
export type TxResult = { code: bigint; data: Uint8Array; gasWanted: bigint; gasUsed: bigint }

/**
 * Reads a line of `txs_results` in a node's JSON.
 *
 * @throws Fault `bad-chain-data`, code `header.unreadable`, naming the field
 */
export function readResult(json: unknown): TxResult {
  const result = readObject(json, 'result')
  return {
    code: readInteger(result, 'code'),
    data: readBase64(result['data'], 'data'),
    gasWanted: readInteger(result, 'gas_wanted'),
    gasUsed: readInteger(result, 'gas_used'),
  }
}

/** The leaf that stands for a result. */
export function encodeResult({ code, data, gasWanted, gasUsed }: TxResult): Uint8Array {
  return message([integer(1, code), bytes(2, data), integer(5, gasWanted), integer(6, gasUsed)])
}

/**
 * What the next header's `last_results_hash` is of: the Merkle root over the results of a block.
 *
 * @param results in the order of the block's transactions
 */
export function resultsHash(results: readonly TxResult[]): Uint8Array {
  return rootHash(results.map(encodeResult))
}
