import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { invalidInput } from '@injsight/errors'
import type { NodeClient, NodeStatus } from '@injsight/node-client'
import { createChunkReader } from '#src/folder/read-chunk.ts'
import { askState, countPartialLists, type AnswerLine } from './ask-state.ts'
import { planChunks, type PlannedChunk } from './plan-chunks.ts'
import {
  generalQuestions,
  questionsAboutContracts,
  questionsAboutNamed,
  questionsAboutSubjects,
} from './questions.ts'
import { readContracts, readNamed } from './read-named.ts'
import { recordBlocks } from './record-blocks.ts'
import { collectSubjects, type Subjects } from './subjects.ts'
import { writeGzipped, writeWhole } from './write-file.ts'

export type RecordOptions = {
  node: NodeClient
  /** Made when it isn't there; blocks that it holds already are not fetched again. */
  folder: string
  /** The node's first height unless told otherwise. */
  from?: bigint | undefined
  /** The node's head unless told otherwise. */
  to?: bigint | undefined
  /** Where its present begins when it is played live. */
  liveFrom?: bigint | undefined
  note?: string | undefined
  now: Date
  onProgress?: (progress: Progress) => void
}

/** `total` of answers grows while they come: some replies lead to further questions. */
export type Progress = { what: 'blocks' | 'answers'; done: number; total: number }

export type RecordSummary = {
  chainId: string
  from: bigint
  to: bigint
  answers: number
  refusals: number
  /** Lists too long to be recorded whole. */
  partialLists: number
  /** On the disk. */
  bytes: number
}

/**
 * Records what a node answers: every block of a range, and the state at its end of everyone and everything in it.
 * Stopped half-way and called again, it goes on where it was; recording.json, written last, says that all is there.
 *
 * @throws Fault `invalid-input`, code `recording.exists` or `record.range`; the faults of the node's client
 * @example
 * const node = createNodeClient({ url: 'http://127.0.0.1:26657', timeoutMs: 10_000 })
 * await recordChain({ node, folder: 'my-recording', from: 100n, to: 200n, now: new Date() })
 */
export async function recordChain(options: RecordOptions): Promise<RecordSummary> {
  const { node, folder } = options
  if (existsSync(join(folder, 'recording.json'))) {
    throw invalidInput('recording.exists', `${folder} holds a whole recording already; take another folder`, {
      folder,
    })
  }
  const status = await node.fetchStatus()
  const { from, to } = readRange(options, status)
  await mkdir(join(folder, 'blocks'), { recursive: true })

  const chunks = planChunks(from, to)
  let bytes = await recordAllBlocks(options, chunks)
  if (from === 1n) bytes += await recordGenesis(node, folder)
  const lines = await askEverything(options, await readSubjects(folder, chunks), to)
  const aboutNode = await askAboutNode(node, to)
  const text = [...aboutNode, ...lines.map((line) => JSON.stringify(line))]
    .map((line) => `${line}\n`)
    .join('')
  bytes += await writeGzipped(join(folder, 'answers.jsonl.gz'), text)
  bytes += await writeWhole(
    join(folder, 'recording.json'),
    describe(options, status, { from, to, software: await fetchSoftware(node) }),
  )
  const refusals = lines.filter((line) => 'status' in line).length
  const partialLists = await countPartialLists(lines)
  const answers = lines.length + aboutNode.length
  return { chainId: status.chainId, from, to, answers, refusals, partialLists, bytes }
}

type Range = { from: bigint; to: bigint }

function readRange({ from, to }: RecordOptions, { earliest, head }: NodeStatus): Range {
  const range = { from: from ?? earliest, to: to ?? head }
  if (range.from < earliest || range.to > head || range.from > range.to) {
    const words = `The node has heights ${earliest} to ${head}; ${range.from} to ${range.to} is not among them`
    throw invalidInput('record.range', words, range)
  }
  return range
}

async function recordAllBlocks(
  { node, folder, onProgress }: RecordOptions,
  chunks: PlannedChunk[],
): Promise<number> {
  const total = chunks.reduce((sum, { lo, hi }) => sum + Number(hi - lo) + 1, 0)
  let done = 0
  let bytes = 0
  for (const chunk of chunks) {
    bytes += await recordBlocks(node, folder, chunk, (count) => {
      done += count
      onProgress?.({ what: 'blocks', done, total })
    })
  }
  return bytes
}

async function recordGenesis(node: NodeClient, folder: string): Promise<number> {
  const { raw } = await node.fetchGenesis()
  const result = Buffer.concat([Buffer.from('{"genesis":'), raw, Buffer.from('}')])
  return writeGzipped(join(folder, 'genesis.json.gz'), result)
}

async function readSubjects(folder: string, chunks: PlannedChunk[]): Promise<Subjects> {
  const collector = collectSubjects()
  const readChunk = createChunkReader()
  for (const { name, lo, hi } of chunks) {
    for (const recorded of await readChunk({ path: join(folder, 'blocks', name), lo, hi }))
      collector.look(recorded)
  }
  return collector.found()
}

async function askEverything(
  { node, onProgress }: RecordOptions,
  subjects: Subjects,
  height: bigint,
): Promise<AnswerLine[]> {
  let done = 0
  let total = 0
  const ask = (questions: Parameters<typeof askState>[1]) => {
    total += questions.length
    return askState(node, questions, height, () => onProgress?.({ what: 'answers', done: ++done, total }))
  }
  const general = await ask(generalQuestions)
  const aboutNamed = await ask(questionsAboutNamed(await readNamed(general)))
  const aboutContracts = await ask(questionsAboutContracts(await readContracts(aboutNamed)))
  const aboutSubjects = await ask(questionsAboutSubjects(subjects))
  return [...general, ...aboutNamed, ...aboutContracts, ...aboutSubjects]
}

/** What the node says of itself, as it said it. */
async function askAboutNode(node: NodeClient, to: bigint): Promise<string[]> {
  const lines: string[] = []
  for (const method of ['status', 'abci_info', 'consensus_params']) {
    // Asked without a height, a node answers for the block that it is about to make, and may not have its parameters yet.
    const { raw } = await node.fetchResult(
      method,
      method === 'consensus_params' ? { height: String(to) } : {},
    )
    const body = `{"jsonrpc":"2.0","id":-1,"result":${raw.toString('utf8')}}`
    lines.push(JSON.stringify({ kind: 'rpc', method, params: {}, status: 200, body }))
  }
  return lines
}

/** The application's name and version, where it tells them. */
async function fetchSoftware(node: NodeClient): Promise<string> {
  const { value } = await node.fetchResult('abci_info')
  const { data = '', version = '' } =
    (value as { response?: { data?: string; version?: string } }).response ?? {}
  return `${data} ${version}`.trim()
}

function describe(
  { note, liveFrom, now }: RecordOptions,
  { chainId, version }: NodeStatus,
  { from, to, software }: Range & { software: string },
): string {
  return JSON.stringify(
    {
      format: 1,
      chainId,
      node: { software, version },
      from: Number(from),
      to: Number(to),
      recordedAt: now.toISOString(),
      note: note ?? '',
      ...(liveFrom === undefined ? {} : { liveFrom: Number(liveFrom) }),
    },
    null,
    1,
  )
}
