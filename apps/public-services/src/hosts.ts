import type { Logger } from '@injsight/runtime'
import { hostNames, type HostName, type Network } from './networks.ts'
import { keepingOf } from './keeping.ts'
import { createBudgets } from './upstream/budget.ts'
import { absentHost, createHost, usualTimeoutMs, type Host } from './upstream/host.ts'
import { orRest } from './upstream/or-rest.ts'
import type { HostState } from './upstream/host-state.ts'
import type { Settled } from './upstream/settled.ts'

/** The hosts of a network, by what they answer; those that it doesn't have fail with words. */
export type Hosts = Record<HostName, Host>

type Options = { perSecond: number; log: Logger; timeoutMs?: number; settled?: Settled | undefined }

export function openHosts({ urls }: Network, { perSecond, ...options }: Options): Hosts {
  const budgetOf = createBudgets(perSecond)
  const open = (name: HostName) => {
    const url = urls[name]
    if (url === '') return absentHost()
    return createHost({
      url,
      budget: budgetOf(url),
      ...options,
      ...mannersOf(name, options.timeoutMs),
      keepingOf,
    })
  }
  const hosts = Object.fromEntries(hostNames.map((name) => [name, open(name)])) as Hosts
  return { ...hosts, chain: orRest(hosts.chain, hosts.rest) }
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

/** A host's own limit, unless less patience is asked for. */
function mannersOf(name: HostName, most = Number.POSITIVE_INFINITY) {
  const { timeoutMs = usualTimeoutMs, ...rest } = manners[name] ?? {}
  return { ...rest, timeoutMs: Math.min(timeoutMs, most) }
}
