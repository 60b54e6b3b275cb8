import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findElements, findMember, type NodeClient, type RpcValidators } from '@injsight/node-client'
import type { PlannedChunk } from './plan-chunks.ts'
import { writeGzipped } from './write-file.ts'

/** Blocks under way at a time: enough to keep a node busy, few enough to stay its friend. */
const inFlight = 8n

/**
 * Records one file of blocks, unless it is there already.
 *
 * @param onBlocks is told how many more are done
 * @returns the number of bytes on the disk
 */
export async function recordBlocks(
  node: NodeClient,
  folder: string,
  { name, lo, hi }: PlannedChunk,
  onBlocks: (count: number) => void,
): Promise<number> {
  const path = join(folder, 'blocks', name)
  if (existsSync(path)) {
    onBlocks(Number(hi - lo) + 1)
    return (await stat(path)).size
  }
  const lines: Buffer[] = []
  for (let height = lo; height <= hi; height += inFlight) {
    const next = heightsFrom(height, hi)
    lines.push(...(await Promise.all(next.map((one) => fetchLine(node, one)))))
    onBlocks(next.length)
  }
  return writeGzipped(path, Buffer.concat(lines))
}

function heightsFrom(height: bigint, hi: bigint): bigint[] {
  const last = height + inFlight - 1n
  const count = Number((last < hi ? last : hi) - height) + 1
  return Array.from({ length: count }, (_, step) => height + BigInt(step))
}

async function fetchLine(node: NodeClient, height: bigint): Promise<Buffer> {
  const [block, results, commit, validators] = await Promise.all([
    node.fetchBlock(height),
    node.fetchBlockResults(height),
    node.fetchCommit(height),
    fetchValidators(node, height),
  ])
  return Buffer.concat([
    Buffer.from(`{"height":${height},"block":`),
    block.raw,
    Buffer.from(',"block_results":'),
    results.raw,
    Buffer.from(',"commit":'),
    commit.raw,
    Buffer.from(',"validators":'),
    validators,
    Buffer.from('}\n'),
  ])
}

/** The whole list as one answer; a node gives a hundred at a time. */
async function fetchValidators(node: NodeClient, height: bigint): Promise<Buffer> {
  const fetchPage = (page: number) =>
    node.fetchResult('validators', { height: String(height), page: String(page), per_page: '100' })
  const first = await fetchPage(1)
  const total = Number((first.value as RpcValidators).total)
  if (total <= 100) return first.raw
  const elements = elementsOf(first.raw)
  for (let page = 2; elements.length < total; page++) {
    const more = elementsOf((await fetchPage(page)).raw)
    if (more.length === 0) break
    elements.push(...more)
  }
  const list = elements.map((element) => element.toString('utf8')).join(',')
  const count = elements.length
  return Buffer.from(
    `{"block_height":"${height}","validators":[${list}],"count":"${count}","total":"${total}"}`,
  )
}

function elementsOf(page: Buffer): Buffer[] {
  const { start, end } = findMember(page, 'validators', false) ?? { start: 0, end: 0 }
  const list = page.subarray(start, end)
  return findElements(list).map((element) => list.subarray(element.start, element.end))
}
