import { Pairs } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/store/internal/kv/v1beta1/kv_pb.js'
import { bug } from '@injsight/errors'
import { MessageType, ScalarType } from '@protobuf-ts/runtime'
import { ServiceType, type RpcTransport } from '@protobuf-ts/runtime-rpc'

/** A request that is bytes and nothing else. */
class RawRequest extends MessageType<{ bytes: Uint8Array }> {
  constructor() {
    super('RawRequest', [{ no: 1, name: 'bytes', kind: 'scalar', T: ScalarType.BYTES }])
  }
  override toBinary({ bytes }: { bytes: Uint8Array }): Uint8Array {
    return bytes
  }
}
const rawRequest = new RawRequest()

/**
 * All keys of a module's store that begin with some bytes, and their values: for what no query of the module tells.
 * The keys come without these bytes.
 *
 * @throws Fault when the node doesn't let its stores be read
 */
export async function listStore(
  node: RpcTransport,
  store: string,
  prefix: Uint8Array,
): Promise<{ key: Buffer; value: Uint8Array }[]> {
  const service = new ServiceType(`store/${store}`, [
    { name: 'subspace', options: {}, I: rawRequest, O: Pairs },
  ])
  const [method] = service.methods
  if (method === undefined) throw bug('a service has its methods')
  const asked = node.unary<{ bytes: Uint8Array }, Pairs>(method, { bytes: prefix }, node.mergeOptions({}))
  const { pairs } = await asked.response
  return pairs.map(({ key, value }) => ({ key: Buffer.from(key).subarray(prefix.length), value }))
}
