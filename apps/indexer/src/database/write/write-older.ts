import type { Client } from 'pg'
import { assert, unavailable } from '@injsight/errors'
import { inBatch, type Sender } from './batch.ts'
import { writeGenesisHistory } from './genesis-history.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { lockPosition } from '../lock-position.ts'
import { writePartitions } from '../partitions.ts'
import { inTransaction } from '../transaction.ts'
import { writeCandles } from './write-candles.ts'
import { writeCounts, type CountedVotes } from './write-counts.ts'
import { writeNames } from './write-names.ts'
import { writeTransactionCounts } from './write-transaction-counts.ts'
import { writeUnread } from './write-unread.ts'

/** Blocks that end just below the index. */
export type OlderBlocks = {
  blocks: IndexedBlock[]
  /** Who voted for the last of them: the index's first block carries it. */
  votes: CountedVotes
  /** With the chain's first block: its genesis, and what that names. */
  genesis?: {
    state: Record<string, unknown>
    names: { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> }
  }
}

/**
 * Writes blocks below the index, history and counters only: the state at the head knows already what they led to.
 * Rows are sent before anything is locked, so that the head, written by another connection, hardly waits.
 *
 * @throws Fault `unavailable`, code `index.moved`, when the index begins elsewhere by now
 */
export async function writeOlder(client: Client, { blocks, votes, genesis }: OlderBlocks): Promise<void> {
  const [oldest, newest] = [blocks[0]?.rows.block, blocks.at(-1)?.rows.block]
  if (oldest === undefined || newest === undefined) return
  const [first, last] = [oldest.height, newest.height]
  // On their own: who waits for a table to be attached must hold no other lock.
  await inTransaction(client, () => writePartitions(client, genesis ? first - 1n : first, last))
  await inTransaction(client, async () => {
    await inBatch(client, (batch) => batch.copy(blocks.flatMap(({ added }) => added)))
    if (genesis) await writeGenesisHistory(client, genesis.state, first - 1n)
    const { base, countedFrom, headTime } = await lockPosition(client)
    if (base !== last + 1n) {
      throw unavailable('index.moved', `The index begins at ${base}, not at ${last + 1n} any more`, { base })
    }
    const isCounted = first >= countedFrom
    assert(isCounted || last < countedFrom, 'blocks are counted together or not at all', { first, last })
    const unread = blocks.flatMap(({ rows: { block, unread } }) =>
      unread.map((one) => ({ ...one, height: block.height, ofState: false })),
    )
    const noted = genesis?.names ?? {
      denoms: new Map<bigint, string>(),
      accounts: new Map<bigint, Uint8Array>(),
    }
    await inBatch(client, (batch) =>
      Promise.all([
        writeNames(batch, blocks, noted),
        writeUnread(batch, unread),
        writeTransactionCounts(batch, blocks),
        isCounted ? undefined : writeCounts(batch, blocks, votes),
        isCounted || headTime === undefined
          ? undefined
          : writeCandles(batch, { first: oldest.time, last: newest.time, head: headTime }),
        writeBase(batch, { blocks, first, isCounted }),
      ]),
    )
  })
}

type Written = { blocks: IndexedBlock[]; first: bigint; isCounted: boolean }

async function writeBase(to: Sender, { blocks, first, isCounted }: Written): Promise<void> {
  const txs = blocks.reduce((sum, { rows }) => sum + rows.txs.length, 0)
  const failed = blocks.reduce((sum, { rows }) => sum + rows.block.failed, 0)
  await to.query({
    name: isCounted ? 'write_base_again' : 'write_base',
    text: isCounted ? countedAlready : countedNow,
    values: [first, txs, failed].map(String),
  })
}

const countedNow = `update chain_state set base = $1, counted_from = $1,
  txs = txs + $2, failed = failed + $3`
/** They had been dropped, and are back. */
const countedAlready = `update chain_state set base = $1,
  dropped_txs = dropped_txs - $2, dropped_failed = dropped_failed - $3`
