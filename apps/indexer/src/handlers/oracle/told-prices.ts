import type { ChainEvent } from '#src/decode/chain-event.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { readFields, type Fields } from '../read-fields.ts'
import { readPriceState, type Feed, type PriceState } from './price.ts'

/** A price as an event tells it, with what else is told of it. `state`, where the event holds it whole. */
export type ToldPrice = { feed: Feed; price: bigint; state?: PriceState; details: Record<string, unknown> }

const events = 'injective.oracle.v1beta1'

/** Reads the prices out of every event that tells some. */
export const toldPrices: Record<string, (told: Fields) => ToldPrice[]> = {
  [`${events}.SetPriceFeedPriceEvent`]: (told) => [
    {
      feed: { oracle: 'PriceFeed', base: told.name('base'), quote: told.name('quote') },
      price: told.decimal('price'),
      details: {},
    },
  ],
  [`${events}.SetProviderPriceEvent`]: (told) => [
    {
      feed: { oracle: 'Provider', base: told.name('symbol'), quote: told.name('provider') },
      price: told.decimal('price'),
      details: {},
    },
  ],
  [`${events}.SetBandPriceEvent`]: (told) => [
    readBandPrice('Band', told.name('symbol'), told.decimal('price'), told),
  ],
  [`${events}.SetBandIBCPriceEvent`](told) {
    const [symbols, found] = [told.texts('symbols'), told.texts('prices')]
    return symbols.map((symbol, at) => {
      const one = readFields({ symbol, price: found[at] }, 'price')
      return readBandPrice('BandIBC', one.name('symbol'), one.decimal('price'), told)
    })
  },
  [`${events}.SetChainlinkPriceEvent`](told) {
    const answer = told.decimal('answer')
    return [
      {
        feed: { oracle: 'Chainlink', base: told.name('feed_id'), quote: '' },
        price: answer,
        details: { answer: formatDecimal(answer), timestamp: told.count('timestamp').toString() },
      },
    ]
  },
  [`${events}.EventSetPythPrices`]: (told) => told.objects('prices').map(readPythPrice),
  [`${events}.EventSetStorkPrices`]: (told) => told.objects('prices').map(readStorkPrice),
  [`${events}.EventSetChainlinkDataStreamsPrices`]: (told) =>
    told.objects('prices').map(readDataStreamsPrice),
  // Of the kinds that tell nothing else. Their own time of the price stands in no event.
  [`${events}.EventOraclePriceUpdate`](told) {
    const state = readPriceState(told.object('price_state'))
    const feed = { oracle: told.name('oracle_type'), base: told.name('id'), quote: '' }
    return [{ feed, price: state.price, state, details: {} }]
  },
}

export function readPrices(event: ChainEvent): ToldPrice[] {
  return toldPrices[event.type]?.(readFields(event.object(), event.type)) ?? []
}

// Band tells whole numbers of billionths.
const rateScale = 10n ** 9n

function readBandPrice(oracle: string, base: string, price: bigint, told: Fields): ToldPrice {
  const details = {
    rate: ((price * rateScale) / 10n ** 18n).toString(),
    resolve_time: told.count('resolve_time').toString(),
    request_ID: told.count('request_id').toString(),
  }
  return { feed: { oracle, base, quote: '' }, price, details }
}

export function readPythPrice(json: Fields): ToldPrice {
  return readWhole('Pyth', json.name('price_id'), json, {
    ema_price: formatDecimal(json.decimal('ema_price')),
    ema_conf: formatDecimal(json.decimal('ema_conf')),
    conf: formatDecimal(json.decimal('conf')),
    publish_time: json.count('publish_time').toString(),
  })
}

export function readStorkPrice(json: Fields): ToldPrice {
  return readWhole('Stork', json.name('symbol'), json, {
    timestamp: json.amount('timestamp').toString(),
    value: formatDecimal(json.decimal('value')),
  })
}

export function readDataStreamsPrice(json: Fields): ToldPrice {
  return readWhole('ChainlinkDataStreams', json.name('feed_id'), json, {
    report_price: json.text('report_price'),
    valid_from_timestamp: json.count('valid_from_timestamp').toString(),
    observations_timestamp: json.count('observations_timestamp').toString(),
  })
}

export function readWhole(
  oracle: string,
  base: string,
  json: Fields,
  details: Record<string, unknown>,
): ToldPrice {
  const state = readPriceState(json.object('price_state'))
  return { feed: { oracle, base, quote: '' }, price: state.price, state, details }
}
