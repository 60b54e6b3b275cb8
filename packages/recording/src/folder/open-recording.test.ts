import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { openRecording } from './open-recording.ts'

type Files = Record<string, string | Buffer>

const facts = {
  format: 1,
  chainId: 'test-1',
  node: {},
  from: 1,
  to: 4,
  recordedAt: '2026-11-21T00:00:00Z',
  note: '',
}
const line = (height: number) =>
  `{"height":${height},"block":{"block_id":{"hash":"${height}A"},"block":{"header":{"height":"${height}","time":"2026-11-21T00:00:0${height}Z"},"data":{"txs":["AQ=="]}}},"block_results":{"log":"}\\""},"commit":{},"validators":[]}\n`
const blocks = (...heights: number[]) => gzipSync(heights.map(line).join(''))
const sound: Files = {
  'recording.json': JSON.stringify(facts),
  'blocks/1-2.jsonl.gz': blocks(1, 2),
  'blocks/3-4.jsonl.gz': blocks(3, 4),
}

/** A recording of four blocks with some of its files replaced. */
async function folderOf(t: TestContext, changed: Files = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'))
  t.after(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'blocks'))
  for (const [name, content] of Object.entries({ ...sound, ...changed })) {
    if (content !== '') await writeFile(join(folder, name), content)
  }
  return folder
}

async function assertDamaged(t: TestContext, changed: Files, place: RegExp): Promise<void> {
  const opening = openRecording(await folderOf(t, changed))
  await assert.rejects(opening, { kind: 'bad-chain-data', code: 'recording.damaged', message: place })
}

test('each height has the bytes that stand in its line', async (t) => {
  const recording = await openRecording(await folderOf(t))
  const recorded = await recording.readBlock(3n)
  assert.equal(recorded.block_results.toString(), '{"log":"}\\""}')
  assert.equal(recorded.validators.toString(), '[]')
  await assert.rejects(recording.readBlock(5n), { kind: 'not-found' })
})

test('blocks and transactions are found by hash, times by height', async (t) => {
  const recording = await openRecording(await folderOf(t))
  assert.equal(recording.findBlock('3A'), 3n)
  assert.equal(recording.findBlock('9A'), undefined)
  const hash = '4BF5122F344554C53BDE2EBB8CD2B7E3D1600AD631C385A5D7CCE23C7785459A'
  assert.deepEqual(recording.findTransaction(hash), { height: 4n, index: 0 })
  assert.equal(recording.timeOf(3n) - recording.timeOf(1n), 2000)
})

test('live begins at two thirds unless the recording says where', async (t) => {
  assert.equal((await openRecording(await folderOf(t))).facts.liveFrom, 3n)
  const said = { 'recording.json': JSON.stringify({ ...facts, liveFrom: 2 }) }
  assert.equal((await openRecording(await folderOf(t, said))).facts.liveFrom, 2n)
})

test('a recording without genesis and answers is one too', async (t) => {
  const recording = await openRecording(await folderOf(t))
  assert.equal(await recording.readGenesis(), undefined)
  assert.deepEqual(recording.answers.grpc, [])
})

test('a folder that is no recording is the caller’s mistake', async (t) => {
  const opening = openRecording(await folderOf(t, { 'recording.json': '' }))
  await assert.rejects(opening, { kind: 'invalid-input', code: 'recording.missing' })
})

test('a recording of another format says which it has', (t) =>
  assertDamaged(t, { 'recording.json': '{"format":2}' }, /recording\.json: it has format 2/))

test('a line cut short is named by file and line', (t) =>
  assertDamaged(
    t,
    { 'blocks/3-4.jsonl.gz': gzipSync(line(3) + line(4).slice(0, 150)) },
    /3-4\.jsonl\.gz, line 2: /,
  ))

test('a line that lacks one of its four answers is named', (t) =>
  assertDamaged(
    t,
    { 'blocks/3-4.jsonl.gz': gzipSync(line(3).replace('"commit"', '"comit"') + line(4)) },
    /3-4\.jsonl\.gz, line 1: "commit" is missing/,
  ))

test('a line of the wrong height is named, in its number and in its block', async (t) => {
  await assertDamaged(t, { 'blocks/3-4.jsonl.gz': blocks(3, 5) }, /3-4\.jsonl\.gz, line 2: it has height 5/)
  const other = line(3) + line(4).replace('"height":"4"', '"height":"7"')
  await assertDamaged(t, { 'blocks/3-4.jsonl.gz': gzipSync(other) }, /line 2: .*height 7/)
})

test('a file with too few lines is named', (t) =>
  assertDamaged(t, { 'blocks/3-4.jsonl.gz': blocks(3) }, /3-4\.jsonl\.gz, line 1: .*ends with height 3/))

test('a compressed file that breaks off is named with the line it breaks in', async (t) => {
  const long = gzipSync(line(3) + line(4), { level: 0 })
  const cut = long.subarray(0, Math.floor(long.length * 0.75))
  await assertDamaged(
    t,
    { 'blocks/3-4.jsonl.gz': cut },
    /3-4\.jsonl\.gz, line 2: the compressed file is damaged/,
  )
})

test('a missing file of blocks is noticed', async (t) => {
  await assertDamaged(t, { 'blocks/1-2.jsonl.gz': '' }, /3-4\.jsonl\.gz: it begins with height 3/)
  await assertDamaged(
    t,
    { 'blocks/3-4.jsonl.gz': '' },
    /blocks: its files end with height 2, recording\.json says 4/,
  )
})

test('an answer that can’t be read is named by its line', async (t) => {
  const good = '{"kind":"grpc","path":"/a.Query/B","request":"","height":4,"response":""}\n'
  for (const bad of ['{not json}', '{"kind":"dream"}', '{"kind":"grpc","path":"/a.Query/B","request":""}']) {
    await assertDamaged(t, { 'answers.jsonl.gz': gzipSync(good + bad) }, /answers\.jsonl\.gz, line 2: /)
  }
})
