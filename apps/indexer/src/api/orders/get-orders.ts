import { encodeAddress } from '@injsight/chain'
import { invalidInput, notFound } from '@injsight/errors'
import {
  OrderFate,
  type GetBlockAuctionResponse,
  type GetOrderFatesResponse,
  type GetOrderResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { getBlockAuction as findAuction } from '#src/queries/orders/block-auction.ts'
import { findOrder } from '#src/queries/orders/find-order.ts'
import { getOrderFates as findFates } from '#src/queries/orders/order-fates.ts'
import type * as told from '#src/queries/orders/types.ts'
import { findSequenceOfHash, listHashes } from '#src/queries/transactions/transactions.ts'
import { noBlock, readHash } from '../read-place.ts'
import { findBlockHash } from '#src/queries/blocks/blocks.ts'
import { toCancel, toFate } from './to-fates.ts'
import { toMarket } from './to-market.ts'
import { hashOf } from './to-orders.ts'

/** @throws Fault `not-found` */
export async function getBlockAuction(pool: Pool, height: bigint): Promise<GetBlockAuctionResponse> {
  const [auction, hash] = await Promise.all([findAuction(pool, height), findBlockHash(pool, height)])
  if (hash === undefined) throw await noBlock(pool, height)
  const hashes = await listHashes(pool, sequencesOfAuction(auction))
  return {
    height,
    time: auction.timeMs,
    markets: auction.markets.map((market) => toMarket(market, hashes)),
  }
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getOrderFates(pool: Pool, text: string): Promise<GetOrderFatesResponse> {
  const hash = readHash(text)
  const sequence = await findSequenceOfHash(pool, hash)
  const found = sequence === undefined ? undefined : await findFates(pool, sequence)
  if (sequence === undefined || found === undefined) {
    throw notFound('transaction', `There is no transaction ${hash.toString('hex')} in the index`)
  }
  const orders = found.orders.flatMap(withPlaced)
  const hashes = await listHashes(pool, [sequence, ...sequencesOfFates(orders)])
  return {
    height: heightOf(sequence),
    hash: hashes.get(sequence) ?? '',
    orders: orders.map((fate) => toFate(fate, hashes)),
    cancels: found.cancels.map(toCancel),
  }
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getOrder(pool: Pool, text: string): Promise<GetOrderResponse> {
  const [, hex] = /^\s*(?:0x)?([0-9a-f]{64})\s*$/i.exec(text) ?? []
  if (hex === undefined) throw invalidInput('order.hash', 'the hash of an order has 64 hex digits')
  const found = await findOrder(pool, Buffer.from(hex, 'hex'))
  if (found === undefined)
    throw notFound(
      'order',
      `There is no order 0x${hex.toLowerCase()} in the index: it knows those that came since it began`,
    )
  const { fate, account, cid, height, timeMs, transaction, waitedHash, endMs } = found
  const hashes = await listHashes(pool, [
    ...present([transaction]),
    ...(fate.terms === null ? [] : sequencesOfFates([fate])),
  ])
  return {
    height,
    time: timeMs,
    transactionHash: hashOf(transaction, hashes),
    waitedHash: waitedHash ?? '',
    order:
      fate.terms === null
        ? OrderFate.create({ status: fate.status, refusal: fate.refusal ?? undefined })
        : toFate(fate, hashes),
    endTime: endMs ?? 0n,
    hash: `0x${hex.toLowerCase()}`,
    account: encodeAddress('inj', account),
    cid,
  }
}

/** An order, and after it what took its place. */
function withPlaced(fate: told.OrderFate): told.OrderFate[] {
  return fate.placed === null ? [fate] : [fate, ...withPlaced(fate.placed)]
}

function sequencesOfAuction({ markets }: told.BlockAuction): bigint[] {
  return present(
    markets.flatMap(({ trades, placed, cancelled, refused, refusedCancels }) =>
      [...trades, ...placed, ...cancelled.map(({ end }) => end), ...refused, ...refusedCancels].map(
        ({ transaction }) => transaction,
      ),
    ),
  )
}

function sequencesOfFates(orders: told.OrderFate[]): bigint[] {
  return present(
    orders.flatMap(({ fills, end }) => [
      ...fills.map(({ transaction }) => transaction),
      end?.transaction ?? null,
    ]),
  )
}

function present(sequences: (bigint | null)[]): bigint[] {
  return [...new Set(sequences.filter((sequence) => sequence !== null))]
}
