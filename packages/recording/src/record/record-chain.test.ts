import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { olderRecording } from '@injsight/testing'
import { openRecording } from '#src/folder/open-recording.ts'
import { startRecordedNode } from '../node/start-recorded-node.ts'
import { recordChain, type Progress, type RecordOptions, type RecordSummary } from './record-chain.ts'

const now = new Date('2026-11-21T12:00:00Z')

async function play(t: TestContext, folder: string): Promise<NodeClient> {
  const served = await startRecordedNode({ folder, port: 0, pace: 'all', log: silentLogger })
  const node = createNodeClient({ url: served.url, timeoutMs: 60_000 })
  t.after(async () => {
    node.close()
    await served.stop()
  })
  return node
}

async function emptyFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-'))
  t.after(() => rm(folder, { recursive: true }))
  return folder
}

async function record(
  t: TestContext,
  options: Partial<RecordOptions> & { node: NodeClient },
): Promise<string> {
  const folder = options.folder ?? (await emptyFolder(t))
  await recordChain({ now, ...options, folder })
  return folder
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.includes('.')).sort()
  return new Map(
    await Promise.all(
      files.map(async (name) => [name, await readFile(join(folder, name), 'base64')] as const),
    ),
  )
}

const own = { liveFrom: 110n, note: 'a piece of the older' }
/** The first 120 blocks of the older recording, recorded once for all tests that only look at them. */
let piece: string
let summary: RecordSummary
const seen: string[] = []

before(async () => {
  piece = await mkdtemp(join(tmpdir(), 'record-'))
  const served = await startRecordedNode({
    folder: olderRecording.folder,
    port: 0,
    pace: 'all',
    log: silentLogger,
  })
  const client = createNodeClient({ url: served.url, timeoutMs: 60_000 })
  // The older recording knows its state at its end alone; here that stands in for the state of the piece.
  const node: NodeClient = { ...client, queryAbci: (path, request) => client.queryAbci(path, request) }
  const onProgress = ({ what, done, total }: Progress) => void seen.push(`${what} ${done}/${total}`)
  summary = await recordChain({ node, folder: piece, to: 120n, now, onProgress, ...own })
  client.close()
  await served.stop()
})
after(() => rm(piece, { recursive: true }))

test('recorded, served and recorded again, a chain has the same bytes in every file', async (t) => {
  // The recorded node is further than the piece that is taken of it, and says so; the piece served has its own head.
  const first = await record(t, { node: await play(t, piece), ...own })
  const second = await record(t, { node: await play(t, first), ...own })

  const files = await filesOf(first)
  assert.deepEqual(
    [...files.keys()],
    [
      'answers.jsonl.gz',
      'blocks/000001-000100.jsonl.gz',
      'blocks/000101-000120.jsonl.gz',
      'genesis.json.gz',
      'recording.json',
    ],
  )
  assert.deepEqual(await filesOf(second), files)
  files.delete('answers.jsonl.gz')
  const ofPiece = await filesOf(piece)
  for (const [name, bytes] of files) assert.equal(ofPiece.get(name), bytes, name)
  assert.deepEqual((await openRecording(first)).answers.grpc, (await openRecording(piece)).answers.grpc)
})

test('a whole file of blocks, and the genesis, equal those of the recording that they were recorded from', async () => {
  for (const name of ['blocks/000001-000100.jsonl.gz', 'genesis.json.gz']) {
    assert.ok(
      (await readFile(join(piece, name))).equals(await readFile(join(olderRecording.folder, name))),
      name,
    )
  }
})

test('the state is asked about all that the blocks and the first replies name', async () => {
  const { answers } = await openRecording(piece)
  const all = (await openRecording(olderRecording.folder)).answers
  const asked = new Set(answers.grpc.map(({ path, request }) => `${path} ${request}`))
  for (const { path, request } of all.grpc) {
    if (/Query\/(?:Validator|Proposal|SupplyOf|SpotMarket)$/.test(path)) {
      assert.ok(
        asked.has(`${path} ${request}`),
        `${path} ${Buffer.from(request, 'base64').toString('latin1')}`,
      )
    }
  }
  assert.ok(
    answers.grpc.some((answer) => 'status' in answer),
    'refusals are answers too',
  )
})

test('progress and summary tell what was done', () => {
  assert.ok(seen.includes('blocks 120/120'))
  assert.partialDeepStrictEqual(summary, { chainId: 'injective-777', from: 1n, to: 120n, partialLists: 0 })
  assert.ok(summary.answers > 900 && summary.refusals > 0 && summary.bytes > 800_000)
})

test('stopped half-way, it is no recording yet, and goes on with the blocks that are missing', async (t) => {
  const folder = await emptyFolder(t)
  const blocks = 'blocks/000001-000100.jsonl.gz'
  await mkdir(join(folder, 'blocks'))
  await writeFile(join(folder, blocks), await readFile(join(piece, blocks)))
  await assert.rejects(openRecording(folder), { code: 'recording.missing' })

  const node = await play(t, olderRecording.folder)
  const fetched: bigint[] = []
  const counting: NodeClient = {
    ...node,
    fetchBlock(height) {
      fetched.push(height)
      return node.fetchBlock(height)
    },
  }
  await record(t, { node: counting, folder, to: 110n })
  assert.deepEqual(fetched, [101n, 102n, 103n, 104n, 105n, 106n, 107n, 108n, 109n, 110n])
  assert.equal((await openRecording(folder)).facts.to, 110n)
})

test('a range that the node does not have is refused, and so is a folder that is full', async (t) => {
  const node = await play(t, olderRecording.folder)
  await assert.rejects(record(t, { node, from: 2500n, to: 2600n }), { code: 'record.range' })
  await assert.rejects(record(t, { node, from: 9n, to: 8n }), { code: 'record.range' })
  await assert.rejects(record(t, { node, folder: olderRecording.folder }), { code: 'recording.exists' })
})
