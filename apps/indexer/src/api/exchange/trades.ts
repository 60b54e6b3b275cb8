import { invalidInput } from '@injsight/errors'
import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { findBlockTime } from '#src/queries/blocks/blocks.ts'
import { isOfResting } from '#src/handlers/orders/read-trades.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { countLines } from '#src/queries/orders/count-lines.ts'
import { findNames, type Names } from '#src/queries/orders/names.ts'
import { findTradePacks } from '#src/queries/orders/packs.ts'
import { walkFills, type FillPart, type FoundFill } from '#src/queries/orders/walk-fills.ts'
import { selectKnown, type KnownMarket, type KnownMarkets } from './known-markets.ts'
import { executionNames } from './names.ts'
import { countedAtMost, readHeights, readPage, toPaging, type Heights, type PageOf } from './read-page.ts'
import { readWhile } from './read-while.ts'
import { readTradeFilter, type TradesRequest } from './trade-filter.ts'

/** A fill with what it needs to be told. */
export type ToldFill = FoundFill & { market: KnownMarket; names: Names }

/** Fills that are looked at for one answer: where they are not enough the page is short, and `next` leads on. */
const mostLooked = 100_000

/**
 * `paging.next` is empty but where a page is short since there was so much to look through: it is the `endTime` and the
 * `skip` to go on with.
 *
 * @throws Fault `invalid-input`
 */
export async function listTrades(
  pool: Pool,
  known: KnownMarkets,
  request: TradesRequest,
  most: number = mostLooked,
) {
  const page = readPage(request)
  const heights = await readHeights(pool, request.startTime, request.endTime)
  const { lines, total, next } = await find(pool, known, { request, page, heights, most })
  return {
    trades: await nameFills(pool, known, lines),
    paging: { ...toPaging(page, lines.length, total), next: await toNext(pool, next) },
  }
}

type Asked = { request: TradesRequest; page: PageOf; heights: Heights; most: number }
/** What was not looked at any more, and how many of it are to be left out. */
export type Rest = { height: bigint; skip: number }
type Lines = { lines: FoundFill[]; total: number; next?: Rest }

async function find(pool: Pool, known: KnownMarkets, asked: Asked): Promise<Lines> {
  const { request, page, heights, most } = asked
  const ids = [request.marketId, ...request.marketIds]
  const markets = selectKnown(known, ids).map(({ key }) => key)
  const { accounts, owners, asksMore, passes } = readTradeFilter(request)
  if (request.tradeId !== '') {
    const found = await findTrade(pool, request.tradeId)
    const isAsked = ({ at }: FoundFill) =>
      markets.includes(at.market) && at.height >= heights.from && at.height <= heights.to
    const all = found.filter((one) => isAsked(one) && passes(one))
    return { lines: all.slice(page.skip, page.skip + page.limit), total: all.length }
  }
  const areNamed = ids.some((id) => id !== '')
  const search = { markets, areNamed, accounts, ...heights, ...(request.cid !== '' && { cid: request.cid }) }
  const counting = asksMore
    ? undefined
    : countLines(pool, 'filled', {
        search: { markets, owners, ...heights },
        most: Math.max(countedAtMost, page.skip + page.limit),
      })
  const [counted, walk] = await readWhile(counting, walkFills(pool, search, page.skip + page.limit))
  return gather(walk, passes, { ...page, most, counted })
}

async function gather(
  walk: AsyncIterable<FillPart>,
  passes: (found: FoundFill) => boolean,
  { skip, limit, most, counted }: PageOf & { most: number; counted: number | undefined },
): Promise<Lines> {
  const lines: FoundFill[] = []
  if (counted !== undefined && counted <= skip) return { lines, total: counted }
  let [total, read] = [0, 0]
  for await (const { fills, looked, next } of walk) {
    read += looked
    for (const found of fills) {
      if (!passes(found)) continue
      if (total >= skip && lines.length < limit) lines.push(found)
      total += 1
    }
    const isFull = lines.length === limit
    if (isFull && (counted !== undefined || total >= countedAtMost)) break
    if (read < most || next === undefined) continue
    if (isFull) break
    return { lines, total, next: { height: next, skip: Math.max(0, skip - total) } }
  }
  return { lines, total: Math.min(counted ?? total, Math.max(countedAtMost, skip + lines.length)) }
}

/** Of blocks that the index doesn't have there is nothing to go on with. */
export async function toNext(pool: Pool, rest: Rest | undefined): Promise<string[]> {
  if (rest === undefined) return []
  const timeMs = await findBlockTime(pool, rest.height)
  return timeMs === undefined ? [] : [String(timeMs), String(rest.skip)]
}

/** A trade's own name: its block, its market's key, its place among the trades of both. */
export function toTradeId({ height, market, place }: FoundFill['at']): string {
  return `${height}_${BigInt.asUintN(64, market).toString(16).padStart(16, '0')}_${place}`
}

/** @throws Fault `invalid-input` */
export async function findTrade(pool: Pool, text: string): Promise<FoundFill[]> {
  const [, block, key, at] = /^(\d{1,14})_([0-9a-f]{16})_(\d{1,6})$/.exec(text) ?? []
  if (block === undefined || key === undefined)
    throw invalidInput('trade.id', `"${text.slice(0, 80)}" is not the id of a trade`)
  const [market, height, place] = [BigInt.asIntN(64, BigInt(`0x${key}`)), BigInt(block), Number(at)]
  const packs = await findTradePacks(pool, [{ market, height }])
  const fill = packs.get(`${market}/${height}`)?.[place]
  return fill === undefined ? [] : [{ at: { market, height, place }, fill }]
}

/** With the names of what they are of. */
export async function nameFills(pool: Pool, known: KnownMarkets, found: FoundFill[]): Promise<ToldFill[]> {
  const names = await findNames(pool, {
    markets: [],
    accounts: found.map(({ fill }) => fill.account),
    heights: found.map(({ at }) => at.height),
  })
  return found.flatMap((one) => {
    const market = known.byKey.get(one.at.market)
    return market === undefined ? [] : [{ ...one, market, names }]
  })
}

/** What trades of every market tell. */
export function toTrade({ at, fill: { account, hash, fill }, market, names }: ToldFill) {
  return {
    orderHash: toPrefixedHex(hash),
    subaccountId: names.subaccountId(account, fill.nonce),
    marketId: market.id,
    tradeExecutionType: executionNames.get(fill.execution) ?? '',
    fee: market.units.amount(fill.fee, fill.generation),
    executedAt: names.timeMs(at.height),
    feeRecipient: encodeAddress('inj', fill.feeRecipient ?? names.address(account)),
    tradeId: toTradeId(at),
    executionSide: isOfResting(fill.execution) ? 'maker' : 'taker',
    cid: fill.cid.toString(),
  }
}

export function directionOf({ fill: { fill } }: ToldFill): string {
  return fill.isBuy ? 'buy' : 'sell'
}
