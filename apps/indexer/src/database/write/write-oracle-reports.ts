import { addReports, type ReportsByFeed } from '#src/handlers/oracle/reports.ts'
import type { Sender } from './batch.ts'
import { toTime, type Bucket } from './buckets.ts'
import { asRows, encodeRows } from './row-parameters.ts'

/** Adds what oracles told in some blocks to what they told in the same hours before. */
export async function writeOracleReports(to: Sender, buckets: Bucket[]): Promise<void> {
  const lines = buckets
    .filter(({ suffix }) => suffix === '1h')
    .flatMap(({ start, blocks }) => {
      const sums: ReportsByFeed = new Map()
      for (const { rows } of blocks)
        for (const reports of rows.statistics.reports.values()) addReports(sums, reports)
      return [...sums.values()].map((sum) => ({ start, ...sum }))
    })
  if (lines.length === 0) return
  await to.query({
    name: 'write_oracle_reports',
    // The primary key. Blocks below the index come later than those above.
    text: `insert into oracle_reports_1h as s (bucket, feed, reporter, reports, low, high, last, told)
      select ${toTime}, feed, reporter, reports, low, high, last, told from ${asRows(columns)}
      on conflict (feed, bucket, reporter) do update set reports = s.reports + excluded.reports,
        low = least(s.low, excluded.low), high = greatest(s.high, excluded.high),
        last = case when excluded.told >= s.told then excluded.last else s.last end,
        told = greatest(s.told, excluded.told)`,
    values: encodeRows(columns, lines),
  })
}

const columns = {
  start: 'int8',
  feed: 'int8',
  reporter: 'int8',
  reports: 'int4',
  low: 'decimal',
  high: 'decimal',
  last: 'decimal',
  told: 'int8',
} as const
