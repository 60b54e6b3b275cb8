import type { State } from '#src/state/state.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { readEthereumAddress } from '../peggy/read.ts'
import type { Fields } from '../read-fields.ts'
import { readBandParams, readBandRequest } from './band.ts'
import { readPriceState, symbolOf, type Feed, type PriceState } from './price.ts'
import { grant, openFeed } from './privileges.ts'
import { putRecords } from './records.ts'
import {
  bandCalls,
  bandRequests,
  coinbasePrices,
  oracleModule,
  prices,
  providers,
  publishers,
} from './tables.ts'
import {
  readDataStreamsPrice,
  readPythPrice,
  readStorkPrice,
  readWhole,
  type ToldPrice,
} from './told-prices.ts'

type Latest = { oracle: string; symbol: string; record: PriceState }

/**
 * @param json a genesis file's part, or what a node says of the module's state
 * @returns the latest price of everything
 */
export async function readState(state: State, json: Fields): Promise<Latest[]> {
  const latest: Latest[] = []
  const put = (feed: Feed, record: PriceState, details: object) => {
    state.put(prices, { ...feed, ...record, details })
    latest.push({ oracle: feed.oracle, symbol: symbolOf(feed), record })
  }
  for (const { feed, state: whole, details } of readStates(json)) {
    if (whole !== undefined) put(feed, whole, details)
  }
  for (const pair of json.objects('price_feed_price_states')) {
    const feed = { oracle: 'PriceFeed', base: pair.name('base'), quote: pair.name('quote') }
    grant(state, feed, pair.texts('relayers'))
    if (pair.has('price_state')) put(feed, readPriceState(pair.object('price_state')), {})
    else await openFeed(state, feed)
  }
  for (const one of json.objects('provider_states')) {
    const info = one.object('provider_info')
    const provider = info.name('provider')
    state.put(providers, { provider, relayers: info.texts('relayers') })
    for (const price of one.objects('provider_price_states')) {
      const feed = { oracle: 'Provider', base: price.name('symbol'), quote: provider }
      put(feed, readPriceState(price.object('state')), {})
    }
  }
  for (const one of json.objects('coinbase_price_states')) {
    const [symbol, record] = [one.name('key'), readPriceState(one.object('price_state'))]
    const own = { timestamp: one.count('timestamp'), kind: one.text('kind'), value: one.count('value') }
    state.put(coinbasePrices, { symbol, ...own, ...record })
    latest.push({ oracle: 'Coinbase', symbol, record })
  }
  readRest(state, json)
  return latest
}

function readRest(state: State, json: Fields): void {
  grant(state, { oracle: 'Band', base: '', quote: '' }, json.texts('band_relayers'))
  for (const address of json.texts('stork_publishers')) {
    state.put(publishers, { address: readEthereumAddress(address) })
  }
  for (const request of json.objects('band_ibc_oracle_requests')) {
    state.put(bandRequests, { id: request.count('request_id'), request: readBandRequest(request) })
  }
  for (const call of json.objects('calldata_records')) {
    state.put(bandCalls, { client: call.count('client_id'), calldata: call.bytes('calldata') })
  }
  const count = (name: string) => (json.has(name) ? json.count(name) : 0n)
  state.put(oracleModule, {
    id: 1,
    params: json.json('params'),
    band_params: json.has('band_ibc_params') ? readBandParams(json.object('band_ibc_params')) : {},
    band_last_client: count('band_ibc_latest_client_id'),
    band_last_request: count('band_ibc_latest_request_id'),
  })
}

/** A node knows the prices of the last minutes. A chain that begins doesn't take them from its genesis file. */
export function readRecords(state: State, json: Fields): void {
  for (const one of json.objects('historical_price_records')) {
    const all = one.objects('latest_price_records').map((record) => ({
      time: record.count('timestamp'),
      price: record.decimal('price'),
    }))
    putRecords(state, one.name('oracle'), one.name('symbol_id'), all)
  }
}

function readStates(json: Fields): ToldPrice[] {
  const band = (oracle: string) => (one: Fields) =>
    readWhole(oracle, one.name('symbol'), one, {
      rate: one.whole('rate').toString(),
      resolve_time: one.count('resolve_time').toString(),
      request_ID: one.count('request_ID').toString(),
    })
  const named = (oracle: string, id: (one: Fields) => string) => (one: Fields) =>
    readWhole(oracle, id(one), one, { timestamp: one.count('timestamp').toString() })
  return [
    ...json.objects('band_price_states').map(band('Band')),
    ...json.objects('band_ibc_price_states').map(band('BandIBC')),
    ...json.objects('chainlink_price_states').map((one) =>
      readWhole('Chainlink', one.name('feed_id'), one, {
        answer: formatDecimal(one.decimal('answer')),
        timestamp: one.count('timestamp').toString(),
      }),
    ),
    ...json.objects('pyth_price_states').map(readPythPrice),
    ...json.objects('stork_price_states').map(readStorkPrice),
    ...json.objects('chainlink_data_streams_price_states').map(readDataStreamsPrice),
    ...json.objects('pyth_pro_price_states').map(named('PythPro', (one) => one.count('feed_id').toString())),
    ...json.objects('seda_fast_price_states').map(named('SedaFast', (one) => one.name('feed_id'))),
  ]
}
