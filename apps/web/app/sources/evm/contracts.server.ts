import { Fault } from '@injsight/errors'
import type { GetEvmContractResponse, ListEthereumLogsResponse } from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

/** Where a page of logs begins (empty: at the newest), how long it is, and which event they tell; empty for all. */
export type LogPage = { contract: string; topic: string; cursor: string; limit: number }

/** What a contract wrote, the newest first. */
export async function fetchLogs({
  contract,
  topic,
  cursor,
  limit,
}: LogPage): Promise<ListEthereumLogsResponse> {
  const request = {
    contracts: [contract],
    topics: topic === '' ? [] : [topic],
    from: 0n,
    to: 0n,
    oldestFirst: false,
    cursor,
    limit,
  }
  return (await injsight.listEthereumLogs(request)).response
}

/** Whether an address has written logs, which only contracts of the EVM do: those of the chain itself too. */
export async function hasWrittenLogs(contract: string): Promise<boolean> {
  const { logs } = await fetchLogs({ contract, topic: '', cursor: '', limit: 1 })
  return logs.length > 0
}

/** What is known of a contract of the EVM, and its code; undefined where there is none. */
export async function findContract(address: string): Promise<GetEvmContractResponse | undefined> {
  try {
    return (await injsight.getEvmContract({ address })).response
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}
