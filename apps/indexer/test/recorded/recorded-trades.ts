import type { Recording } from '@injsight/testing'
import { readExpected } from './expected.ts'
import { readRecordedBlocks, type RecordedBlock, type RecordedEvent } from './recorded-blocks.ts'

/** A fill of an order as people count it, in numbers of 10^-36. */
export type RecordedTrade = {
  market: string
  time: number
  height: number
  isBuy: boolean
  price: bigint
  quantity: bigint
}

export const places = 36
export const one = 10n ** BigInt(places)

type Decimals = { base: number; quote: number }
type Market = { market_id: string; base_decimals?: number; quote_decimals: number }
type Told = {
  quantity?: string
  price?: string
  position_delta?: { execution_price: string; execution_quantity: string }
}

/**
 * Every fill that the chain tells, read from its own words: of the second generation of its events where it tells
 * both, for the first may round prices.
 */
export function readRecordedTrades(recording: Recording): RecordedTrade[] {
  const decimals = readDecimals(recording)
  return readRecordedBlocks(recording).flatMap((block) => readTrades(block, decimals))
}

function readTrades(
  { block: { block }, block_results: results }: RecordedBlock,
  decimals: Map<string, Decimals>,
) {
  // What a block does at its beginning comes before its transactions; nothing is traded there.
  const events = [
    ...(results.txs_results ?? []).flatMap((result) => result.events),
    ...(results.finalize_block_events ?? []),
  ].filter(({ type }) => /EventBatch(Spot|Derivative)Execution$/.test(type))
  const ofSecond = events.filter(({ type }) => type.includes('.v2.'))
  return (ofSecond.length > 0 ? ofSecond : events).flatMap((event) => {
    const market = toldBy(event, 'market_id') as string
    // Settlements are told alike.
    if (/Settlement$|Liquidation$/.test(String(toldBy(event, 'executionType')))) return []
    const scale = scaleOf(event, decimals.get(market))
    return (toldBy(event, 'trades') as Told[])
      .map(({ position_delta: delta, price = '', quantity = '' }) => ({
        market,
        time: Date.parse(block.header.time),
        height: Number(block.header.height),
        isBuy: toldBy(event, 'is_buy') === true,
        price: (parse(delta?.execution_price ?? price) * scale.price) / 10n ** 18n,
        quantity: (parse(delta?.execution_quantity ?? quantity) * scale.quantity) / 10n ** 18n,
      }))
      .filter(({ quantity }) => quantity > 0n)
  })
}

function toldBy({ attributes }: RecordedEvent, name: string): unknown {
  return JSON.parse(attributes.find(({ key }) => key === name)?.value ?? 'null')
}

/** By how much the chain's prices and quantities differ from those of people, in 10^-18ths. */
function scaleOf({ type }: RecordedEvent, market: Decimals | undefined) {
  const { base, quote } = market ?? { base: 0, quote: 0 }
  const isHuman = type.includes('.v2.')
  return {
    price: 10n ** BigInt(isHuman ? 18 : 18 + base - quote),
    quantity: 10n ** BigInt(isHuman ? 18 : 18 - base),
  }
}

/** Of each market; of contracts there are whole ones. */
export function readDecimals(recording: Recording): Map<string, Decimals> {
  const expected = readExpected(recording, 'exchange') as unknown as Record<
    string,
    (Market & { market?: Market })[]
  >
  const markets = ['spotMarkets', 'derivativeMarkets', 'binaryOptionsMarkets'].flatMap(
    (kind) => expected[kind] ?? [],
  )
  return new Map(
    markets
      .map(({ market, ...own }) => market ?? own)
      .map((market) => [market.market_id, { base: market.base_decimals ?? 0, quote: market.quote_decimals }]),
  )
}

export function parse(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
