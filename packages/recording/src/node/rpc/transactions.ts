import { findElements, type RpcBlock } from '@injsight/node-client'
import type { TxPlace } from '#src/folder/survey.ts'
import type { RecordedBlock } from '#src/folder/read-chunk.ts'
import { memberOf } from './blocks.ts'
import { joinJson, type Chain, type Method } from './method.ts'
import { readBytes, readFlag } from './parameters.ts'
import { refuseInternally } from './refuse.ts'
import { hashOf, proveTransaction } from './prove-transaction.ts'

/** What is asked about one transaction. */
export function transactionMethods({ recording, head }: Chain): Record<string, Method> {
  return {
    tx: {
      parameters: ['hash', 'prove'],
      async answer(parameters) {
        const hash = readBytes(parameters, 'hash').toString('hex').toUpperCase()
        const place = recording.findTransaction(hash)
        if (place === undefined || place.height > head.height())
          throw refuseInternally(`tx (${hash}) not found`)
        return encodeTransaction(
          await recording.readBlock(place.height),
          place,
          readFlag(parameters, 'prove'),
        )
      },
    },
  }
}

/** A transaction as `tx` and `tx_search` answer it; its result keeps the bytes it was recorded with. */
export function encodeTransaction(
  recorded: RecordedBlock,
  { height, index }: TxPlace,
  prove: boolean,
): Buffer {
  const txs = readTransactions(recorded)
  const tx = txs[index] ?? ''
  const results = memberOf(recorded.block_results, 'txs_results')
  const { start, end } = findElements(results)[index] ?? { start: 0, end: 0 }
  return joinJson(
    `{"hash":"${hashOf(tx)}","height":"${height}","index":${index},"tx_result":`,
    results.subarray(start, end),
    `,"tx":"${tx}"`,
    prove ? `,"proof":${JSON.stringify(proveTransaction(txs, index))}` : '',
    '}',
  )
}

/** The transactions of a block, base64. */
export function readTransactions({ block }: RecordedBlock): string[] {
  return (JSON.parse(block.toString('utf8')) as RpcBlock).block.data.txs ?? []
}
