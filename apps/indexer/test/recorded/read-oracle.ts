import type { Pool } from 'pg'
import { parseDecimal } from '#src/state/columns.ts'

type Row = Record<string, string>
type Price = {
  base: string
  quote: string
  price: string | null
  cumulative: string
  time: string
  details: Row
}

/** The tables of the oracles in the words of the recorded node, which writes decimals without their point. */
export async function readOracle(pool: Pool): Promise<Record<string, unknown>> {
  const rows = async <Shape = Row>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Shape[]
  const [module] = await rows<{
    params: Row
    band_params: unknown
    band_last_client: string
    band_last_request: string
  }>('select * from oracle_module')
  const pricesOf = (oracle: string) =>
    rows<Price>('select * from oracle_prices where oracle = $1 order by base collate "C", quote', [oracle])
  const relayersOf = async ({ base, quote }: Price) =>
    (
      await rows(
        `select relayer from oracle_relayers where oracle = 'PriceFeed' and base = $1 and quote = $2 order by 1`,
        [base, quote],
      )
    ).map(({ relayer }) => relayer)
  const band = ({ base, details, ...price }: Price & Row) => ({
    symbol: base,
    ...details,
    price_state: writeState(price as unknown as Price),
  })
  const records = await rows<Row & { records: [string, string][] }>(
    'select * from oracle_records order by oracle, symbol collate "C", minute',
  )
  return {
    params: { pyth_contract: module?.params['pyth_contract'] },
    band_relayers: (await rows(`select relayer from oracle_relayers where oracle = 'Band' order by 1`)).map(
      ({ relayer }) => relayer,
    ),
    band_price_states: (await pricesOf('Band')).map((row) => band(row as Price & Row)),
    price_feed_price_states: await Promise.all(
      (await pricesOf('PriceFeed')).map(async (row) => ({
        base: row.base,
        quote: row.quote,
        price_state: row.price === null ? null : writeState(row),
        relayers: await relayersOf(row),
      })),
    ),
    coinbase_price_states: await rows('select * from oracle_coinbase_prices'),
    band_ibc_price_states: (await pricesOf('BandIBC')).map((row) => band(row as Price & Row)),
    band_ibc_oracle_requests: (
      await rows<{ request: unknown }>('select request from oracle_band_requests order by id')
    ).map(({ request }) => request),
    band_ibc_params: module?.band_params,
    band_ibc_latest_client_id: module?.band_last_client,
    calldata_records: await rows('select * from oracle_band_calls'),
    band_ibc_latest_request_id: module?.band_last_request,
    chainlink_price_states: await pricesOf('Chainlink'),
    historical_price_records: [
      ...Map.groupBy(records, ({ oracle, symbol }) => `${oracle} ${symbol}`).values(),
    ].map((some) => ({
      oracle: some[0]?.['oracle'],
      symbol_id: some[0]?.['symbol'],
      latest_price_records: some.flatMap((minute) =>
        minute.records.map(([timestamp, price]) => ({ timestamp, price: scaled(price) })),
      ),
    })),
    provider_states: await Promise.all(
      (await rows('select * from oracle_providers order by 1')).map(async (provider_info) => ({
        provider_info,
        provider_price_states: (await pricesOf('Provider'))
          .filter(({ quote }) => quote === provider_info['provider'])
          .map((row) => ({ symbol: row.base, state: writeState(row) })),
      })),
    ),
    pyth_price_states: (await pricesOf('Pyth')).map((row) => {
      const { ema_price = '', ema_conf = '', conf = '', publish_time } = row.details
      return {
        price_id: row.base,
        ema_price: scaled(ema_price),
        ema_conf: scaled(ema_conf),
        conf: scaled(conf),
        publish_time,
        price_state: writeState(row),
      }
    }),
    stork_price_states: await pricesOf('Stork'),
    stork_publishers: (await rows('select address from oracle_publishers order by 1')).map(
      ({ address }) => address,
    ),
  }
}

function writeState({ price, cumulative, time }: Price) {
  return { price: scaled(price ?? ''), cumulative_price: scaled(cumulative), timestamp: time }
}

function scaled(decimal: string): string {
  return parseDecimal(decimal).toString()
}
