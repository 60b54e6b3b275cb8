import type { ListEthereumLogsResponse } from '@injsight/injsight-v1'
import { injsight } from './clients.server.ts'

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

/** Whether the index knows an address as that of a contract of the EVM: nothing else writes logs. */
export async function isKnownContract(contract: string): Promise<boolean> {
  const { logs } = await fetchLogs({ contract, topic: '', cursor: '', limit: 1 })
  return logs.length > 0
}
