import type {
  HistoricalTrade,
  HistoricalTradesRequest,
  HistoricalTradesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { toHumanNotional } from '#src/queries/exchange/units.ts'
import { walkFills, type FillPart, type FoundFill } from '#src/queries/orders/walk-fills.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { readName } from '../accounts/read-page.ts'
import { executionNames } from '../exchange/names.ts'
import { readHeights, type Heights } from '../exchange/read-page.ts'
import { directionOf, nameFills, toTrade, toTradeId, type ToldFill } from '../exchange/trades.ts'
import { readLimit } from '../explorer/read-request.ts'
import type { UsdPrices } from '../usd-prices.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets>; readUsd: () => Promise<UsdPrices> }

/** Fills that are looked at for one answer; where they are not enough the page is short, and its token leads on. */
const mostRead = 20_000

/** The method about trades of all markets, the newest first. Worth in dollars is by the prices of now. */
export function createTradeMethod({ pool, markets, readUsd }: Sources) {
  return {
    async historicalTrades(request: HistoricalTradesRequest): Promise<HistoricalTradesResponse> {
      const limit = readLimit(request.perPage)
      const heights = await readBlocks(pool, request)
      const after = readToken(request.token)
      const executions = readExecutions(request.executionTypes)
      const account = request.account === '' ? undefined : accountKey(readName(request.account).bytes)
      const known = await markets()
      const search = {
        markets: known.list.map(({ key }) => key),
        areNamed: false,
        accounts: account === undefined ? undefined : [account],
        from: heights.from,
        to: after === undefined || after.height > heights.to ? heights.to : after.height,
      }
      const passes = (one: FoundFill) =>
        isTrade(one.fill) &&
        (after === undefined || isBelow(one.at, after)) &&
        (account === undefined || one.fill.account === account) &&
        (executions === undefined || executions.has(one.fill.fill.execution))
      const { lines, next } = await gather(walkFills(pool, search), passes, limit)
      const [told, usd] = await Promise.all([nameFills(pool, known, lines), readUsd()])
      const trades = told.map((one) => toHistorical(one, usd))
      const last = trades.at(-1)
      return {
        trades,
        lastHeight: last?.executedHeight ?? 0n,
        lastTime: last?.executedAt ?? 0n,
        next: next === undefined ? [] : [toTradeId(next)],
      }
    },
  }
}

async function gather(
  walk: AsyncIterable<FillPart>,
  passes: (found: FoundFill) => boolean,
  limit: number,
): Promise<{ lines: FoundFill[]; next: FoundFill['at'] | undefined }> {
  const lines: FoundFill[] = []
  let read = 0
  for await (const { fills, looked } of walk) {
    for (const one of fills) {
      if (lines.length === limit) return { lines, next: lines.at(-1)?.at }
      if (passes(one)) lines.push(one)
    }
    read += looked
    if (read >= mostRead && fills.length > 0) return { lines, next: fills.at(-1)?.at }
  }
  return { lines, next: undefined }
}

type Place = FoundFill['at']

/** In the order of `walkFills`. */
function isBelow(a: Place, b: Place): boolean {
  if (a.height !== b.height) return a.height < b.height
  return a.market === b.market ? a.place < b.place : a.market < b.market
}

function readToken(token: string): Place | undefined {
  if (token === '') return undefined
  const [, height, market, place] = /^(\d{1,14})_([0-9a-f]{16})_(\d{1,6})$/.exec(token) ?? []
  if (height === undefined || market === undefined)
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is not a token of a page`)
  return { height: BigInt(height), market: BigInt.asIntN(64, BigInt(`0x${market}`)), place: Number(place) }
}

async function readBlocks(pool: Pool, request: HistoricalTradesRequest): Promise<Heights> {
  const { fromBlock, endBlock } = request
  if (endBlock !== 0n && fromBlock > endBlock)
    throw invalidInput('block.range', `It begins at block ${fromBlock}, after its end at ${endBlock}`)
  const { from, to } = await readHeights(pool, request.fromTime, request.endTime)
  return {
    from: fromBlock > from ? fromBlock : from,
    to: endBlock !== 0n && endBlock < to ? endBlock : to,
  }
}

function readExecutions(texts: string[]): ReadonlySet<number> | undefined {
  const asked = texts.filter((text) => text !== '')
  if (asked.length === 0) return undefined
  return new Set(
    asked.map((text) => {
      const found = [...executionNames].find(([, name]) => name === text)
      if (found !== undefined) return found[0]
      const known = [...executionNames.values()].join(', ')
      throw invalidInput('trade.execution', `"${text.slice(0, 40)}" is none of ${known}`)
    }),
  )
}

function toHistorical(told: ToldFill, usd: UsdPrices): HistoricalTrade {
  const { at, market, names } = told
  const { account, fill } = told.fill
  const { orderHash: _hash, tradeExecutionType, ...trade } = toTrade(told)
  return {
    ...trade,
    account: encodeAddress('inj', names.address(account)),
    tradeDirection: directionOf(told),
    price: {
      price: market.units.price(fill.price, fill.generation),
      quantity: market.units.quantity(fill.quantity, fill.generation),
      timestamp: trade.executedAt,
    },
    executedHeight: at.height,
    usdValue: usdOf(told, usd),
    flags: fill.isLiquidation ? ['liquidation'] : [],
    marketType: market.kind === 'spot' ? 'spot' : 'derivative',
    executionType: tradeExecutionType,
    fundingRate: '',
  }
}

/** Empty where no market leads from the quote asset to the dollar. */
export function usdOf({ market, fill: { fill } }: Pick<ToldFill, 'market' | 'fill'>, usd: UsdPrices): string {
  const price = usd.priceOf(market.quoteDenom)
  if (price === undefined) return ''
  const notional = multiplyDecimals(formatDecimal(fill.price), formatDecimal(fill.quantity))
  return multiplyDecimals(toHumanNotional({ ...market, generation: fill.generation }, notional), price)
}
