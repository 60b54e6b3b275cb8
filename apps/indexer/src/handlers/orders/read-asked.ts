import type { MessageType } from '@protobuf-ts/runtime'
import * as v1 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import * as v2 from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { Generation } from './generations.ts'

/** An order in a message, as protobuf has it: decimals as whole numbers of 10^-18ths. */
export type AskedOrder = {
  marketId: string
  orderInfo?:
    | { subaccountId: string; feeRecipient: string; price: string; quantity: string; cid: string }
    | undefined
  orderType: number
  margin?: string
  triggerPrice: string
  expirationBlock?: bigint
}

/**
 * What a message asked for.
 *
 * @property answer the order's hash; the code of its refusal; '' when its market takes no orders, or nobody says
 */
export type Asked = { order: AskedOrder; isMarketOrder: boolean; answer: string }
export type AskedOrders = { sender: string; generation: Generation; asked: Asked[] }

type Read = (value: Uint8Array, response: Uint8Array) => AskedOrders
type Reader = [typeUrl: string, read: Read]

/** What a message that places orders asked for; undefined for other messages. */
export function readAsked(typeUrl: string, value: Uint8Array, response: Uint8Array): AskedOrders | undefined {
  return readers.get(typeUrl)?.(value, response)
}

type Single = { sender: string; order?: AskedOrder | undefined }
type Many = { sender: string; orders: AskedOrder[] }
type Update = {
  sender: string
  spotOrdersToCreate: AskedOrder[]
  derivativeOrdersToCreate: AskedOrder[]
  binaryOptionsOrdersToCreate: AskedOrder[]
  spotMarketOrdersToCreate?: AskedOrder[]
  derivativeMarketOrdersToCreate?: AskedOrder[]
  binaryOptionsMarketOrdersToCreate?: AskedOrder[]
}
type Updated = {
  spotOrderHashes: string[]
  derivativeOrderHashes: string[]
  binaryOptionsOrderHashes: string[]
  spotMarketOrderHashes?: string[]
  derivativeMarketOrderHashes?: string[]
  binaryOptionsMarketOrderHashes?: string[]
}

const readers = new Map<string, Read>([...readersOf(v1, 1), ...readersOf(v2, 2)])

export const askingTypes = [...readers.keys()]

function readersOf(types: typeof v1 | typeof v2, generation: Generation): Reader[] {
  const limit = { isMarketOrder: false, generation }
  const market = { isMarketOrder: true, generation }
  return [
    single(types.MsgCreateSpotLimitOrder, types.MsgCreateSpotLimitOrderResponse, limit),
    single(types.MsgCreateSpotMarketOrder, types.MsgCreateSpotMarketOrderResponse, market),
    single(types.MsgCreateDerivativeLimitOrder, types.MsgCreateDerivativeLimitOrderResponse, limit),
    single(types.MsgCreateDerivativeMarketOrder, types.MsgCreateDerivativeMarketOrderResponse, market),
    single(types.MsgCreateBinaryOptionsLimitOrder, types.MsgCreateBinaryOptionsLimitOrderResponse, limit),
    single(types.MsgCreateBinaryOptionsMarketOrder, types.MsgCreateBinaryOptionsMarketOrderResponse, market),
    many(types.MsgBatchCreateSpotLimitOrders, types.MsgBatchCreateSpotLimitOrdersResponse, generation),
    many(
      types.MsgBatchCreateDerivativeLimitOrders,
      types.MsgBatchCreateDerivativeLimitOrdersResponse,
      generation,
    ),
    update(types.MsgBatchUpdateOrders, types.MsgBatchUpdateOrdersResponse, generation),
  ]
}

type Kind = { isMarketOrder: boolean; generation: Generation }

function single<M extends Single, R extends { orderHash: string }>(
  type: MessageType<M>,
  answer: MessageType<R>,
  { isMarketOrder, generation }: Kind,
): Reader {
  const read: Read = (value, response) => {
    const { sender, order } = type.fromBinary(value)
    return { sender, generation, asked: zip([order], [answer.fromBinary(response).orderHash], isMarketOrder) }
  }
  return [`/${type.typeName}`, read]
}

function many<M extends Many, R extends { orderHashes: string[] }>(
  type: MessageType<M>,
  answer: MessageType<R>,
  generation: Generation,
): Reader {
  const read: Read = (value, response) => {
    const { sender, orders } = type.fromBinary(value)
    return { sender, generation, asked: zip(orders, answer.fromBinary(response).orderHashes, false) }
  }
  return [`/${type.typeName}`, read]
}

function update<M extends Update, R extends Updated>(
  type: MessageType<M>,
  answer: MessageType<R>,
  generation: Generation,
): Reader {
  const read: Read = (value, response) => {
    const wanted: Update = type.fromBinary(value)
    const told: Updated = answer.fromBinary(response)
    // In the order in which the chain places them.
    const asked = [
      ...zip(wanted.spotMarketOrdersToCreate, told.spotMarketOrderHashes, true),
      ...zip(wanted.spotOrdersToCreate, told.spotOrderHashes, false),
      ...zip(wanted.derivativeMarketOrdersToCreate, told.derivativeMarketOrderHashes, true),
      ...zip(wanted.derivativeOrdersToCreate, told.derivativeOrderHashes, false),
      ...zip(wanted.binaryOptionsMarketOrdersToCreate, told.binaryOptionsMarketOrderHashes, true),
      ...zip(wanted.binaryOptionsOrdersToCreate, told.binaryOptionsOrderHashes, false),
    ]
    return { sender: wanted.sender, generation, asked }
  }
  return [`/${type.typeName}`, read]
}

function zip(
  orders: (AskedOrder | undefined)[] = [],
  answers: string[] = [],
  isMarketOrder: boolean,
): Asked[] {
  return orders.flatMap((order, at) =>
    order === undefined ? [] : [{ order, isMarketOrder, answer: answers[at] ?? '' }],
  )
}
