import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { toHumanPrice } from '#src/queries/exchange/units.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { toFault } from '../server/to-fault.ts'
import { readMarket, type Kind } from './read-market.ts'
import { resolutionNames } from './resolution.ts'
import { bases } from './rest.ts'

/**
 * What TradingView's charts ask before they ask for candles: `config`, and `symbols` of a ticker or an id. Chronos has
 * these over REST alone. False when the request is neither.
 */
export function createSymbols({ pool }: { pool: Pool }) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // A target of a request may be no URL.
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const [, kind, what] = pattern.exec(path) ?? []
    if (request.method !== 'GET' || kind === undefined) return false
    const { status, body } =
      what === 'config'
        ? { status: 200, body: config }
        : await attempt(pool, kind as Kind, new URLSearchParams(query))
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(body))
    return true
  }
}

const pattern = new RegExp(`^(?:${bases.join('|')})/(spot|derivative)/(config|symbols)$`)

const config = {
  supported_resolutions: [...resolutionNames.keys()],
  supports_group_request: false,
  supports_marks: false,
  supports_search: false,
  supports_timescale_marks: false,
}

async function attempt(pool: Pool, kind: Kind, query: URLSearchParams) {
  try {
    const market = await readMarket(pool, kind, { marketId: '', symbol: query.get('symbol') ?? '' })
    return { status: 200, body: toSymbol(market) }
  } catch (error) {
    const fault = toFault(error)
    const status = {
      'invalid-input': 400,
      'not-found': 404,
      unavailable: 503,
      'bad-chain-data': 502,
      bug: 500,
    }[fault.kind]
    return {
      status,
      body: { s: 'error', errmsg: status === 500 ? 'Something broke on our side' : fault.message },
    }
  }
}

function toSymbol(market: Market) {
  const { tick, scale } = readTick(market)
  return {
    s: 'ok',
    symbol: market.ticker,
    ticker: market.ticker,
    name: market.ticker,
    description: market.ticker,
    type: 'crypto',
    session: '24x7',
    timezone: 'Etc/UTC',
    exchange: 'Injective',
    listed_exchange: 'Injective',
    minmov: tick,
    minmov2: 0,
    pricescale: scale,
    fractional: false,
    has_intraday: true,
    has_daily: true,
    has_weekly_and_monthly: true,
    has_no_volume: false,
    has_empty_bars: false,
    supported_resolutions: [...resolutionNames.keys()],
    expired: market.status === 'Expired',
    data_status: 'streaming',
  }
}

/** The smallest step of a price, as so many parts of one. */
function readTick(market: Market): { tick: number; scale: number } {
  const told = market.told['min_price_tick_size']
  const tick = toHumanPrice(market, typeof told === 'string' ? told : '0.01')
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(tick) ?? []
  const digits = fraction.replace(/0+$/, '')
  return { tick: Math.max(1, Number(whole + digits)), scale: 10 ** digits.length }
}
