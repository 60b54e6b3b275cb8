import type { Client } from 'pg'
import { assert } from '@injsight/errors'
import { createState, type State } from '#src/state/state.ts'
import type { Unread } from '#src/decode/facts.ts'
import { applyFacts } from './apply-facts.ts'
import { inBatch, type Sender, type Statement } from './batch.ts'
import { encodeHeadNotice } from '../head-notice.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { readKnownModules } from '../known-modules.ts'
import { lockPosition } from '../lock-position.ts'
import { startOf, writePartitions } from '../partitions.ts'
import { inTransaction } from '../transaction.ts'
import { writeCandles } from './write-candles.ts'
import { writeCounts } from './write-counts.ts'
import { writeNames, type WrittenNames } from './write-names.ts'
import { writeTransactionCounts } from './write-transaction-counts.ts'
import { writeUnread } from './write-unread.ts'

/** Writes blocks that follow one another, and says what of them could not be read. */
export type BlockWriter = (blocks: IndexedBlock[]) => Promise<Unread[]>

/**
 * Writes blocks, the state that they lead to and the position with them, in one transaction: all of it or nothing.
 * Blocks that the index has already change nothing. What it has read of the state it keeps for the next blocks, so
 * nobody else may write.
 */
export function createBlockWriter(client: Client): BlockWriter {
  const kept: Kept = {
    state: createState({
      async query(question: Statement) {
        await kept.adding
        return client.query<Record<string, unknown>>(question)
      },
    }),
    adding: Promise.resolve(),
    known: undefined,
    partition: undefined,
    names: { denoms: new Set(), accounts: new Set() },
  }
  return async (blocks) => {
    try {
      const unread = await inTransaction(client, () => writeBlocks(client, kept, blocks))
      const last = blocks.at(-1)?.rows.block.height
      kept.partition = last === undefined ? undefined : startOf(last)
      return unread
    } catch (error) {
      kept.state.forget()
      kept.names = { denoms: new Set(), accounts: new Set() }
      throw error
    }
  }
}

/** What need not be asked for again. */
type Kept = {
  state: State
  /** What the connection is busy with while the state moves on: its questions wait for it. */
  adding: Promise<unknown>
  /** Modules whose state is known: settled when the index began. */
  known: ReadonlySet<string> | undefined
  /** First height of the partitions that are there. */
  partition: bigint | undefined
  names: WrittenNames
}

async function writeBlocks(client: Client, kept: Kept, given: IndexedBlock[]): Promise<Unread[]> {
  const { state } = kept
  const { head, headTime } = await lockPosition(client)
  const all = given.filter(({ rows }) => rows.block.height > head)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = first.rows.block.height
  assert(from === head + 1n, `block ${from} would leave a gap after ${head}`)

  const to = last.rows.block.height
  if (kept.partition !== startOf(from) || kept.partition !== startOf(to))
    await writePartitions(client, from, to)
  kept.known ??= await readKnownModules(client)
  kept.adding = inBatch(client, (batch) =>
    Promise.all([
      batch.copy(all.flatMap(({ added }) => added)),
      writeTransactionCounts(batch, all),
      writeCounts(batch, all),
      writeCandles(batch, {
        first: headTime ?? first.rows.block.time,
        last: last.rows.block.time,
        head: last.rows.block.time,
      }),
    ]),
  )
  kept.adding.catch(() => {}) // thrown once the state stands still
  const unread = await moveState(state, kept.known, all).finally(() => kept.adding)
  await inBatch(client, (batch) =>
    Promise.all([
      writeNames(batch, all, state.takeNotes(), kept.names),
      state.flush(batch),
      writeUnread(batch, unread),
      writePosition(batch, all, last),
    ]),
  )
  return unread
}

async function moveState(
  state: State,
  known: ReadonlySet<string>,
  all: IndexedBlock[],
): Promise<(Unread & { height: bigint; ofState: boolean })[]> {
  const unread: (Unread & { height: bigint; ofState: boolean })[] = []
  for (const { rows, facts } of all) {
    const { height } = rows.block
    const ofState = await applyFacts(state, { rows, facts }, known)
    for (const one of rows.unread) unread.push({ ...one, height, ofState: false })
    for (const one of ofState) unread.push({ ...one, height, ofState: true })
  }
  return unread
}

async function writePosition(to: Sender, all: IndexedBlock[], last: IndexedBlock): Promise<void> {
  const { height, hash } = last.rows.block
  const count = (of: (rows: IndexedBlock['rows']) => number) =>
    all.reduce((sum, { rows }) => sum + of(rows), 0)
  await to.query({
    name: 'write_position',
    text: `with moved as (
        update chain_state set head = $1, head_hash = $2, txs = txs + $3, failed = failed + $4
      ) select pg_notify('head', $5)`,
    values: [
      height.toString(),
      hash,
      count(({ txs }) => txs.length).toString(),
      count(({ block }) => block.failed).toString(),
      encodeHeadNotice(last.rows),
    ],
  })
}
