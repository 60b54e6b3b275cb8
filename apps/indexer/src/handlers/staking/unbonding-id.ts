import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { readStore } from '../node-store.ts'

// The key of the counter in the module's store.
const unbondingId = Uint8Array.of(0x37)

/** No query tells the counter; a node that doesn't let its store be read doesn't either. */
export async function askUnbondingId(node: RpcTransport): Promise<bigint | null> {
  try {
    const counter = await readStore(node, 'staking', unbondingId)
    if (counter === undefined) return 0n // nothing has been unbonded yet
    return counter.length === 8 ? counter.readBigUInt64BE() : null
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'unavailable') return null
    throw error
  }
}
