import type {
  StreamAccountDataRequest,
  StreamAccountDataResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { listPaymentsOf } from '#src/queries/exchange/accounts/funding-payments.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { listRates } from '#src/queries/exchange/funding-rates.ts'
import { readName } from '../accounts/read-page.ts'
import { toPayment } from '../derivatives/funding.ts'
import { createChangedPositions } from '../derivatives/position-streams.ts'
import { toPosition } from '../derivatives/to-position.ts'
import { toDerivativeTrade } from '../derivatives/trades.ts'
import { createBlockChanges } from '../exchange/streams/block-changes.ts'
import {
  toDerivativeHistory,
  toDerivativeResting,
  toHistory,
  toResting,
  type FollowedOrder,
} from '../exchange/follow-orders.ts'
import { keepPerBlock, messagesPerBlock } from '../exchange/streams/keep-per-block.ts'
import { createKnownMarkets, type KnownMarkets } from '../exchange/known-markets.ts'
import { newBlocks } from '../exchange/streams/new-blocks.ts'
import type { ToldFill } from '../exchange/trades.ts'
import type { Feed } from '../heads/new-heights.ts'
import { toSpotTrade } from '../spot/trades.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { toDeposit } from './to-deposit.ts'

type Sources = { pool: Pool; feed: Feed; readUsd: () => Promise<UsdPrices> }
type Line = StreamAccountDataResponse

/** The method that tells all that each block changed of an account's subaccounts, a line for each thing. */
export function createAccountDataStream({ pool, feed, readUsd }: Sources) {
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  const changes = createBlockChanges(pool, markets)
  const positionsOf = messagesPerBlock(createChangedPositions({ pool, markets }), toPosition)
  const tradesOf = messagesPerBlock(changes.fillsOf, toTrade)
  const chargedAt = keepPerBlock(async (height) => listCharged(pool, await markets(), height))

  return {
    async *streamAccountData(
      { accountAddress }: StreamAccountDataRequest,
      { signal }: CallContext,
    ): AsyncGenerator<Line> {
      const { bytes } = readName(accountAddress)
      const prefix = toPrefixedHex(Buffer.from(bytes))
      const isOwn = (subaccount: string) => subaccount.startsWith(prefix)
      let held = await readHeld(pool, bytes)
      for await (const height of newBlocks(feed, signal)) {
        const [timestamp, trades, orders, positions, now, usd, charged] = await Promise.all([
          changes.timeOf(height),
          tradesOf(height),
          changes.ordersOf(height),
          positionsOf(height),
          readHeld(pool, bytes),
          readUsd(),
          chargedAt(height),
        ])
        yield* listBalances(held, now, { accountAddress, usd, timestamp })
        held = now
        yield* positions
          .filter(({ message }) => isOwn(message.subaccountId))
          .map(({ message: position }) => ({ position: { position, timestamp } }))
        yield* trades
          .filter(({ told, message }) => isTrade(told.fill) && isOwn(message.id))
          .map(({ message: { trade } }) => ({ trade: { trade, operationType: 'insert', timestamp } }))
        const own = orders.filter(({ subaccountId }) => isOwn(subaccountId))
        yield* own.filter(rests).map((told) => toOrder(told, height, timestamp))
        yield* own.map((told) => toOrderHistory(told, height, timestamp))
        if (charged.length > 0) yield* await listFunding(pool, await markets(), { bytes, charged, height })
      }
    },
  }
}

type Held = Map<string, { subaccountId: string; denom: string; available: string; total: string }>

async function readHeld(pool: Pool, bytes: Uint8Array): Promise<Held> {
  const subaccounts = await listSubaccounts(pool, bytes)
  const deposits = subaccounts.flatMap(({ id, deposits: some }) =>
    some.map((deposit) => ({ ...deposit, subaccountId: toPrefixedHex(id) })),
  )
  return new Map(deposits.map((deposit) => [`${deposit.subaccountId} ${deposit.denom}`, deposit]))
}

type Told = { accountAddress: string; usd: UsdPrices; timestamp: bigint }

/** What is other than before; what is gone is told as nothing. */
function listBalances(before: Held, now: Held, { accountAddress, usd, timestamp }: Told): Line[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [old, held] = [before.get(name), now.get(name)]
    if (old?.total === held?.total && old?.available === held?.available) return []
    const one = held ?? (old && { ...old, available: '0', total: '0' })
    if (one === undefined) return []
    const { subaccountId, denom } = one
    const balance = { subaccountId, accountAddress, denom, deposit: toDeposit(one, usd) }
    return [{ subaccountBalance: { balance, timestamp } }]
  })
}

function toTrade(told: ToldFill) {
  if (told.market.kind === 'spot') {
    const spotTrade = toSpotTrade(told)
    return { id: spotTrade.subaccountId, trade: { oneofKind: 'spotTrade' as const, spotTrade } }
  }
  const derivativeTrade = toDerivativeTrade(told)
  return {
    id: derivativeTrade.subaccountId,
    trade: { oneofKind: 'derivativeTrade' as const, derivativeTrade },
  }
}

function rests({ order: { terms } }: FollowedOrder): boolean {
  return !terms.isMarketOrder || terms.trigger !== null
}

function toOrder(told: FollowedOrder, height: bigint, timestamp: bigint): Line {
  const order =
    told.market.kind === 'spot'
      ? { oneofKind: 'spotOrder' as const, spotOrder: toResting(told) }
      : { oneofKind: 'derivativeOrder' as const, derivativeOrder: toDerivativeResting(told) }
  return { order: { order, operationType: operationOf(told, height), timestamp } }
}

function toOrderHistory(told: FollowedOrder, height: bigint, timestamp: bigint): Line {
  const orderHistory =
    told.market.kind === 'spot'
      ? { oneofKind: 'spotOrderHistory' as const, spotOrderHistory: toHistory(told) }
      : { oneofKind: 'derivativeOrderHistory' as const, derivativeOrderHistory: toDerivativeHistory(told) }
  return { orderHistory: { orderHistory, operationType: operationOf(told, height), timestamp } }
}

function operationOf({ order }: FollowedOrder, height: bigint): string {
  return order.height === height ? 'insert' : 'update'
}

/** The markets that charged funding in a block. */
async function listCharged(pool: Pool, { list }: KnownMarkets, height: bigint): Promise<bigint[]> {
  const perpetuals = list.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key)
  const rates = await listRates(
    pool,
    { markets: perpetuals, to: height },
    { skip: 0, limit: perpetuals.length },
  )
  return rates.filter((rate) => rate.height === height).map(({ market }) => market)
}

type Charged = { bytes: Uint8Array; charged: bigint[]; height: bigint }

async function listFunding(
  pool: Pool,
  known: KnownMarkets,
  { bytes, charged, height }: Charged,
): Promise<Line[]> {
  const range = { markets: charged, from: height, to: height, limit: charged.length }
  const subaccounts = await listSubaccounts(pool, bytes)
  const payments = await Promise.all(
    subaccounts.map(async ({ id }) =>
      (await listPaymentsOf(pool, id, range)).map((payment) => ({ ...payment, subaccount: id })),
    ),
  )
  return payments.flat().flatMap((payment) => {
    const fundingPayments = toPayment(payment, known)
    if (fundingPayments === undefined) return []
    return [{ fundingPayment: { fundingPayments, operationType: 'insert', timestamp: payment.timeMs } }]
  })
}
