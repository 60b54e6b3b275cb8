import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { findHeightOfHash, getReach, type Reach } from '#src/queries/blocks/blocks.ts'
import type { StoredBlock } from '#src/queries/blocks/stored-block.ts'
import { readEthereumBlock, type EthereumBlock } from './ethereum-block.ts'
import { toQuantity } from './hex.ts'
import type { BlockId, BlockTag } from './read-params.ts'
import { codes, RpcError } from './rpc-error.ts'

export type Blocks = {
  /** undefined when the chain has no such block, as far as the index knows. */
  find(id: BlockId): Promise<EthereumBlock | undefined>
  findAt(height: bigint): Promise<EthereumBlock | undefined>
  /** The heights of a range, as far as the chain has come. */
  readRange(from: BlockTag, to: BlockTag): Promise<{ from: bigint; to: bigint }>
}

/** The blocks of the index as the EVM sees them; each is read once while it is kept. */
export function createBlocks({ pool, cache }: { pool: Pool; cache: BlockCache }): Blocks {
  const read = new WeakMap<StoredBlock, Promise<EthereumBlock>>()

  async function findAt(height: bigint): Promise<EthereumBlock | undefined> {
    const block = await cache.find(height)
    if (block === undefined) return undefined
    const known = read.get(block) ?? readEthereumBlock(block)
    read.set(block, known)
    return known
  }

  async function findHeight(id: BlockId): Promise<bigint | undefined> {
    if ('hash' in id) return findHeightOfHash(pool, id.hash)
    const reach = await getReach(pool)
    const height = heightOf(id.tag, reach)
    throwIfNotKept(height, reach)
    return height > reach.head ? undefined : height
  }

  return {
    findAt,
    async find(id) {
      const height = await findHeight(id)
      return height === undefined ? undefined : findAt(height)
    },
    async readRange(fromTag, toTag) {
      const reach = await getReach(pool)
      const [from, to] = [heightOf(fromTag, reach), heightOf(toTag, reach)]
      if (from <= to) throwIfNotKept(from, reach)
      return { from, to: to < reach.head ? to : reach.head }
    },
  }
}

/** The chain has no block 0: who asks for it asks for its first. */
function heightOf(tag: BlockTag, { base, head, isWhole }: Reach): bigint {
  if (tag === 'latest') return head
  return tag === 'earliest' || (tag === 0n && isWhole) ? base : tag
}

function throwIfNotKept(height: bigint, { base, isWhole }: Reach): void {
  if (isWhole || height >= base) return
  const message = `Block ${height} is not in this index, which begins with block ${base}`
  throw new RpcError(codes.notKept, message, { from: toQuantity(base) })
}
