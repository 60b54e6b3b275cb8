import type { Client } from 'pg'
import { joinTrading, type Trading } from '#src/handlers/statistics/trading.ts'
import { forEach, toTime, type Bucket } from './buckets.ts'
import type { IndexedBlock } from './indexed-block.ts'

/** What was traded of a market in some blocks, of which the first and the last with a trade are known. */
type Line = Trading & { market: bigint; opened: bigint; closed: bigint }

/** Adds what the blocks of buckets traded to the roll-ups, whichever blocks were there before. */
export async function writeTrading(client: Client, buckets: Bucket[]): Promise<void> {
  const lines = buckets.flatMap(({ suffix, start, blocks }) =>
    sumTrading(blocks).map((line) => ({ suffix, start, ...line })),
  )
  if (lines.length === 0) return
  await client.query({
    name: 'write_trading',
    text: `with counted as (
        select suffix, ${toTime} as bucket, m, g, f, n * 1e-36 as n, q * 1e-18 as q, opened, closed,
          o * 1e-18 as o, h * 1e-18 as h, l * 1e-18 as l, c * 1e-18 as c
        from unnest($1::text[], $2::int8[], $3::int8[], $4::int2[], $5::int4[], $6::numeric[], $7::numeric[],
          $8::int8[], $9::int8[], $10::numeric[], $11::numeric[], $12::numeric[], $13::numeric[])
          as r (suffix, start, m, g, f, n, q, opened, closed, o, h, l, c)
      ), ${forEach(
        (suffix) => `insert into trading_${suffix} as s
          (bucket, market, generation, fills, notional, quantity, opened, closed, open, high, low, close)
        select bucket, m, g, f, n, q, opened, closed, o, h, l, c from counted where suffix = '${suffix}'
        on conflict (bucket, market, generation) do update set fills = s.fills + excluded.fills,
          notional = s.notional + excluded.notional, quantity = s.quantity + excluded.quantity,
          opened = least(s.opened, excluded.opened), closed = greatest(s.closed, excluded.closed),
          open = case when s.opened < excluded.opened then s.open else excluded.open end,
          high = greatest(s.high, excluded.high), low = least(s.low, excluded.low),
          close = case when s.closed > excluded.closed then s.close else excluded.close end`,
      )} select`,
    values: [
      lines.map(({ suffix }) => suffix),
      lines.map(({ start }) => start),
      lines.map(({ market }) => market),
      lines.map(({ generation }) => generation),
      lines.map(({ fills }) => fills),
      lines.map(({ notional }) => notional),
      lines.map(({ quantity }) => quantity),
      lines.map(({ opened }) => opened),
      lines.map(({ closed }) => closed),
      lines.map(({ open }) => open),
      lines.map(({ high }) => high),
      lines.map(({ low }) => low),
      lines.map(({ close }) => close),
    ],
  })
}

/** By market and generation; blocks come in their order. */
function sumTrading(blocks: IndexedBlock[]): Line[] {
  const sums = new Map<string, Line>()
  for (const { rows } of blocks) {
    const { height } = rows.block
    for (const [market, traded] of rows.statistics.trading.flatMap((moment) => [...moment])) {
      const name = `${market} ${traded.generation}`
      const before = sums.get(name)
      const opened = before?.opened ?? height
      sums.set(name, { ...joinTrading(before, traded), market, opened, closed: height })
    }
  }
  return [...sums.values()]
}
