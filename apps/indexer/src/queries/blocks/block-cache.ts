import type { Pool } from 'pg'
import { listTexts } from '#src/database/block-texts/list-texts.ts'
import { readStoredBlock, type StoredBlock } from './stored-block.ts'

/** Blocks as they were told, read once and kept while they fit. A block never changes, so nothing here grows old. */
export type BlockCache = {
  find(height: bigint): Promise<StoredBlock | undefined>
  /** The blocks of these heights that the index has, by one query for all that aren't kept. */
  list(heights: readonly bigint[]): Promise<Map<bigint, StoredBlock>>
}

/** @param bytes how much memory the kept blocks may take, about */
export function createBlockCache({ pool, bytes }: { pool: Pool; bytes: number }): BlockCache {
  const kept = new Map<bigint, Sized>() // oldest use first
  const coming = new Map<bigint, Promise<StoredBlock | undefined>>()
  let size = 0

  function keep(height: bigint, block: Sized) {
    kept.set(height, block)
    size += block.size
    for (const [oldest, { size: freed }] of kept) {
      if (size <= bytes) return
      kept.delete(oldest)
      size -= freed
    }
  }

  function findKept(height: bigint): StoredBlock | undefined {
    const found = kept.get(height)
    if (found === undefined) return undefined
    kept.delete(height)
    kept.set(height, found)
    return found.block
  }

  function load(heights: bigint[]) {
    const loaded = fetchBlocks(pool, heights)
    for (const height of heights) {
      const one = loaded
        .then((blocks) => {
          const found = blocks.get(height)
          if (found) keep(height, found)
          return found?.block
        })
        .finally(() => coming.delete(height))
      one.catch(() => {}) // whoever waits for it hears of it
      coming.set(height, one)
    }
  }

  async function find(height: bigint): Promise<StoredBlock | undefined> {
    const found = findKept(height)
    if (found) return found
    if (!coming.has(height)) load([height])
    return coming.get(height)
  }

  async function list(heights: readonly bigint[]): Promise<Map<bigint, StoredBlock>> {
    const wanted = [...new Set(heights)]
    const missing = wanted.filter((height) => !kept.has(height) && !coming.has(height))
    if (missing.length > 0) load(missing)
    const blocks = await Promise.all(wanted.map(async (height) => findKept(height) ?? coming.get(height)))
    return new Map(blocks.filter((block) => block !== undefined).map((block) => [block.height, block]))
  }

  return { find, list }
}

type Sized = { block: StoredBlock; size: number }

// Parsed JSON, the raw transactions and what is made of them take about three times the text.
const memoryPerByte = 3

async function fetchBlocks(pool: Pool, heights: bigint[]): Promise<Map<bigint, Sized>> {
  const blocks = (await listTexts(pool, heights)).map(readStoredBlock)
  return new Map(blocks.map((block) => [block.height, { block, size: block.textBytes * memoryPerByte }]))
}
