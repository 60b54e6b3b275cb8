import type { Client } from 'pg'
import { inTransaction } from './transaction.ts'

/**
 * What grows fastest with the chain and is read by one key alone, by that key: nine tenths of an index. Rows of the same
 * account lie with the same worker. What lists join, blocks and transactions, stays with the coordinator, beside the state.
 */
export const distributedTables = [
  { name: 'block_blobs', by: 'height', beside: 'none' },
  { name: 'sealed_blobs', by: 'height', beside: 'none' },
  { name: 'account_txs', by: 'account', beside: 'none' },
  { name: 'order_packs', by: 'account', beside: 'account_txs' },
  { name: 'balance_history', by: 'account', beside: 'account_txs' },
  { name: 'deposit_history', by: 'subaccount', beside: 'account_txs' },
  { name: 'position_changes', by: 'account', beside: 'account_txs' },
]

/** Each shard that a block touches is one more part of its commit: as few as leave room for more workers. */
const leastShards = 4
const shardsPerWorker = 2

/** Told before a table is distributed, of which there may be much already. */
export type OnDistribute = (table: string, bytes: number) => void

/**
 * Where the server is the coordinator of a Citus cluster with workers, hands the large tables to them. Tables that are
 * distributed already stay as they are; any other server is left alone.
 */
export async function distribute(client: Client, onTable: OnDistribute = () => {}): Promise<void> {
  if (!(await hasCitus(client))) return
  const workers = await countWorkers(client)
  if (workers === 0) return
  await setUp(client)
  const shards = Math.max(leastShards, shardsPerWorker * workers)
  for (const { name, by, beside } of distributedTables) {
    const bytes = await sizeOfLocal(client, name)
    if (bytes === undefined) continue
    onTable(name, bytes)
    await client.query(
      beside === 'none'
        ? `select create_distributed_table($1::regclass, $2, colocate_with := 'none', shard_count := ${shards})`
        : `select create_distributed_table($1::regclass, $2, colocate_with := '${beside}')`,
      [name, by],
    )
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [name])
  }
  await inTransaction(client, () => askInTurn(client))
}

export async function hasCitus(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`)
  return rowCount === 1
}

export async function countWorkers(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from pg_dist_node where shouldhaveshards and noderole = 'primary'`,
  )
  return Number(rows[0]?.n ?? 0)
}

/** For all connections to the database, those of the writer first: one to each worker, so that a commit has few parts. */
async function setUp(client: Client): Promise<void> {
  const settings = {
    'citus.max_adaptive_executor_pool_size': '1',
    // Partitions are made, and filled, in one transaction.
    'citus.multi_shard_modify_mode': 'sequential',
  }
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`set ${name} = ${client.escapeLiteral(value)}`)
    await client.query(
      `alter database ${client.escapeIdentifier(client.database ?? '')} set ${name} = ${client.escapeLiteral(value)}`,
    )
  }
}

/** @returns undefined for a table that is distributed, or that tables as they once were don't have */
async function sizeOfLocal(client: Client, name: string): Promise<number | undefined> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_total_relation_size(relid)), 0) as bytes from pg_partition_tree(to_regclass($1))
      having to_regclass($1) is not null
        and not exists (select from pg_dist_partition where logicalrelid = to_regclass($1))`,
    [name],
  )
  return rows[0] && Number(rows[0].bytes)
}

/**
 * A question to the rows of several accounts at once, each up to a limit, can't be handed to workers as it stands. Such
 * questions are functions, which PostgreSQL writes into the question; here each account's is asked on its own.
 */
async function askInTurn(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; taken: string; result: string; body: string }>(
    `select proname as name, pg_get_function_arguments(p.oid) as taken, pg_get_function_result(p.oid) as result,
        prosrc as body from pg_proc as p join pg_language as l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql' and proretset
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  )
  for (const { name, taken, result, body } of rows) {
    await client.query(`create or replace function ${name}(${taken}) returns ${result} language plpgsql stable as $function$
      #variable_conflict use_column
      ${bodies[name] ?? `begin return query ${body.trim().replace(/;$/, '')}; end`} $function$`)
  }
}

/**
 * Those that join rows of an account with what the coordinator has: they read a part after the other, each twice as long,
 * until there are enough.
 */
const bodies: Record<string, string> = {
  filtered_transactions_of: `declare part int8[]; size int8 := 128; missing int8 := most; n int8;
    begin
      loop
        part := array(select t.tx_seq from transactions_of(whose, low, high, size) as t order by 1 desc);
        return query select seq from unnest(part) as seq
          where (types is null
              or exists (select from message_txs as m where m.type = any(types) and m.tx_seq = seq offset 0))
            and (failed is null or ((select code from txs where txs.tx_seq = seq) <> 0) = failed)
          order by seq desc limit missing;
        get diagnostics n = row_count;
        missing := missing - n;
        exit when missing <= 0 or cardinality(part) < size;
        high := part[size] - 1;
        size := least(size * 2, 8192);
      end loop;
    end`,
}
