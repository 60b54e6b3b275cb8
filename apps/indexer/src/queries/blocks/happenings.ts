import type { RpcEvent } from '@injsight/node-client'
import type { Pool } from 'pg'
import { createEvent, type ChainEvent } from '#src/decode/chain-event.ts'
import { listTexts, readJson } from '#src/database/block-texts/list-texts.ts'

/** An event of a block, and the place of the transaction that it belongs to: undefined for what the block did itself. */
export type Happening = { tx: number | undefined; event: ChainEvent }

/** Everything that happened in a block in the order in which it did; undefined when the index doesn't have it. */
export async function listHappenings(pool: Pool, height: bigint): Promise<Happening[] | undefined> {
  const [texts] = await listTexts(pool, [height])
  return texts && inOrder(readJson(texts.results) as Results)
}

/** The node tells what a block began with after its transactions. */
function inOrder({ txs_results, finalize_block_events }: Results): Happening[] {
  const ofTxs = (txs_results ?? []).flatMap(({ events }, tx) =>
    (events ?? []).map((event) => ({ tx: tx as number | undefined, event })),
  )
  const ofBlock = (finalize_block_events ?? []).map((event) => ({ tx: undefined, event }))
  const all = [...ofTxs, ...ofBlock].map(({ tx, event }, ordinal) => ({
    tx,
    event: createEvent(event, { ...(tx !== undefined && { tx }), ordinal }),
  }))
  const isBegun = ({ tx, event }: Happening) => tx === undefined && event.mode === 'BeginBlock'
  return [...all.filter(isBegun), ...all.filter((one) => !isBegun(one))]
}

type Results = {
  txs_results: { events: RpcEvent[] | null }[] | null
  finalize_block_events: RpcEvent[] | null
}
