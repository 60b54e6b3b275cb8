import { Fault, invalidInput } from '@injsight/errors'
import type { NodeClient, NodeStatus } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'

type Sources = {
  node: Pick<NodeClient, 'queryAbci' | 'fetchBlock'>
  from: bigint | undefined
  fillsBack?: boolean
  log: Logger
}

/**
 * The first height of a new index. What is told counts. Else it is the node's first block, when its genesis or the
 * state before it is known; and where a node has forgotten that state, its newest block, whose state it keeps longest.
 *
 * @throws Fault `invalid-input`, code `from.pruned`, when the node doesn't have the block
 */
export async function chooseBase(
  { node, from, fillsBack = false, log }: Sources,
  { earliest: told, head }: NodeStatus,
): Promise<bigint> {
  const earliest = told > 0n ? told : 1n
  if (from !== undefined && from < earliest) {
    throw invalidInput(
      'from.pruned',
      `The index is to begin at block ${from}, but the node's first is ${earliest}`,
      { from, earliest },
    )
  }
  if (fillsBack) return head > earliest ? head : earliest
  if (from !== undefined) return from
  if (await isFirstOfChain(node, earliest)) return earliest
  if ((await hasState(node, earliest - 1n)) || !(await hasState(node, head - 1n))) return earliest
  log.warn('the node has forgotten the state before its first block: the index begins with the newest', {
    earliest,
    base: head,
  })
  return head
}

async function isFirstOfChain(node: Sources['node'], height: bigint): Promise<boolean> {
  return (await node.fetchBlock(height)).value.block.header.last_block_id.hash === ''
}

/** Any question will do: a node has all of a height's state, or nothing. */
async function hasState(node: Sources['node'], height: bigint): Promise<boolean> {
  try {
    await node.queryAbci('/cosmos.bank.v1beta1.Query/Params', new Uint8Array(), height)
    return true
  } catch (error) {
    if (error instanceof Fault && (error.kind === 'not-found' || error.kind === 'invalid-input')) return false
    throw error
  }
}
