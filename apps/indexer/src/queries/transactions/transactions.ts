import type { Pool } from 'pg'
import { hashKey } from '#src/decode/values/keys.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'

/** Which transactions a list is of. All that is left out doesn't restrict it. */
export type TransactionFilter = {
  /** Range of sequences, both ends included. */
  from: bigint
  to: bigint
  status?: 'success' | 'failed'
  /** Key of the account that takes part in it. */
  account?: bigint
  /** Keys of message types, of which it has at least one. */
  types?: number[]
}

/** The sequence of a transaction by its hash: the chain's, or the one that it has in the EVM. */
export async function findSequenceOfHash(pool: Pool, hash: Buffer): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ tx_seq: string }>({
    name: 'sequence_of_hash',
    // Indexes txs_h8 and evm_transactions_h8, and the primary key of txs. The same bytes may be in two blocks when the
    // first try failed: the one that worked counts.
    text: `select tx_seq from (
        select tx_seq, code from txs where h8 = $1 and hash = $2
        union all select seq, (select code from txs where txs.tx_seq = seq) from evm_transactions
          where h8 = $1 and hash = $2
      ) as found order by code = 0 desc, tx_seq desc limit 1`,
    values: [hashKey(hash), hash],
  })
  return rows[0] && BigInt(rows[0].tx_seq)
}

/** As `findSequenceOfHash`, of many: those that there are, by the hash that was asked for in upper-case hex. */
export async function listSequencesOfHashes(pool: Pool, hashes: Buffer[]): Promise<Map<string, bigint>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await pool.query<{ tx_seq: string; hash: Buffer }>({
    name: 'sequences_of_hashes',
    // The same indexes.
    text: `select distinct on (hash) hash, tx_seq from (
        select hash, tx_seq, code from txs where h8 = any($1::int8[]) and hash = any($2::bytea[])
        union all select e.hash, e.seq, (select code from txs where txs.tx_seq = e.seq) from evm_transactions as e
          where e.h8 = any($1::int8[]) and e.hash = any($2::bytea[])
      ) as found order by hash, code = 0 desc, tx_seq desc`,
    values: [hashes.map(hashKey), hashes],
  })
  return new Map(rows.map(({ tx_seq, hash }) => [toNodeHex(hash), BigInt(tx_seq)]))
}

/** Hashes by sequence, in upper-case hex. */
export async function listHashes(pool: Pool, sequences: bigint[]): Promise<Map<bigint, string>> {
  if (sequences.length === 0) return new Map()
  const { rows } = await pool.query<{ tx_seq: string; hash: Buffer }>({
    name: 'hashes_of_sequences',
    text: `select tx_seq, hash from txs where tx_seq = any($1::int8[])`, // the primary key
    values: [sequences],
  })
  return new Map(rows.map(({ tx_seq, hash }) => [BigInt(tx_seq), toNodeHex(hash)]))
}

/** The newest sequences that pass a filter, newest first. */
export async function listSequences(
  pool: Pool,
  filter: TransactionFilter,
  { limit, skip = 0 }: { limit: number; skip?: number },
): Promise<bigint[]> {
  const values = createValues()
  const { rows } = await pool.query<{ tx_seq: string }>({
    name: nameOf('sequences', filter),
    text: `${sequencesBy(filter, limit + skip, values.add)} limit ${values.add(limit)} offset ${values.add(skip)}`,
    values: values.all,
  })
  return rows.map((row) => BigInt(row.tx_seq))
}

/** How many transactions pass a filter, counted no further than `most`. */
export async function countSequences(pool: Pool, filter: TransactionFilter, most: number): Promise<bigint> {
  const values = createValues()
  const { rows } = await pool.query<{ n: string }>({
    name: nameOf('count', filter),
    text: `select count(*) as n from (${sequencesBy(filter, most, values.add)} limit ${values.add(most)}) as counted`,
    values: values.all,
  })
  return BigInt(rows[0]?.n ?? 0)
}

/** How many transactions of the index name an account. */
export async function countTransactionsOf(pool: Pool, account: bigint): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'transactions_of_account',
    text: `select coalesce(sum(n), 0) as n from transaction_counts where account = $1`, // the primary key
    values: [account],
  })
  return BigInt(rows[0]?.n ?? 0)
}

/** Keys of the known message types of a module: `bank`, `exchange`, `wasm`. */
export async function listTypesOfModule(pool: Pool, module: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'types_of_module',
    // A few hundred rows, read whole.
    text: `select id from message_types where $1 = any(string_to_array(ltrim(type_url, '/'), '.'))`,
    values: [module],
  })
  return rows.map((row) => row.id)
}

type Add = (value: unknown) => string

function createValues(): { all: unknown[]; add: Add } {
  const all: unknown[] = []
  return { all, add: (value) => `$${all.push(value)}` }
}

/** One text, so one prepared statement, for every shape of filter. */
function nameOf(question: string, { account, types, status }: TransactionFilter): string {
  return [question, account !== undefined && 'account', types && 'types', status].filter(Boolean).join('_')
}

function sequencesBy(filter: TransactionFilter, wanted: number, add: Add): string {
  if (filter.account !== undefined) return byAccount(filter, wanted, add)
  if (filter.types !== undefined) return byTypes(filter, wanted, add)
  // The primary key of txs, read backwards; txs_failed where only failures are wanted.
  return `select tx_seq from txs where ${inRange('tx_seq', filter, add)} ${hasCode('code', filter)} order by tx_seq desc`
}

function byAccount(filter: TransactionFilter, wanted: number, add: Add): string {
  const { account, from, to, types, status } = filter
  const range = `${add(account)}, ${add(from)}, ${add(to)}`
  if (status === undefined && types === undefined)
    return `select tx_seq from transactions_of(${range}, ${add(wanted)}) order by tx_seq desc`
  const isFailed = status === undefined ? 'null' : String(status === 'failed')
  const ofTypes = types === undefined ? 'null' : `${add(types)}::int4[]`
  return `select tx_seq from filtered_transactions_of(${range}, ${ofTypes}, ${isFailed}, ${add(wanted)})
    order by tx_seq desc`
}

function byTypes(filter: TransactionFilter, perType: number, add: Add): string {
  // The primary key of message_txs, read backwards: of each type as many as the page could need.
  return `select distinct found.tx_seq from unnest(${add(filter.types)}::int4[]) as wanted (type) cross join lateral (
      select m.tx_seq from message_txs as m
      where m.type = wanted.type and ${inRange('m.tx_seq', filter, add)} ${hasCode(codeOf('m'), filter)}
      order by m.tx_seq desc limit ${add(perType)}
    ) as found order by found.tx_seq desc`
}

/** The code of a line's transaction, by the primary key of txs: a subquery, so that it's no join of whole tables. */
function codeOf(line: string): string {
  return `(select code from txs where txs.tx_seq = ${line}.tx_seq)`
}

function inRange(column: string, { from, to }: TransactionFilter, add: Add): string {
  return `${column} between ${add(from)} and ${add(to)}`
}

function hasCode(code: string, { status }: TransactionFilter): string {
  if (status === undefined) return ''
  return `and ${code} ${status === 'success' ? '=' : '<>'} 0`
}
