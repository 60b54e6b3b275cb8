import type { Client } from 'pg'
import { beginIndex } from '#src/database/write/begin-index.ts'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { genesisState } from '#src/follow/start/genesis-state.ts'
import { createContinuation } from '#src/follow/continue-chain.ts'
import { readPacked } from './recorded/read-packed.ts'
import type { RecordedChain } from './recorded/recorded-chain.ts'

/** Begins an index at a height of a chain; with the genesis when that is the chain's first. */
export async function beginAt(client: Client, chain: RecordedChain, base: bigint): Promise<void> {
  const { value } = await chain.fetchGenesis()
  const beginning =
    base === BigInt(value.initial_height)
      ? { genesis: genesisState(value) }
      : { node: createNodeTransport(chain, base - 1n), latest: createNodeTransport(chain, undefined) }
  await beginIndex(client, { chainId: value.chain_id, base, beginning })
}

/** Blocks of a chain, ready to be written, in batches; the first follows what the batches before it left. */
export async function* readBatches(
  chain: RecordedChain,
  { from, to, size, base = from }: { from: bigint; to: bigint; size: number; base?: bigint },
): AsyncGenerator<IndexedBlock[]> {
  const { value } = await chain.fetchGenesis()
  const read = readPacked(chain)
  const before = from === base ? undefined : (await read(from - 1n)).rows.block
  const continueWith = createContinuation(chain, value.chain_id, before)
  let batch: IndexedBlock[] = []
  for (let height = from; height <= to; height++) {
    batch.push(await continueWith(await read(height)))
    if (batch.length < size && height < to) continue
    yield batch
    batch = []
  }
}

export async function indexRange(
  client: Client,
  chain: RecordedChain,
  range: { from: bigint; to: bigint; size: number },
  base = range.from,
): Promise<void> {
  const write = createBlockWriter(client)
  for await (const batch of readBatches(chain, { ...range, base })) await write(batch)
}
