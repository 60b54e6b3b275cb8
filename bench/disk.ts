import { Client } from 'pg'
import { busyBlocks } from '@injsight/testing'
import { startServer } from './ingest/start-server.ts'
import { runIndexer, startCopyingNode } from './ingest/programs.ts'
import { printTable } from './report/print-table.ts'

// What each table costs on disk, its indexes with it, beside the raw bytes that the node told (zstd per block).

const copies = Number(process.argv[2] ?? 10)
const blocks = busyBlocks.first - 1 + copies * busyBlocks.count

const server = await startServer()
const node = await startCopyingNode(copies)
try {
  const url = await server.createDatabase()
  await runIndexer(node.url, url, blocks)
  const client = new Client(url)
  await client.connect()
  await client.query('vacuum full')
  // A partition counts for the table that it is part of.
  const { rows } = await client.query<{ name: string; heap: string; indexes: string }>(`
    select coalesce(p.relname, c.relname) as name,
      sum(pg_table_size(c.oid)) as heap, sum(pg_indexes_size(c.oid)) as indexes
    from pg_class as c
    left join pg_inherits as i on i.inhrelid = c.oid left join pg_class as p on p.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 having sum(pg_total_relation_size(c.oid)) > 65536 order by sum(pg_total_relation_size(c.oid)) desc`)
  await client.end()
  const blobs = Number(rows.find(({ name }) => name === 'block_blobs')?.heap)
  const all = rows.reduce((sum, { heap, indexes }) => sum + Number(heap) + Number(indexes), 0)
  const perBlock = (bytes: number) => (bytes / blocks).toFixed(0)
  printTable(`Bytes per block, of ${blocks} mostly busy ones`, [
    ...rows.map(({ name, heap, indexes }) => ({
      table: name,
      rows: perBlock(Number(heap)),
      indexes: perBlock(Number(indexes)),
      'share of the blobs': ((Number(heap) + Number(indexes)) / blobs).toFixed(3),
    })),
    {
      table: '**all but the blobs**',
      rows: '',
      indexes: '',
      'share of the blobs': `**${((all - blobs) / blobs).toFixed(2)}**`,
    },
  ])
} finally {
  await node.stop()
  await server.stop()
}
