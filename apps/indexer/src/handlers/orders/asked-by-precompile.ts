import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import {
  createKnownAbis,
  decodeEthereumResponse,
  exchangePrecompile,
  findOpened,
  openMessage,
  readOrderAnswers,
} from '@injsight/evm'
import { ethereumType } from '../evm/read-run.ts'
import type { Asked, AskedOrders } from './read-asked.ts'

// By their addresses alone, which no deployment knows otherwise.
const precompiles = createKnownAbis()
const address = Buffer.from(exchangePrecompile.address.slice(2), 'hex')

/**
 * The orders that a transaction of the EVM places by the exchange's precompile. They are in the units of the older
 * exchange, but for the prices of spot orders, which are of a whole unit of the base.
 *
 * @returns undefined for any other message, and where nobody says which order has which hash
 */
export function readAskedByPrecompile(
  typeUrl: string,
  value: Uint8Array,
  response: Uint8Array,
): AskedOrders | undefined {
  if (typeUrl !== ethereumType) return undefined
  const call = openCall(value)
  if (call === undefined) return undefined
  const { message } = call
  const orders = listOrders(message)
  const answers = readAnswers(call, response)
  // What failed has no answer.
  if (orders.length === 0 || (response.length > 0 && answers.length !== orders.length)) return undefined
  return { sender: message.sender, generation: 1, asked: zip(message, orders, answers) }
}

/** What a call of the exchange's precompile placed. */
export type PlacedByPrecompile = {
  sender: string
  /** `0x…` */
  hashes: string[]
  /** With the refused ones; none where nobody says which order has which answer. */
  asked: Asked[]
}

/** @returns undefined for any other transaction of the EVM, and for one that placed nothing */
export function readPlacedByPrecompile(
  value: Uint8Array,
  response: Uint8Array,
): PlacedByPrecompile | undefined {
  const call = openCall(value)
  if (call === undefined) return undefined
  const { message } = call
  const orders = listOrders(message)
  // Others are asked about orders, and may answer with hashes too.
  const answers = orders.length > 0 ? readAnswers(call, response) : []
  if (answers.length === 0) return undefined
  const asked = answers.length === orders.length ? zip(message, orders, answers) : []
  return { sender: message.sender, hashes: answers.filter((one) => one.startsWith('0x')), asked }
}

function zip(message: Message, orders: Order[], answers: string[]): Asked[] {
  const isMarketOrder = message['@type'].endsWith('MarketOrder')
  return orders.map((order, at) => ({ order: toAsked(order), isMarketOrder, answer: answers[at] ?? '' }))
}

/** As package `evm` makes it of a call's arguments: numbers in decimal, without a fraction. */
type Order = {
  market_id: string
  order_info: { subaccount_id: string; fee_recipient: string; price: string; quantity: string; cid: string }
  order_type: string
  trigger_price: string
  margin?: string
}
type Message = {
  '@type': string
  sender: string
  order?: Order
  orders?: Order[]
  spot_orders_to_create?: Order[]
  derivative_orders_to_create?: Order[]
}

type Call = { method: string; message: Message }

function openCall(value: Uint8Array): Call | undefined {
  const { from, raw } = MsgEthereumTx.fromBinary(value)
  // Blocks and lists have hundreds of transactions: those of other contracts aren't read any further.
  if (!Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).includes(address)) return undefined
  const carried = { from: from.toBase64(), raw: `0x${raw.toHex()}` }
  const opened = findOpened(openMessage({ type: ethereumType, value: carried }, precompiles))
  const { method = '', messages = [] } = opened?.call ?? {}
  const [message, another] = messages as Message[]
  return message === undefined || another !== undefined ? undefined : { method, message }
}

/** In the order in which the chain places them. */
function listOrders(message: Message): Order[] {
  const {
    order,
    orders = [],
    spot_orders_to_create: spot = [],
    derivative_orders_to_create: others = [],
  } = message
  return [...(order === undefined ? [] : [order]), ...orders, ...spot, ...others]
}

/** Hashes and codes of refusals, one for each order; none of what failed. */
function readAnswers({ method }: Call, response: Uint8Array): string[] {
  if (response.length === 0) return []
  const { returned, vmError } = decodeEthereumResponse(response)
  if (vmError !== '') return []
  const answers = readOrderAnswers(method, returned)
  if (answers !== undefined) return answers
  // A single order that was refused took everything back: what is left returns hashes alone, among other texts.
  const text = Buffer.from(returned.slice(2), 'hex').toString('latin1')
  return text.match(/0x[0-9a-f]{64}(?![0-9a-f])/g) ?? []
}

function toAsked({ market_id, order_info, order_type, trigger_price, margin }: Order) {
  const { subaccount_id, fee_recipient, price, quantity, cid } = order_info
  return {
    marketId: market_id,
    orderInfo: {
      subaccountId: subaccount_id,
      feeRecipient: fee_recipient,
      price: toDecimal(price),
      quantity: toDecimal(quantity),
      cid,
    },
    orderType: OrderType[order_type as keyof typeof OrderType] ?? OrderType.UNSPECIFIED,
    triggerPrice: toDecimal(trigger_price),
    ...(margin !== undefined && { margin: toDecimal(margin) }),
  }
}

/** As protobuf has decimals: in 10^-18ths. */
function toDecimal(whole: string): string {
  return `${whole}${'0'.repeat(18)}`
}
