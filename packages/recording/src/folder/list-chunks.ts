import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { damaged, type Facts } from './read-facts.ts'
import type { ChunkFile } from './read-chunk.ts'

/**
 * The files of blocks of a recording, in order.
 *
 * @throws Fault `bad-chain-data`, code `recording.damaged`, when a height of it is in none of them or in two
 */
export async function listChunks(
  folder: string,
  { from, to }: Pick<Facts, 'from' | 'to'>,
): Promise<ChunkFile[]> {
  const blocks = join(folder, 'blocks')
  const names = await readdir(blocks).catch((error: unknown) => {
    throw damaged(blocks, 0, 'the folder is missing', error)
  })
  const files = names.flatMap((name): ChunkFile[] => {
    const [, lo, hi] = /^(\d+)-(\d+)\.jsonl\.gz$/.exec(name) ?? []
    return lo === undefined || hi === undefined
      ? []
      : [{ path: join(blocks, name), lo: BigInt(lo), hi: BigInt(hi) }]
  })
  files.sort((a, b) => (a.lo < b.lo ? -1 : 1))
  let next = from
  for (const { path, lo, hi } of files) {
    if (lo !== next)
      throw damaged(path, 0, `it begins with height ${lo}, the files before it end with ${next - 1n}`)
    next = hi + 1n
  }
  if (next !== to + 1n)
    throw damaged(blocks, 0, `its files end with height ${next - 1n}, recording.json says ${to}`)
  return files
}
