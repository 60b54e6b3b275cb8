import { hash } from 'node:crypto'
import type { ABCIEvent, RawBlock } from '@injectivelabs/indexer-proto-ts-v2/generated/event_provider_api_pb'
import type { Pool } from 'pg'
import { listTexts, readJson } from '#src/database/block-texts/list-texts.ts'
import type { Event, TransactionResult } from '#src/queries/blocks/stored-block.ts'
import { noBlock } from '../read-place.ts'

type Told = { block: { header: { height: string; time: string }; data: { txs: string[] | null } } }
type Results = { txs_results: TransactionResult[] | null; finalize_block_events: Event[] | null }

/**
 * What happened in a block, as the node told it.
 *
 * @throws Fault `not-found`
 */
export async function readRawBlock(pool: Pool, height: bigint): Promise<RawBlock> {
  const [texts] = await listTexts(pool, [height])
  if (texts === undefined) throw await noBlock(pool, height)
  const { block } = readJson(texts.block) as Told
  const { txs_results, finalize_block_events } = readJson(texts.results) as Results
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
      events: (result.events ?? []).map(toEvent),
      codespace: result.codespace ?? '',
      txHash: hash('sha256', Buffer.from(block.data.txs?.[at] ?? '', 'base64'), 'buffer'),
    })),
    beginBlockEvents: begun.map(toEvent),
    endBlockEvents: ended.map(toEvent),
  }
}

/** The same with events of some types alone, where any are named. */
export function selectEvents(block: RawBlock, types: readonly string[]): RawBlock {
  if (types.length === 0) return block
  const wanted = new Set(types)
  const select = (events: ABCIEvent[]) => events.filter(({ type }) => wanted.has(type))
  return {
    ...block,
    txsResults: block.txsResults.map((result) => ({ ...result, events: select(result.events) })),
    beginBlockEvents: select(block.beginBlockEvents),
    endBlockEvents: select(block.endBlockEvents),
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
