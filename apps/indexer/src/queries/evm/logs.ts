import type { Pool } from 'pg'
import { accountKey, topicKey } from '#src/decode/values/keys.ts'

/** What a contract wrote. */
export type LogRow = {
  /** Of the transaction. */
  sequence: bigint
  /** Among the logs of its block. */
  place: number
  /** 20 bytes of the contract. */
  address: Buffer
  /** 32 bytes each. */
  topics: Buffer[]
  data: Buffer
  /** Whether the page had room for its data, which is empty where it had none. */
  isComplete: boolean
}

/** Which logs a list is of. What is left out or empty doesn't restrict it. */
export type LogFilter = {
  /** Range of sequences, both ends included. */
  from: bigint
  to: bigint
  /** 20 bytes each: one of these contracts wrote it. */
  addresses?: Uint8Array[]
  /** By place: one of these topics, of 32 bytes, stands there. */
  topics?: Uint8Array[][]
  /** How many topics it has at least. */
  leastTopics?: number
}

export type LogPage = {
  /** Leaves out all up to this log, in the order of the list. */
  after?: Pick<LogRow, 'sequence' | 'place'> | undefined
  limit: number
  newestFirst?: boolean
  /** Room for what the logs say, all of them unless told otherwise: an attacker fills a megabyte for a cent. */
  bytes?: number
}

/** The logs that pass a filter, in their order or the newest first. */
export async function listLogs(pool: Pool, filter: LogFilter, page: LogPage): Promise<LogRow[]> {
  const values: unknown[] = []
  const { rows } = await pool.query<StoredLog>({
    text: textOf(filter, page, (value) => `$${values.push(value)}`),
    values, // without a name: it is planned for these values, some are in every log and some in one
  })
  return rows.map(toLog)
}

function toLog({ seq, place, address, topics, data }: StoredLog): LogRow {
  return {
    sequence: BigInt(seq),
    place,
    address,
    topics: divide(topics),
    data: data ?? Buffer.alloc(0),
    isComplete: data !== null,
  }
}

/**
 * Of each of these transactions the first logs that begin with one of these topics, in their order; without those
 * that say more than `bytes`.
 */
export async function listFirstLogs(
  pool: Pool,
  sequences: bigint[],
  { topics, each, bytes }: { topics: Uint8Array[]; each: number; bytes: number },
): Promise<LogRow[]> {
  if (sequences.length === 0) return []
  const { rows } = await pool.query<Omit<StoredLog, 'data'> & { data: Buffer }>({
    name: 'first_logs',
    // The primary key, and for each log the address by its own.
    text: `select log.seq, log.place, log.topics, log.data,
        (select address from addresses where account = log.contract) as address
      from unnest($1::int8[]) as wanted (seq)
      cross join lateral (
        select * from evm_logs where seq = wanted.seq and topic0 = any($2::int4[])
          and octet_length(data) <= $3 order by place limit $4
      ) as log order by log.seq, log.place`,
    values: [sequences, topics.map(topicKey), bytes, each],
  })
  return rows.map(toLog)
}

type StoredLog = { seq: string; place: number; address: Buffer; topics: Buffer; data: Buffer | null }
type Add = (value: unknown) => string

function textOf(filter: LogFilter, page: LogPage, add: Add): string {
  const { after, limit, newestFirst = false, bytes } = page
  const order = newestFirst ? 'seq desc, place desc' : 'seq, place'
  const keys = [...new Map(keysOf(filter).map((key) => [Object.values(key).join(), key])).values()]
  const columns = Object.keys(keys[0] ?? {})
  const [only, ...others] = keys
  const isOne = only !== undefined && others.length === 0
  // Indexes evm_logs_contract, …_contract_topic0 and …_topic0 to 3, each in the order of the list; the primary key.
  const found = `select seq, place, contract, topics, data from evm_logs
    where ${[
      ...columns.map((column) => `${column} = ${isOne ? add(only[column]) : `wanted.${column}`}`),
      ...conditionsOf(filter, columns, add),
      ...(after === undefined ? [] : [isAfter(after, newestFirst, add)]),
    ].join(' and ')}
    order by ${order} limit ${add(limit)}`
  const from =
    isOne || keys.length === 0
      ? `(${found}) as found`
      : `unnest(${columns.map((column) => `${add(keys.map((key) => key[column]))}::int8[]`).join(', ')})
          as wanted (${columns.join(', ')}) cross join lateral (${found}) as found`
  const data =
    bytes === undefined
      ? 'data'
      : `case when sum(octet_length(data)) over (order by ${order}) <= ${add(bytes)} then data end as data`
  return `select seq, place, address, topics, ${data} from (
      select found.* from ${from} order by ${order} limit ${add(limit)}
    ) as log join addresses on account = contract order by ${order}`
}

/**
 * What the columns of an index must be, once for each choice: contracts with the first topic, or with none, or the
 * last place that has topics: most logs are of few kinds. All other conditions are checked on what is found.
 */
function keysOf({ addresses = [], topics = [] }: LogFilter): Record<string, bigint | number>[] {
  const contracts = addresses.map((contract) => ({ contract: accountKey(contract) }))
  const first = topics[0] ?? []
  if (contracts.length > 0 && first.length > 0) {
    return contracts.flatMap((one) => first.map((topic) => ({ ...one, topic0: topicKey(topic) })))
  }
  if (contracts.length > 0) return contracts
  const place = topics.findLastIndex((wanted) => wanted.length > 0)
  return (topics[place] ?? []).map((topic) => ({ [`topic${place}`]: topicKey(topic) }))
}

/** @param columns that are compared with a key already */
function conditionsOf(filter: LogFilter, columns: string[], add: Add): string[] {
  const { from, to, topics = [], leastTopics = 0 } = filter
  const ofTopics = topics.flatMap((wanted, at) => {
    if (wanted.length === 0) return []
    // A comparison of bytes would be taken for a rare match, and all that its key finds would be read to sort it.
    const bytes = `${add(wanted.map((topic) => Buffer.from(topic)))}::bytea[]`
    const whole = `case when substring(topics, ${at * 32 + 1}, 32) = any(${bytes}) then true else false end`
    return columns.includes(`topic${at}`) ? [whole] : [hasKey(`topic${at}`, wanted.map(topicKey), add), whole]
  })
  const ofCount = leastTopics > 0 ? [`topic${leastTopics - 1} is not null`] : []
  return [`seq between ${add(from)} and ${add(to)}`, ...ofTopics, ...ofCount]
}

/** One alone is compared as one: only then is what is found in the order of the index. */
function hasKey(column: string, keys: number[], add: Add): string {
  return keys.length === 1 ? `${column} = ${add(keys[0])}` : `${column} = any(${add(keys)}::int4[])`
}

function isAfter({ sequence, place }: NonNullable<LogPage['after']>, newestFirst: boolean, add: Add): string {
  const [sign, last] = [newestFirst ? '<' : '>', add(sequence)]
  return `seq ${sign}= ${last} and (seq, place) ${sign} (${last}, ${add(place)})`
}

function divide(topics: Buffer): Buffer[] {
  return Array.from({ length: topics.length / 32 }, (_, at) => topics.subarray(at * 32, at * 32 + 32))
}
