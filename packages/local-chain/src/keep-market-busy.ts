import {
  OrderType,
  type DerivativeOrder,
  type OrderInfo,
  type SpotOrder,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import { MsgBatchUpdateOrders } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { MsgRelayPriceFeedPrice } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/tx_pb.js'
import { toSubaccount } from '@injsight/chain'
import { fetchMarkets } from './fetch-markets.ts'
import { decimal } from './launch-markets.ts'
import { pack, type Packed, type Signer } from './signer.ts'
import type { LocalChain } from './start-local-chain.ts'

const pauseMs = 1_500

/**
 * Lets a maker quote three prices on each side of INJ, spot and perpetual, and a taker hit them now and then, at a
 * price that wanders around 25 and that an oracle tells, until it is stopped.
 *
 * @param onRefused told when the chain takes no more, such as when an account has nothing left
 */
export async function keepMarketBusy(
  { node, signers: { maker, taker, admin } }: LocalChain,
  onRefused: (error: unknown) => void,
): Promise<{ stop(): void }> {
  const { spot, derivative } = await fetchMarkets(node)
  let price = 25_000 // in thousandths of USDT, the smallest step of either market
  const step = async () => {
    price = Math.max(15_000, Math.min(35_000, price + Math.round((Math.random() - 0.5) * 60)))
    await admin.send([relay(admin, price)], 200_000)
    await maker.send([quote(maker, { spot, derivative, price })], 3_000_000)
    if (Math.random() < 0.6) await taker.send([hit(taker, { spot, derivative, price })], 1_000_000)
  }
  const timer = setInterval(() => void step().catch(onRefused), pauseMs)
  return { stop: () => clearInterval(timer) }
}

type Around = { spot: string[]; derivative: string[]; price: number }

function relay({ account }: Signer, price: number): Packed {
  const prices = { base: ['INJ'], quote: ['USDT'], price: [decimal(inUsdt(price))] }
  return pack(MsgRelayPriceFeedPrice, { sender: account.address, ...prices })
}

/** Takes away what was quoted before, and quotes anew. */
function quote(maker: Signer, { spot, derivative, price }: Around): Packed {
  const levels = [1, 2, 3].flatMap((level) => [
    { type: OrderType.BUY, price: price - level * 20, quantity: level },
    { type: OrderType.SELL, price: price + level * 20, quantity: level },
  ])
  return batch(maker, {
    spotMarketIdsToCancelAll: spot,
    derivativeMarketIdsToCancelAll: derivative,
    spotOrdersToCreate: spot.flatMap((id) => levels.map((level) => spotOrder(maker, id, level))),
    derivativeOrdersToCreate: derivative.flatMap((id) => levels.map((level) => perpOrder(maker, id, level))),
  })
}

/** An order that reaches the second level: what it doesn't find rests for the next to take. */
function hit(taker: Signer, { spot, derivative, price }: Around): Packed {
  const isBuy = Math.random() < 0.5
  const wanted: Wanted = {
    type: isBuy ? OrderType.BUY : OrderType.SELL,
    price: price + (isBuy ? 40 : -40),
    quantity: 1 + Math.floor(Math.random() * 2),
  }
  return batch(taker, {
    spotMarketIdsToCancelAll: spot,
    derivativeMarketIdsToCancelAll: derivative,
    spotOrdersToCreate: spot.map((id) => spotOrder(taker, id, wanted)),
    derivativeOrdersToCreate: derivative.map((id) => perpOrder(taker, id, wanted)),
  })
}

function batch({ account }: Signer, orders: Partial<MsgBatchUpdateOrders>): Packed {
  const subaccountId = toSubaccount(account.address, 0)
  const message = MsgBatchUpdateOrders.create({ sender: account.address, subaccountId, ...orders })
  return pack(MsgBatchUpdateOrders, message)
}

/** Price in thousandths of USDT, quantity in whole INJ. */
type Wanted = { type: OrderType; price: number; quantity: number }

function spotOrder(signer: Signer, marketId: string, wanted: Wanted): SpotOrder {
  return { marketId, orderInfo: infoOf(signer, wanted), orderType: wanted.type, ...untriggered }
}

/** With a third of its worth as margin. */
function perpOrder(signer: Signer, marketId: string, wanted: Wanted): DerivativeOrder {
  const margin = decimal(inUsdt(Math.ceil((wanted.price * wanted.quantity) / 3)))
  return { marketId, orderInfo: infoOf(signer, wanted), orderType: wanted.type, margin, ...untriggered }
}

const untriggered = { triggerPrice: '', expirationBlock: 0n }

function infoOf({ account }: Signer, { price, quantity }: Wanted): OrderInfo {
  return {
    subaccountId: toSubaccount(account.address, 0),
    feeRecipient: account.address,
    price: decimal(inUsdt(price)),
    quantity: decimal(String(quantity)),
    cid: '',
  }
}

/** Of whole thousandths: a decimal without rounding. */
function inUsdt(thousandths: number): string {
  return `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
}
