import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { Language } from '../language/languages.ts'
import { fetchNames } from './names.server.ts'
import { readListed, toLine, type TransactionLine } from './transaction-lines.server.ts'
import { indexer } from './transports.server.ts'

const explorer = new InjectiveExplorerRPCClient(indexer)

/**
 * The transactions that name an account, the newest first.
 *
 * @param token where the page begins: empty, or `next` of the page before
 */
export async function fetchLinesOfAccount(
  address: string,
  { token, limit, language }: { token: string; limit: number; language: Language },
): Promise<{ lines: TransactionLine[]; next: string | undefined }> {
  const request = { address, token, type: '', startTime: 0n, endTime: 0n, perPage: limit }
  const [{ response }, names] = await Promise.all([explorer.getAccountTxsV2(request), fetchNames()])
  return {
    lines: response.data.map((listed) => toLine(readListed(listed), { language, names })),
    next: response.paging?.next[0],
  }
}
