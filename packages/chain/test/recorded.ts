import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { olderRecording, type Recording } from '@injsight/testing'

export type RecordedTransaction = {
  hash: string
  bytes: Uint8Array
  /** Who the chain took for the first signer. */
  signer: string
  data: Uint8Array
  proposals: string[]
}

type Event = { type: string; attributes: { key: string; value: string }[] }
type Result = { code: number; codespace: string; log: string; data: string | null; events: Event[] }
type BlockLine = {
  block: { block: { data: { txs: string[] } } }
  block_results: { txs_results: Result[] | null }
}

let read: RecordedTransaction[] | undefined

/** Every transaction of the recording. */
export function recordedTransactions(): RecordedTransaction[] {
  read ??= readBlocks(olderRecording).flatMap(listOf)
  return read
}

/** The results of a recording's transactions that failed. */
export function failedResults(recording: Recording): Result[] {
  const results = readBlocks(recording).flatMap(({ block_results }) => block_results.txs_results ?? [])
  return results.filter(({ code }) => code !== 0)
}

/** What the recorded node's REST server answered. */
export function restAnswer(url: string): unknown {
  type Answer = { kind: string; url?: string; body: string }
  const answer = readLines<Answer>(olderRecording, 'answers.jsonl.gz').find((answer) => answer.url === url)
  return JSON.parse(answer?.body ?? '')
}

function readBlocks(recording: Recording): BlockLine[] {
  const files = readdirSync(`${recording.folder}/blocks`)
  return files.flatMap((file) => readLines<BlockLine>(recording, `blocks/${file}`))
}

function listOf({ block, block_results }: BlockLine): RecordedTransaction[] {
  return block.block.data.txs.map((text, index) => {
    const result = block_results.txs_results?.[index]
    const bytes = Buffer.from(text, 'base64')
    return {
      hash: createHash('sha256').update(bytes).digest('hex').toUpperCase(),
      bytes,
      signer: listValues(result?.events, 'tx', 'acc_seq')[0]?.split('/')[0] ?? '',
      data: Buffer.from(result?.data ?? '', 'base64'),
      proposals: listValues(result?.events, 'submit_proposal', 'proposal_id'),
    }
  })
}

function listValues(events: Event[] | undefined, type: string, key: string): string[] {
  const attributes = (events ?? [])
    .filter((event) => event.type === type)
    .flatMap((event) => event.attributes)
  return attributes.filter((attribute) => attribute.key === key).map(({ value }) => value)
}

function readLines<Line>({ folder }: Recording, file: string): Line[] {
  const lines = gunzipSync(readFileSync(`${folder}/${file}`))
    .toString()
    .split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line)
}
