import { typeKey, typeName } from '#src/decode/values/keys.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { asRows, encodeRows } from './row-parameters.ts'
import { writeContractRuns } from './write-contract-runs.ts'
import { writeStatistics } from './write-statistics.ts'

/** Who voted and who didn't, by consensus address as upper-case hex. */
export type CountedVotes = { present: string[]; absent: string[] }

/**
 * Adds what blocks hold to the running totals.
 *
 * @param last the votes for the last of them, where the block that carries them is in the index already
 */
export async function writeCounts(to: Sender, all: IndexedBlock[], last?: CountedVotes): Promise<void> {
  const messages = totalOf(all, ({ rows }) => rows.messageTypes)
  const events = totalOf(all, ({ rows }) => rows.eventTypes)
  await Promise.all([
    writeTypes(to, 'message_types', 'type_url', messages),
    writeTypes(to, 'event_types', 'type', events),
    writeValidatorBlocks(to, all, last),
    writeStatistics(to, all),
    writeContractRuns(to, all),
  ])
}

/** By key: names that share one are counted as the first of them. */
type Totals = Map<number, { name: string; n: number }>

function totalOf(
  all: IndexedBlock[],
  countsOf: (block: IndexedBlock) => ReadonlyMap<string, number>,
): Totals {
  const totals: Totals = new Map()
  for (const [type, n] of all.flatMap((block) => [...countsOf(block)])) {
    const known = totals.get(typeKey(type))
    if (known) known.n += n
    else totals.set(typeKey(type), { name: typeName(type), n })
  }
  return totals
}

async function writeTypes(to: Sender, table: string, column: string, totals: Totals): Promise<void> {
  if (totals.size === 0) return
  const columns = { id: 'int4', [column]: 'text', n: 'int8' } as const
  await to.query({
    name: `write_${table}`,
    text: `insert into ${table} as t (id, ${column}, n) select * from ${asRows(columns)}
      on conflict (id) do update set n = t.n + excluded.n`,
    values: encodeRows(
      columns,
      [...totals].map(([id, { name, n }]) => ({ id, [column]: name, n: BigInt(n) })),
    ),
  })
}

async function writeValidatorBlocks(
  to: Sender,
  all: IndexedBlock[],
  last: CountedVotes = { present: [], absent: [] },
): Promise<void> {
  const counts = new Map<string, { proposed: number; signed: number; missed: number }>()
  const countOf = (address: string) => {
    const count = counts.get(address) ?? { proposed: 0, signed: 0, missed: 0 }
    counts.set(address, count)
    return count
  }
  const addVotes = ({ present, absent }: CountedVotes) => {
    for (const address of present) countOf(address).signed++
    for (const address of absent) countOf(address).missed++
  }
  for (const { rows, absent } of all) {
    countOf(toNodeHex(rows.block.proposer)).proposed++
    addVotes({ present: rows.votes.present, absent })
  }
  addVotes(last)
  await to.query({
    name: 'write_validator_blocks',
    text: `insert into validator_blocks as v (consensus, proposed, signed, missed)
      select * from ${asRows(validatorColumns)}
      on conflict (consensus) do update set proposed = v.proposed + excluded.proposed,
        signed = v.signed + excluded.signed, missed = v.missed + excluded.missed`,
    values: encodeRows(
      validatorColumns,
      [...counts].map(([address, { proposed, signed, missed }]) => ({
        consensus: Buffer.from(address, 'hex'),
        proposed: BigInt(proposed),
        signed: BigInt(signed),
        missed: BigInt(missed),
      })),
    ),
  })
}

const validatorColumns = { consensus: 'bytes', proposed: 'int8', signed: 'int8', missed: 'int8' } as const
