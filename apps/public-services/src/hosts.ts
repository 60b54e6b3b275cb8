import type { Logger } from '@injsight/runtime'
import { hostNames, type HostName, type Network } from './networks.ts'
import { createHost, type Host, type HostState } from './upstream/host.ts'

/** The hosts of a network, by what they answer; those that it doesn't have fail with words. */
export type Hosts = Record<HostName, Host>

export function openHosts({ urls }: Network, { perSecond, log }: { perSecond: number; log: Logger }): Hosts {
  const open = (name: HostName) => createHost({ url: urls[name], perSecond, lasts, log, ...manners[name] })
  return Object.fromEntries(hostNames.map((name) => [name, open(name)])) as Hosts
}

/** How each host does, by its name. */
export function statesOf(hosts: Hosts): Record<HostName, HostState> {
  const states = hostNames.map((name) => [name, hosts[name].state()])
  return Object.fromEntries(states) as Record<HostName, HostState>
}

export function closeAll(hosts: Hosts): void {
  for (const name of hostNames) hosts[name].close()
}

/** Where a host is asked otherwise than others: how long it is waited for, and what it is told besides. */
const manners: Partial<Record<HostName, { timeoutMs?: number; headers?: Record<string, string> }>> = {
  content: { headers: { 'cache-control': 'max-age=0' } },
  uiApi: { timeoutMs: 15_000 },
  prices: { timeoutMs: 30_000 },
  priceProvider: { timeoutMs: 1500 },
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** What is settled stays as it is: a block, a transaction. Names change seldom, the rest with the next block. */
function lasts(question: string): number {
  const path = question.split(' ', 1)[0] ?? ''
  if (/\/(GetBlock|GetTxByTxHash)$|^\/api\/explorer\/v1\/(blocks|txs)\/\w+$/.test(path)) return hour
  if (/\/(GetValidators|Markets)$/.test(path)) return minute
  if (path.endsWith('/GetStats')) return 10 * second
  return second
}
