import type { Logger } from '@injsight/runtime'
import type { Network } from './networks.ts'
import { createHost, type Host } from './upstream/host.ts'

/** The hosts of a network, by what they answer. */
export type Hosts = { chainId: string; explorer: Host; exchange: Host; chain: Host }

export function openHosts(
  { chainId, explorer, exchange, chain }: Network,
  { perSecond, log }: { perSecond: number; log: Logger },
): Hosts {
  const open = (url: string) => createHost({ url, perSecond, lasts, log })
  return { chainId, explorer: open(explorer), exchange: open(exchange), chain: open(chain) }
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
