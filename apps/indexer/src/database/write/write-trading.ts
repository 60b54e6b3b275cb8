import { joinTrading, type Trading } from '#src/handlers/statistics/trading.ts'
import { forEach, toTime, type Bucket } from './buckets.ts'
import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { asRows, encodeRows } from './row-parameters.ts'

/** What was traded of a market in some blocks, of which the first and the last with a trade are known. */
type Line = Trading & { market: bigint; opened: bigint; closed: bigint }

/** Adds what the blocks of buckets traded to the roll-ups, whichever blocks were there before. */
export async function writeTrading(to: Sender, buckets: Bucket[]): Promise<void> {
  const lines = buckets.flatMap(({ suffix, start, blocks }) =>
    sumTrading(blocks).map((line) => ({ suffix, start, ...line })),
  )
  if (lines.length === 0) return
  await to.query({
    name: 'write_trading',
    text: `with counted as (
        select suffix, ${toTime} as bucket, market, generation, fills, opened, closed,
          notional * 1e-36 as notional, quantity * 1e-18 as quantity,
          open * 1e-18 as open, high * 1e-18 as high, low * 1e-18 as low, close * 1e-18 as close
        from ${asRows(lineColumns)}
      ), ${forEach(
        (suffix) => `insert into trading_${suffix} as s
          (bucket, market, generation, fills, notional, quantity, opened, closed, open, high, low, close)
        select bucket, market, generation, fills, notional, quantity, opened, closed, open, high, low, close
        from counted where suffix = '${suffix}'
        on conflict (bucket, market, generation) do update set fills = s.fills + excluded.fills,
          notional = s.notional + excluded.notional, quantity = s.quantity + excluded.quantity,
          opened = least(s.opened, excluded.opened), closed = greatest(s.closed, excluded.closed),
          open = case when s.opened < excluded.opened then s.open else excluded.open end,
          high = greatest(s.high, excluded.high), low = least(s.low, excluded.low),
          close = case when s.closed > excluded.closed then s.close else excluded.close end`,
      )} select`,
    values: encodeRows(lineColumns, lines),
  })
}

const lineColumns = {
  suffix: 'text',
  start: 'int8',
  market: 'int8',
  generation: 'int4',
  fills: 'int4',
  notional: 'amount',
  quantity: 'amount',
  opened: 'int8',
  closed: 'int8',
  open: 'amount',
  high: 'amount',
  low: 'amount',
  close: 'amount',
} as const

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
