import { findMembers } from '@injsight/node-client'
import { damaged } from './read-facts.ts'
import { inflateFile, linesOf } from './read-lines.ts'

/** Heights that stand in one file. */
export type ChunkFile = { path: string; lo: bigint; hi: bigint }

/** What was recorded of one height: the raw `result` of each answer. */
export type RecordedBlock = {
  height: bigint
  block: Buffer
  block_results: Buffer
  commit: Buffer
  validators: Buffer
}

const members = ['block', 'block_results', 'commit', 'validators'] as const

/**
 * Reads one file of blocks. Its lines are found and measured, not parsed: what is served are their bytes.
 *
 * @throws Fault `bad-chain-data`, code `recording.damaged`, naming file and line
 */
export async function readChunk({ path, lo, hi }: ChunkFile): Promise<RecordedBlock[]> {
  const bytes = await inflateFile(path)
  const blocks: RecordedBlock[] = []
  for (const line of linesOf(bytes)) {
    blocks.push(readBlockLine(line, { path, line: blocks.length + 1, height: lo + BigInt(blocks.length) }))
  }
  const last = lo + BigInt(blocks.length) - 1n
  if (last !== hi)
    throw damaged(path, blocks.length, `the file ends with height ${last}, its name says ${hi}`)
  return blocks
}

type Place = { path: string; line: number; height: bigint }

function readBlockLine(bytes: Buffer, { path, line, height }: Place): RecordedBlock {
  const found = findMembers(bytes)
  if (found === undefined) throw damaged(path, line, 'it is no JSON object, or cut short')
  const slice = (name: string): Buffer => {
    const place = found.get(name)
    if (place === undefined) throw damaged(path, line, `"${name}" is missing`)
    return bytes.subarray(place.start, place.end)
  }
  const said = slice('height').toString('latin1').replaceAll('"', '')
  if (said !== String(height))
    throw damaged(path, line, `it has height ${said}, after its neighbours it is ${height}`)
  const [block, block_results, commit, validators] = members.map(slice) as [Buffer, Buffer, Buffer, Buffer]
  return { height, block, block_results, commit, validators }
}
