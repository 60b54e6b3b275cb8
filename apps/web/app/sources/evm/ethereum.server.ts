import type { GetEthereumTransactionResponse } from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

/** What the index says of an Ethereum transaction beyond what was signed. */
export async function fetchEthereumTransaction(hash: string): Promise<GetEthereumTransactionResponse> {
  return (await injsight.getEthereumTransaction({ hash })).response
}
