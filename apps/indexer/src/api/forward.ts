import { decodeMessage } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import {
  forward,
  type AnswerRaw,
  type CallContext,
  type FormatReply,
  type ServedService,
} from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { FieldInfo, IMessageType } from '@protobuf-ts/runtime'
import { chainServices } from './chain-services.ts'

type Node = Pick<NodeClient, 'queryAbci'>

/** The chain's own query services: the node is asked, as gRPC would ask it, whatever `except` doesn't answer. */
export function createForwardedServices(node: Node, except: ReadonlySet<string>): ServedService[] {
  return chainServices
    .filter(({ typeName }) => !except.has(typeName))
    .map((service) => forward(service, askNode(node), { format: formatChainReply }))
}

export function askNode(node: Node): AnswerRaw {
  return ({ path, request, context }) => node.queryAbci(path, request, readHeight(context))
}

/**
 * The height that a caller wants the state of, undefined for the newest.
 *
 * @throws Fault `invalid-input`, code `height.format`
 */
export function readHeight({ headers }: CallContext): bigint | undefined {
  const text = headers['x-cosmos-block-height']
  if (text === undefined || text === '0' || text === '') return undefined
  if (!/^\d{1,18}$/.test(String(text))) {
    throw invalidInput('height.format', `x-cosmos-block-height is "${String(text).slice(0, 40)}", no height`)
  }
  return BigInt(String(text))
}

/** A reply as the chain's REST server writes it. */
export const formatChainReply: FormatReply = (type, reply) => {
  const json = decodeMessage(type, reply)
  // Two replies of the exchange have maps, which no message has.
  for (const field of type.fields) if (field.kind === 'map') json[field.name] = formatMap(type, field, reply)
  return json
}

function formatMap(type: IMessageType<object>, field: FieldInfo & { kind: 'map' }, reply: Uint8Array) {
  const map = (type.fromBinary(reply) as Record<string, Record<string, object>>)[field.localName] ?? {}
  if (field.V.kind !== 'message') return map as never
  const valueType = field.V.T() as IMessageType<object>
  const entries = Object.entries(map).map(([key, value]) => [
    key,
    decodeMessage(valueType, valueType.toBinary(value)),
  ])
  return Object.fromEntries(entries) as ReturnType<typeof decodeMessage>
}
