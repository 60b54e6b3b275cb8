import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { demoRecording } from '@injsight/testing'
import { openRecording } from '#src/folder/open-recording.ts'
import { startRecordedNode } from '../node/start-recorded-node.ts'
import { recordChain, type RecordOptions } from './record-chain.ts'

const now = new Date('2026-11-21T12:00:00Z')

async function play(t: TestContext, folder: string): Promise<NodeClient> {
  const served = await startRecordedNode({ folder, port: 0, pace: 'all', log: silentLogger })
  const node = createNodeClient({ url: served.url, timeoutMs: 10_000 })
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

test('recorded, served and recorded again, a chain has the same bytes in every file', async (t) => {
  const own = { liveFrom: 110n, note: 'a piece of the demo' }
  // The demo's node is further than the piece that is taken of it, and says so; the piece served has its own head.
  const piece = await record(t, { node: await play(t, demoRecording), to: 120n, ...own })
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

test('a whole file of blocks, and the genesis, equal those of the demo that they were recorded from', async (t) => {
  const folder = await record(t, { node: await play(t, demoRecording), to: 100n })
  for (const name of ['blocks/000001-000100.jsonl.gz', 'genesis.json.gz']) {
    assert.ok((await readFile(join(folder, name))).equals(await readFile(join(demoRecording, name))), name)
  }
})

test('the state is asked about all that the blocks and the first replies name', async (t) => {
  const folder = await record(t, { node: await play(t, demoRecording), from: 60n, to: 160n })
  const { answers } = await openRecording(folder)
  const demo = (await openRecording(demoRecording)).answers
  const asked = new Set(answers.grpc.map(({ path, request }) => `${path} ${request}`))
  assert.ok(asked.size > 600, `${asked.size} answers`)
  for (const { path, request } of demo.grpc) {
    if (/Query\/(?:Validator|Proposal|ContractInfo|SupplyOf|SpotMarket)$/.test(path)) {
      // One contract was asked for that does not exist.
      const isThere = asked.has(`${path} ${request}`) || path.endsWith('ContractInfo')
      assert.ok(isThere, `${path} ${Buffer.from(request, 'base64').toString('latin1')}`)
    }
  }
  assert.ok(
    answers.grpc.some((answer) => 'status' in answer),
    'refusals are answers too',
  )
})

test('stopped half-way, it goes on with the files that are missing', async (t) => {
  const node = await play(t, demoRecording)
  const folder = await emptyFolder(t)
  const blocks: bigint[] = []
  const counted: NodeClient = {
    ...node,
    fetchBlock(height) {
      blocks.push(height)
      return node.fetchBlock(height)
    },
  }
  const stopping = { ...counted, fetchCommit: () => Promise.reject(new Error('stopped')) }
  await assert.rejects(record(t, { node: stopping, folder, to: 20n }), /stopped/)
  await assert.rejects(openRecording(folder), { code: 'recording.missing' })
  await record(t, { node: counted, folder: await copyOfFirstFile(t, node), to: 110n })
  assert.ok(!blocks.slice(8).includes(50n), 'the first hundred blocks are not fetched again')
  assert.ok(blocks.includes(110n))
})

/** A folder as it is when the recorder is stopped after its first file. */
async function copyOfFirstFile(t: TestContext, node: NodeClient): Promise<string> {
  const whole = await record(t, { node, to: 100n })
  const folder = await emptyFolder(t)
  const name = 'blocks/000001-000100.jsonl.gz'
  await mkdir(join(folder, 'blocks'))
  await writeFile(join(folder, name), await readFile(join(whole, name)))
  return folder
}

test('a range that the node does not have is refused, and so is a folder that is full', async (t) => {
  const node = await play(t, demoRecording)
  await assert.rejects(record(t, { node, from: 2500n, to: 2600n }), { code: 'record.range' })
  await assert.rejects(record(t, { node, from: 9n, to: 8n }), { code: 'record.range' })
  await assert.rejects(record(t, { node, folder: demoRecording }), { code: 'recording.exists' })
})

test('progress and summary tell what was done', async (t) => {
  const node = await play(t, demoRecording)
  const seen: string[] = []
  const summary = await recordChain({
    node,
    folder: await emptyFolder(t),
    from: 70n,
    to: 80n,
    now,
    onProgress: ({ what, done, total }) => seen.push(`${what} ${done}/${total}`),
  })
  assert.ok(seen.includes('blocks 11/11'))
  assert.partialDeepStrictEqual(summary, { chainId: 'injective-777', from: 70n, to: 80n, partialLists: 0 })
  assert.ok(summary.answers > 100 && summary.refusals > 0 && summary.bytes > 1000)
})
