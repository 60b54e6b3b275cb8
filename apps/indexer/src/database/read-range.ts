import type { Client } from 'pg'
import type { RpcBlock } from '@injsight/node-client'
import type { Votes } from '#src/decode/block-rows.ts'
import { readVotes } from '#src/decode/decode-block.ts'
import { listTexts } from './block-texts/list-texts.ts'

/** What an index holds, as far as its lower end goes. */
export type Range = {
  base: bigint
  head: bigint
  countedFrom: bigint
  /** Microseconds since 1970 of the block at the head. */
  headTime: bigint
  /** undefined while the index is empty. */
  first: FirstBlock | undefined
}

/** The first block of an index, as far as it speaks of the one before. */
export type FirstBlock = {
  height: bigint
  chainId: string
  parentHash: Buffer
  /** What the results before it hash to, upper-case hex. */
  lastResultsHash: string
  votes: Votes
}

export async function readRange(client: Client): Promise<Range | undefined> {
  const { rows } = await client.query<{
    chain_id: string
    base: string
    head: string
    counted_from: string
    head_time: string | null
    parent_hash: Buffer | null
  }>({
    name: 'read_range',
    // The only row of chain_state, and two by primary keys.
    text: `select s.chain_id, s.base, s.head, s.counted_from, b.parent_hash,
        (extract(epoch from h.time) * 1000000)::int8 as head_time
      from chain_state as s left join blocks as b on b.height = s.base
        left join blocks as h on h.height = s.head`,
  })
  const [row] = rows
  if (row === undefined) return undefined
  const { chain_id: chainId, parent_hash: parentHash } = row
  const base = BigInt(row.base)
  const [texts] = parentHash === null ? [] : await listTexts(client, [base])
  return {
    base,
    head: BigInt(row.head),
    countedFrom: BigInt(row.counted_from),
    headTime: BigInt(row.head_time ?? 0),
    first:
      parentHash === null || texts === undefined
        ? undefined
        : { height: base, chainId, parentHash, ...readStored(texts.block) },
  }
}

function readStored(text: Buffer): Pick<FirstBlock, 'votes' | 'lastResultsHash'> {
  const { block } = JSON.parse(text.toString('utf8')) as RpcBlock
  return { votes: readVotes(block.last_commit), lastResultsHash: block.header.last_results_hash }
}
