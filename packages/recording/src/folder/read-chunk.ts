import { findMembers, type Slice } from '@injsight/node-client'
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

/** Reads one file of blocks. @throws Fault `bad-chain-data`, code `recording.damaged`, naming file and line */
export type ReadChunk = (file: ChunkFile) => Promise<RecordedBlock[]>

const members = ['block', 'block_results', 'commit', 'validators'] as const

/**
 * A reader of files of blocks. Lines are measured, not parsed: what is served are their bytes. A file that is read
 * again has the measures that it had.
 */
export function createChunkReader(): ReadChunk {
  const measured = new Map<string, Layout>()
  return async (file) => {
    const bytes = await inflateFile(file.path)
    const known = measured.get(file.path)
    const layout = known?.length === bytes.length ? known : measure(bytes, file)
    measured.set(file.path, layout)
    return cut(bytes, layout, file.lo)
  }
}

/** Where each member of each line begins and ends: eight numbers a line. */
type Layout = { length: number; bounds: Int32Array }

function measure(bytes: Buffer, { path, lo, hi }: ChunkFile): Layout {
  const bounds: number[] = []
  let line = 0
  for (const text of linesOf(bytes)) {
    const start = text.byteOffset - bytes.byteOffset
    for (const place of readLine(text, { path, line: line + 1, height: lo + BigInt(line) })) {
      bounds.push(start + place.start, start + place.end)
    }
    line++
  }
  const last = lo + BigInt(line) - 1n
  if (last !== hi) throw damaged(path, line, `the file ends with height ${last}, its name says ${hi}`)
  return { length: bytes.length, bounds: Int32Array.from(bounds) }
}

function cut(bytes: Buffer, { bounds }: Layout, lo: bigint): RecordedBlock[] {
  const lines = bounds.length / (2 * members.length)
  return Array.from({ length: lines }, (_, line) => {
    const slice = (member: number) => {
      const at = 2 * (line * members.length + member)
      return bytes.subarray(bounds[at], bounds[at + 1])
    }
    return {
      height: lo + BigInt(line),
      block: slice(0),
      block_results: slice(1),
      commit: slice(2),
      validators: slice(3),
    }
  })
}

type Place = { path: string; line: number; height: bigint }

function readLine(bytes: Buffer, { path, line, height }: Place): Slice[] {
  const found = findMembers(bytes)
  if (found === undefined) throw damaged(path, line, 'it is no JSON object, or cut short')
  const find = (name: string): Slice => {
    const place = found.get(name)
    if (place === undefined) throw damaged(path, line, `"${name}" is missing`)
    return place
  }
  const { start, end } = find('height')
  const said = bytes.toString('latin1', start, end).replaceAll('"', '')
  if (said !== String(height))
    throw damaged(path, line, `it has height ${said}, after its neighbours it is ${height}`)
  return members.map(find)
}
