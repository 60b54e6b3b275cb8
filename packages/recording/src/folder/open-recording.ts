import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { notFound } from '@injsight/errors'
import { listChunks } from './list-chunks.ts'
import { readAnswers, type Answers } from './read-answers.ts'
import { createChunkReader, type ReadChunk, type RecordedBlock } from './read-chunk.ts'
import { readFacts, type Facts } from './read-facts.ts'
import { inflateFile } from './read-lines.ts'
import { survey, type Survey } from './survey.ts'

export type Recording = {
  facts: Facts
  answers: Answers
  /** The raw bytes of one height. @throws Fault `not-found` outside the recording */
  readBlock(height: bigint): Promise<RecordedBlock>
  /** The raw `result` of `genesis`, undefined where the recording has none. */
  readGenesis(): Promise<Buffer | undefined>
} & Survey

/** Readers at two places, each with the file after its own. */
const filesInMemory = 4

/**
 * Opens a folder that `npm run record` made. Every file is read once, so that damage shows now; afterwards only a
 * few files of blocks are kept in memory.
 *
 * @throws Fault `invalid-input`, code `recording.missing`; `bad-chain-data`, code `recording.damaged`, with the file
 *   and the line
 * @example
 * const recording = await openRecording('recordings/newer')
 * const { block } = await recording.readBlock(7n)  // the bytes of the result of /block?height=7
 */
export async function openRecording(folder: string): Promise<Recording> {
  const facts = await readFacts(folder)
  const files = await listChunks(folder, facts)
  const readChunk = createChunkReader()
  const [found, answers] = await Promise.all([
    survey(files, readChunk),
    readAnswers(join(folder, 'answers.jsonl.gz'), facts.to),
  ])
  const read = keepRecent(readChunk, filesInMemory)
  const genesis = join(folder, 'genesis.json.gz')
  return {
    ...found,
    facts,
    answers,
    async readBlock(height) {
      const at = files.findIndex(({ lo, hi }) => lo <= height && height <= hi)
      const file = files[at]
      const next = files[at + 1]
      // Who reads on finds the next file inflated.
      if (file !== undefined && next !== undefined && height - file.lo === (file.hi - file.lo) / 2n)
        void read(next)
      const block = file && (await read(file))[Number(height - file.lo)]
      if (block === undefined) throw notFound('block', `The recording has no block ${height}`, { height })
      return block
    },
    readGenesis: async () => (existsSync(genesis) ? inflateFile(genesis) : undefined),
  }
}

/** Reads files, and keeps the ones last asked for. */
function keepRecent(readChunk: ReadChunk, limit: number): ReadChunk {
  const kept = new Map<string, Promise<RecordedBlock[]>>()
  return (file) => {
    const known = kept.get(file.path)
    const reading = known ?? readChunk(file)
    if (known === undefined) reading.catch(() => kept.delete(file.path))
    // Last in the map is last in use.
    kept.delete(file.path)
    kept.set(file.path, reading)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return reading
  }
}
