import type { Pool } from 'pg'

/** Decimals are texts. */
export type PriceRow = {
  /** The kind of oracle, as the chain names it. */
  oracle: string
  /** The symbol, where prices are of no pair. */
  base: string
  quote: string
  price: string
  cumulative: string
  /** Seconds since 1970. */
  time: bigint
}

/** The latest prices of all kinds, or of one. */
export async function listPrices(pool: Pool, oracle?: string): Promise<PriceRow[]> {
  const { rows } = await pool.query<PriceRow & { time: string }>({
    name: oracle === undefined ? 'prices' : 'prices_of_oracle',
    // A few hundred rows, in the order of the primary key.
    text: `select oracle, base, quote, price, cumulative, time from oracle_prices
      where price is not null ${oracle === undefined ? '' : 'and oracle = $1'} order by oracle, base, quote`,
    values: oracle === undefined ? [] : [oracle],
  })
  return rows.map((row) => ({ ...row, time: BigInt(row.time) }))
}

export type Feed = Pick<PriceRow, 'oracle' | 'base' | 'quote'>
/** Who may tell the prices of a feed. */
export async function listRelayers(pool: Pool, { oracle, base, quote }: Feed): Promise<string[]> {
  const isProvider = oracle === 'Provider'
  const { rows } = await pool.query<{ relayer: string }>({
    name: isProvider ? 'provider_relayers' : 'relayers',
    // The primary key.
    text: isProvider
      ? `select jsonb_array_elements_text(relayers) as relayer from oracle_providers where provider = $1`
      : `select relayer from oracle_relayers where oracle = $1 and base = $2 and quote = $3 order by relayer`,
    values: isProvider ? [quote] : oracle === 'Band' ? [oracle, '', ''] : [oracle, base, quote],
  })
  return rows.map(({ relayer }) => relayer)
}
