import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeClient } from '@injsight/node-client'

type Clock = { now: () => number; wait: (milliseconds: number) => Promise<unknown> }

const realClock: Clock = { now: () => performance.now(), wait: sleep }

/**
 * The same node, asked for the chain's state so many times a second at most, evenly: public nodes shut out who asks more.
 *
 * @param perSecond 0 for as many as it answers
 */
export function askSlowly<Node extends Pick<NodeClient, 'queryAbci'>>(
  node: Node,
  perSecond: number,
  { now, wait }: Clock = realClock,
): Node {
  if (perSecond === 0) return node
  let due = now()
  const queryAbci: NodeClient['queryAbci'] = async (path, request, height) => {
    due = Math.max(due, now())
    const pause = due - now()
    due += 1000 / perSecond
    if (pause > 0) await wait(pause)
    return node.queryAbci(path, request, height)
  }
  return { ...node, queryAbci }
}
