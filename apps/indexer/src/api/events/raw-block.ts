import { hash } from 'node:crypto'
import type { RawBlock } from '@injectivelabs/indexer-proto-ts-v2/generated/event_provider_api_pb'
import type { Pool } from 'pg'
import { listBlobs, readBlob } from '#src/queries/blocks/blobs.ts'
import type { Event, TransactionResult } from '#src/queries/blocks/stored-block.ts'
import { noBlock } from '../read-place.ts'

type Told = { block: { header: { height: string; time: string }; data: { txs: string[] | null } } }
type Results = { txs_results: TransactionResult[] | null; finalize_block_events: Event[] | null }

/**
 * What happened in a block, as the node told it; of some types alone where any are named.
 *
 * @throws Fault `not-found`
 */
export async function readRawBlock(
  pool: Pool,
  height: bigint,
  types: readonly string[] = [],
): Promise<RawBlock> {
  const [blobs] = await listBlobs(pool, [height])
  if (blobs === undefined) throw await noBlock(pool, height)
  const { block } = readBlob(blobs.block) as Told
  const { txs_results, finalize_block_events } = readBlob(blobs.results) as Results
  const wanted = new Set(types)
  const select = (events: Event[]) =>
    events.filter(({ type }) => wanted.size === 0 || wanted.has(type)).map(toEvent)
  const [begun, ended] = splitByMode(finalize_block_events ?? [])
  return {
    height,
    blockTime: block.header.time,
    blockTimestamp: BigInt(Date.parse(block.header.time)),
    txsResults: (txs_results ?? []).map((result, at) => ({
      code: result.code ?? 0,
      log: result.log ?? '',
      info: result.info ?? '',
      gasWanted: BigInt(result.gas_wanted ?? 0),
      gasUsed: BigInt(result.gas_used ?? 0),
      events: select(result.events ?? []),
      codespace: result.codespace ?? '',
      txHash: hash('sha256', Buffer.from(block.data.txs?.[at] ?? '', 'base64'), 'buffer'),
    })),
    beginBlockEvents: select(begun),
    endBlockEvents: select(ended),
  }
}

/** The node tells both together, each with an attribute that says which it is. */
function splitByMode(events: Event[]): [begun: Event[], ended: Event[]] {
  const hasBegun = ({ attributes }: Event) =>
    attributes.some(({ key, value }) => key === 'mode' && value === 'BeginBlock')
  return [events.filter(hasBegun), events.filter((event) => !hasBegun(event))]
}

function toEvent({ type, attributes }: Event) {
  return { type, attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })) }
}
