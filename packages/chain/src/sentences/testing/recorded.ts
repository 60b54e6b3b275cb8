import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Recording } from '@injsight/testing'
import { decodeTx, type AnyMessage } from '../../decode.ts'
import { inj, type Token } from '../../tokens/denoms.ts'
import type { Event, Market, SentenceContext } from '../sentence.ts'

export type RecordedTransaction = {
  hash: string
  height: number
  messages: AnyMessage[]
  signer: string | undefined
  failed: boolean
  events: readonly Event[]
}

type RecordedBlock = {
  height: number
  block: { block: { data: { txs: string[] } } }
  block_results: {
    txs_results: { code: number; events: Event[] }[] | null
    finalize_block_events: Event[]
  }
}

/** Every transaction of the recording. */
export function* listRecorded(recording: Recording): Generator<RecordedTransaction> {
  for (const block of listBlocks(recording)) yield* transactionsOf(block)
}

/** What every block of the recording did without a transaction. */
export function* listRecordedBlockEvents(
  recording: Recording,
): Generator<{ height: number; events: readonly Event[] }> {
  for (const { height, block_results } of listBlocks(recording)) {
    yield { height, events: block_results.finalize_block_events }
  }
}

function* listBlocks({ folder }: Recording): Generator<RecordedBlock> {
  for (const file of readdirSync(resolve(folder, 'blocks')).sort()) {
    const lines = gunzipSync(readFileSync(resolve(folder, 'blocks', file)))
      .toString()
      .split('\n')
    for (const line of lines.filter(Boolean)) yield JSON.parse(line) as RecordedBlock
  }
}

function transactionsOf({ height, block, block_results }: RecordedBlock): RecordedTransaction[] {
  return block.block.data.txs.map((base64, at) => {
    const bytes = Buffer.from(base64, 'base64')
    const { messages, signers } = decodeTx(bytes)
    const result = block_results.txs_results?.[at]
    return {
      hash: createHash('sha256').update(bytes).digest('hex').toUpperCase(),
      height,
      messages,
      signer: signers[0]?.address,
      failed: result?.code !== 0,
      events: result?.events ?? [],
    }
  })
}

/** What the recording knows at its end of tokens and markets. */
export function readRecordedWorld(recording: Recording): Pick<SentenceContext, 'tokens' | 'markets'> {
  const { spotMarkets, derivativeMarkets, binaryOptionsMarkets } = readExpected(
    recording,
    'exchange',
  ) as RecordedExchange
  const markets = new Map<string, Market>()
  for (const market of spotMarkets) markets.set(market.market_id, toMarket(market, 'spot'))
  for (const market of binaryOptionsMarkets) markets.set(market.market_id, toMarket(market, 'binary'))
  for (const market of derivativeMarkets) {
    markets.set(market.market_id, toMarket(market, market.isPerpetual ? 'perpetual' : 'futures'))
  }
  const tokens = new Map(recordedTokens.map((token) => [token.denom, token]))
  return { tokens: { find: (denom) => tokens.get(denom) }, markets: { find: (id) => markets.get(id) } }
}

/** The recording's names of accounts, by address. */
export function readRecordedNames({ folder }: Recording): Map<string, string> {
  const names = JSON.parse(readFileSync(resolve(folder, 'names.json'), 'utf8')) as Record<string, string>
  return new Map(Object.entries(names).map(([name, address]) => [address, name]))
}

type RecordedMarket = {
  market_id: string
  ticker: string
  base_denom?: string
  base_decimals?: number
  quote_denom: string
  quote_decimals: number
}

type RecordedExchange = {
  spotMarkets: RecordedMarket[]
  derivativeMarkets: (RecordedMarket & { isPerpetual: boolean })[]
  binaryOptionsMarkets: RecordedMarket[]
}

function toMarket(market: RecordedMarket, kind: Market['kind']): Market {
  return {
    id: market.market_id,
    ticker: market.ticker,
    kind,
    baseDenom: market.base_denom,
    baseDecimals: market.base_decimals,
    quoteDenom: market.quote_denom,
    quoteDecimals: market.quote_decimals,
  }
}

const recordedTokens: Token[] = [
  inj,
  { denom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7', symbol: 'USDT', decimals: 6, name: 'Tether' },
]

function readExpected({ folder }: Recording, name: string): unknown {
  return JSON.parse(readFileSync(resolve(folder, `expected/${name}.json`), 'utf8'))
}
