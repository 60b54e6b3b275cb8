import { busyBlocks } from '@injsight/testing'
import type { Client } from 'pg'
import { writePartitions } from '#src/database/partitions.ts'
import { historyTables } from '#src/handlers/modules.ts'

const first = BigInt(busyBlocks.first)
const last = BigInt(busyBlocks.last)
const length = BigInt(busyBlocks.count)

/**
 * Puts the busy blocks of an index of a recording behind its head again and again, each copy with heights and
 * hashes of its own. Raw bytes are only put behind the last copy, which is the one to look at.
 */
export async function multiplyHistory(client: Client, copies: number): Promise<void> {
  const { rows } = await client.query<{ head: string }>('select head from chain_state')
  const head = BigInt(rows[0]?.head ?? 0)
  const top = head + length * BigInt(copies)
  await writePartitions(client, head + 1n, top)
  await client.query('set synchronous_commit = off')
  const chunk = 200
  for (let from = 0; from < copies; from += chunk) {
    const to = Math.min(from + chunk, copies) - 1
    for (const table of tables) {
      const shift = `((${head} - ${first - 1n} + k::int8 * ${length}) << ${table.shift})`
      const columns = Object.keys(table.columns)
      await client.query(
        `insert into ${table.name} (${columns.join(', ')})
          select ${columns.map((name) => table.columns[name]?.replaceAll('SHIFT', shift) ?? name).join(', ')}
          from ${table.name} as t, generate_series(${table.lastOnly ? Math.max(from, copies - 1) : from}, ${to}) as k
          where t.${columns[0]} between ${first << BigInt(table.shift)} and ${((last + 1n) << BigInt(table.shift)) - 1n}`,
      )
    }
  }
  await client.query(
    'update chain_state set head = $1, head_hash = (select hash from blocks where height = $1)',
    [top],
  )
  await client.query(`update chain_state set txs = (select count(*) from txs)`)
  await client.query('truncate transaction_counts')
  await client.query(
    `insert into transaction_counts
      select account, tx_seq >> 36 << 20 as height, count(*) from account_txs group by account, height`,
  )
  await client.query(
    `insert into oracle_prices_1m (feed, bucket, price, told)
      select distinct on (c.feed, date_trunc('minute', b.time)) c.feed, date_trunc('minute', b.time), c.price, c.height
      from oracle_price_changes as c join blocks as b using (height)
      order by c.feed, 2, c.height desc, c.place desc, c.at desc on conflict do nothing`,
  )
  await client.query('vacuum analyze')
}

const hash = `sha256(t.hash || int8send(k))`
const h8 = `('x' || encode(substr(${hash}, 1, 8), 'hex'))::bit(64)::int8`

/** Columns in their order, the first being the key by height; what is not copied as it is, as SQL. */
type Copied = { name: string; shift: number; columns: Record<string, string | undefined>; lastOnly?: boolean }

const tables: Copied[] = [
  {
    name: 'blocks',
    shift: 0,
    columns: {
      height: 't.height + SHIFT',
      // Times grow with heights: the first copy is later than all that the recording has.
      time: `t.time + interval '30 minutes' + k * interval '6 minutes'`,
      hash,
      h8,
      parent_hash: undefined,
      proposer: undefined,
      n_txs: undefined,
      n_failed: undefined,
      n_signatures: undefined,
      gas_wanted: undefined,
      gas_used: undefined,
      txs_by_kind: undefined,
      gas_by_kind: undefined,
    },
  },
  {
    name: 'block_blobs',
    shift: 0,
    columns: { height: 't.height + SHIFT', block: undefined, results: undefined },
    lastOnly: true,
  },
  {
    name: 'txs',
    shift: 16,
    columns: {
      tx_seq: 't.tx_seq + SHIFT',
      hash,
      h8,
      signer: undefined,
      code: undefined,
      gas_wanted: undefined,
      gas_used: undefined,
      n_msgs: undefined,
    },
  },
  {
    name: 'account_txs',
    shift: 16,
    columns: { tx_seq: 't.tx_seq + SHIFT', account: undefined, role: undefined },
  },
  { name: 'message_txs', shift: 16, columns: { tx_seq: 't.tx_seq + SHIFT', type: undefined } },
  ...historyTables.map(({ name, by, columns }): Copied => {
    const [key = '', ...others] = Object.keys(columns)
    return {
      name,
      shift: by === 'height' ? 0 : 16,
      columns: {
        [key]: `t.${key} + SHIFT`,
        ...Object.fromEntries(others.map((column) => [column, undefined])),
      },
    }
  }),
]
