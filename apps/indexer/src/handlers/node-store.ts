import { Pairs } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/store/internal/kv/v1beta1/kv_pb.js'
import { bug } from '@injsight/errors'
import { MessageType, ScalarType } from '@protobuf-ts/runtime'
import { ServiceType, type RpcTransport } from '@protobuf-ts/runtime-rpc'

// For what no query of a module tells: its store, where the node lets itself be asked for it.

type Bytes = { bytes: Uint8Array }

/** A request or an answer that is bytes and nothing else. */
class RawBytes extends MessageType<Bytes> {
  constructor() {
    super('RawBytes', [{ no: 1, name: 'bytes', kind: 'scalar', T: ScalarType.BYTES }])
  }
  override toBinary({ bytes }: Bytes): Uint8Array {
    return bytes
  }
  override fromBinary(bytes: Uint8Array): Bytes {
    return { bytes }
  }
}
const rawBytes = new RawBytes()

/**
 * The value of a key, as of the height that the node is asked of; undefined when there is none.
 *
 * @throws Fault when the node doesn't let its stores be read
 */
export async function readStore(
  node: RpcTransport,
  store: string,
  key: Uint8Array,
): Promise<Buffer | undefined> {
  const { bytes } = await ask(node, { store, method: 'key', O: rawBytes }, key)
  return bytes.length === 0 ? undefined : Buffer.from(bytes)
}

/**
 * All keys that begin with some bytes, and their values, as of now: nodes give no list of an earlier height, whatever
 * they are asked.
 *
 * @throws Fault when the node doesn't let its stores be read
 */
export async function listStore(
  node: RpcTransport,
  store: string,
  prefix: Uint8Array,
): Promise<{ key: Buffer; value: Uint8Array }[]> {
  const { pairs } = await ask(node, { store, method: 'subspace', O: Pairs }, prefix)
  return pairs.map(({ key, value }) => ({ key: Buffer.from(key), value }))
}

type Asked<Answer extends object> = { store: string; method: string; O: MessageType<Answer> }

function ask<Answer extends object>(
  node: RpcTransport,
  { store, method: name, O }: Asked<Answer>,
  bytes: Uint8Array,
): Promise<Answer> {
  const service = new ServiceType(`store/${store}`, [{ name, options: {}, I: rawBytes, O }])
  const [method] = service.methods
  if (method === undefined) throw bug('a service has its methods')
  return node.unary<Bytes, Answer>(method, { bytes }, node.mergeOptions({})).response.then((answer) => answer)
}
