import { createHash } from 'node:crypto'
import type { BroadcastTxResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { Fault, invalidInput } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { Fee, Spending } from '#src/delegation/spending.ts'
import { broadcast } from '../tx.ts'
import { writeReason } from './checks.ts'

export type PayAndSend = ReturnType<typeof createPayAndSend>

type Sources = { node: Pick<NodeClient, 'fetchResult'>; spending: Spending; log: Logger }

/**
 * Counts a fee, has its transaction signed, and gives it to the node; what the node refuses isn't counted. What it left
 * open, by not answering, is.
 */
export function createPayAndSend({ node, spending, log }: Sources) {
  return async (fee: Fee, sign: () => Uint8Array): Promise<BroadcastTxResponse> => {
    const takeBack = await spending.count(fee)
    try {
      const hash = await send(node, sign())
      const { account, sequence, amount } = fee
      log.info('fee paid for another', { account, sequence, amount, hash })
      return answerOf(hash)
    } catch (error) {
      if (error instanceof Fault && error.kind !== 'unavailable') await takeBack()
      if (isFull(error)) {
        await takeBack()
        throw refusedBy('sdk', 20, error.message)
      }
      throw error
    }
  }
}

/** @returns the hash of the transaction, of one that the node has already as well: it is asked again when an answer got lost */
async function send(node: Sources['node'], bytes: Uint8Array): Promise<string> {
  try {
    const { code, codespace, rawLog, txhash } = await broadcast(node, bytes)
    if (code === 0) return txhash
    throw refusedBy(codespace, code, `The node refuses the transaction: ${rawLog}`)
  } catch (error) {
    if (!(error instanceof Fault && error.message.includes('tx already exists in cache'))) throw error
    return createHash('sha256').update(bytes).digest('hex').toUpperCase()
  }
}

function isFull(error: unknown): error is Fault {
  return error instanceof Fault && error.kind === 'unavailable' && error.message.includes('mempool is full')
}

function refusedBy(codespace: string, code: number, words: string): Fault {
  return invalidInput('transaction.refused', `${words} ${writeReason(codespace, code)}`, {
    codespace,
    abciCode: code,
  })
}

/** As it stands in no block yet. */
function answerOf(txHash: string): BroadcastTxResponse {
  return {
    txHash,
    height: 0n,
    index: 0,
    codespace: '',
    code: 0,
    data: new Uint8Array(),
    rawLog: '',
    timestamp: '',
  }
}
