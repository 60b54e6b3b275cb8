import { setTimeout as sleep } from 'node:timers/promises'
import { Fault, unavailable } from '@injsight/errors'
import { readValidators, validatorsHash } from '@injsight/light-client'
import type { NodeClient, RpcCommit, RpcValidator } from '@injsight/node-client'

/** What of a proof only the node knows. */
export type ProofNode = {
  validatorsOf: (height: bigint, hash: string) => Promise<Said<RpcValidator[]>>
  commitOf: (height: bigint) => Promise<Said<RpcCommit>>
}

/** What the node said, or why it didn't. */
export type Said<Value> = { value: Value; missing?: never } | { value?: never; missing: string }

const longestMs = 3000
/** Sets of validators; one of a hundred takes some 20 kB. */
const keptSets = 500

/** Asks the node for what the index doesn't hold. Sets of validators are kept by their hash: it is all there is to know. */
export function createProofNode(node: Pick<NodeClient, 'fetchValidators' | 'fetchCommit'>): ProofNode {
  const kept = new Map<string, RpcValidator[]>()

  async function validatorsOf(height: bigint, hash: string): Promise<Said<RpcValidator[]>> {
    const known = kept.get(hash)
    if (known !== undefined) return { value: known }
    const said = await inTime(node.fetchValidators(height))
    if (said.value !== undefined && hashOf(said.value) === hash) {
      kept.set(hash, said.value)
      const [oldest] = kept.keys()
      if (kept.size > keptSets && oldest !== undefined) kept.delete(oldest)
    }
    return said
  }

  return {
    validatorsOf,
    commitOf: (height) => inTime(node.fetchCommit(height).then(({ value }) => value.signed_header.commit)),
  }
}

/** Whoever asks waits for it: a node that is slow is as good as none. */
async function inTime<Value>(asked: Promise<Value>): Promise<Said<Value>> {
  const ending = new AbortController()
  const tooLate = sleep(longestMs, undefined, { signal: ending.signal }).then(() => {
    throw unavailable('node.slow', `The node did not answer within ${longestMs / 1000} s`)
  })
  try {
    return { value: await Promise.race([asked, tooLate]) }
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug') return { missing: error.message }
    throw error
  } finally {
    tooLate.catch(() => {}) // nobody waits for it any more
    ending.abort()
  }
}

/** Empty for what can't be read: it is passed on, and whoever checks it finds out. */
function hashOf(validators: RpcValidator[]): string {
  try {
    return Buffer.from(validatorsHash(readValidators(validators)))
      .toString('hex')
      .toUpperCase()
  } catch (error) {
    if (error instanceof Fault) return ''
    throw error
  }
}
