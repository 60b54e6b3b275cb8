import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { listStore } from '../node-store.ts'

// The key of the counter in the module's store.
const unbondingId = Uint8Array.of(0x37)

/** No query tells the counter; a node that doesn't let its store be read doesn't either. */
export async function askUnbondingId(node: RpcTransport): Promise<bigint | null> {
  try {
    const [counter] = await listStore(node, 'staking', unbondingId)
    const isCounter = counter?.key.length === 0 && counter.value.length === 8
    return isCounter ? Buffer.from(counter.value).readBigUInt64BE() : null
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'unavailable') return null
    throw error
  }
}
