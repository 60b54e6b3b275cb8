import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { Fault } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { fetchNames } from './names.server.ts'
import { readListed, toLine, type TransactionLine } from './transaction-lines.server.ts'
import { indexer } from './transports.server.ts'

const explorer = new InjectiveExplorerRPCClient(indexer)

export type TransactionFilter = {
  /** Where the page begins, from the page before it; empty for the newest. */
  token: string
  status: '' | 'success' | 'failed'
  /** A type of message, as `/cosmos.bank.v1beta1.MsgSend`; empty for all. */
  type: string
}

/** A page of transactions, newest first, and the token of the next one. */
export async function listTransactions(
  filter: TransactionFilter,
  { limit, language }: { limit: number; language: Language },
): Promise<{ lines: TransactionLine[]; next: string | undefined }> {
  const request = { ...filter, perPage: limit, startTime: 0n, endTime: 0n, blockNumber: 0n }
  const [{ response }, names] = await Promise.all([explorer.getTxsV2(request), fetchNames()])
  return {
    lines: response.data.map((listed) => toLine(readListed(listed), { language, names })),
    next: response.paging?.next[0],
  }
}

/** A transaction by its hash of 64 hexadecimal digits; undefined when the index has none such. */
export async function findTransaction(hash: string): Promise<TxDetailData | undefined> {
  try {
    const { response } = await explorer.getTxByTxHash({ hash, isEvmHash: false })
    return response.data
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}
