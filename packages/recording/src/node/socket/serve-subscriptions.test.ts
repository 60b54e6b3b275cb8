import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Fault } from '@injsight/errors'
import { createNodeClient } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { olderRecording, sharedFolder } from '@injsight/testing'
import { openRecording } from '#src/folder/open-recording.ts'
import { inflateFile, linesOf } from '#src/folder/read-lines.ts'
import { startRecordedNode } from '../start-recorded-node.ts'
import { announcementsOf, eventsJson } from './announcements.ts'

let served: { url: string; stop(): Promise<void> }

before(async () => {
  served = await playOlder('all')
})
after(() => served.stop())

function playOlder(pace: number | 'all'): Promise<{ url: string; stop(): Promise<void> }> {
  return startRecordedNode({ folder: olderRecording.folder, port: 0, pace, log: silentLogger })
}

type Frame = { id?: number; result?: Record<string, never>; error?: { code: number; data?: string } }

/** Sends calls over one socket and collects frames until there are enough of them. */
async function talk(calls: (object | string)[], count: number): Promise<Frame[]> {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/websocket`)
  const frames: Frame[] = []
  await new Promise<void>((done, fail) => {
    socket.addEventListener('error', () => fail(new Error('the socket broke')))
    socket.addEventListener('open', () => {
      for (const call of calls) socket.send(typeof call === 'string' ? call : JSON.stringify(call))
    })
    socket.addEventListener('message', ({ data }) => {
      frames.push(JSON.parse(String(data)) as Frame)
      if (frames.length === count) done()
    })
  })
  socket.close()
  return frames
}

const subscribe = (id: number, query: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'subscribe',
  params: { query },
})

test('our own client hears of each new block, one after the other', async (t) => {
  const playing = await playOlder(50) // from here on: it must not end before it is listened to
  const node = createNodeClient({ url: playing.url, timeoutMs: 60_000 })
  t.after(async () => {
    node.close()
    await playing.stop()
  })
  const heights: bigint[] = []
  await new Promise<void>((done, fail) => {
    const subscription = node.subscribeNewBlocks({
      onEnd: fail,
      onHeight(height) {
        heights.push(height)
        if (heights.length < 5) return
        subscription.stop()
        done()
      },
    })
  })
  const [first = 0n] = heights
  assert.deepEqual(
    heights,
    [0n, 1n, 2n, 3n, 4n].map((step) => first + step),
  )
  assert.equal(
    (await node.fetchBlock(heights.at(-1) ?? 0n)).value.block.header.height,
    String(heights.at(-1)),
  )
})

test('a client hears when its node goes away', async () => {
  const other = await playOlder(50)
  const node = createNodeClient({ url: other.url, timeoutMs: 60_000 })
  const ended = new Promise<Fault>((done) => {
    node.subscribeNewBlocks({ onEnd: done, onHeight: () => void other.stop() })
  })
  const { kind, code } = await ended
  assert.deepEqual([kind, code], ['unavailable', 'node.subscription'])
  node.close()
})

test('calls, wrong ones too, are answered in frames', async () => {
  const frames = await talk(
    [
      { id: 1, method: 'health' },
      { id: 2, method: 'nope' },
      '{not json',
      subscribe(3, 'this is not a query'),
    ],
    4,
  )
  assert.deepEqual(
    frames.map(({ id, error }) => [id, error?.code]),
    [
      [1, undefined],
      [2, -32601],
      [undefined, -32700],
      [3, -32603],
    ],
  )
})

test('a client has five subscriptions at most, and none twice', async () => {
  const calls = [1, 2, 3, 4, 5, 6].map((id) => subscribe(id, `tm.event='Tx' AND tx.height=${id}`))
  const frames = await talk([calls[0] ?? '', ...calls], 7)
  assert.equal(frames[1]?.error?.data, 'already subscribed')
  assert.equal(frames[6]?.error?.data, 'max_subscriptions_per_client 5 reached')
})

const samples = sharedFolder('recordings/local/samples/rpc/websocket.jsonl.gz')

test('frames hold what the recorded node sent', { skip: samples ? false : 'no ../shared here' }, async () => {
  const recording = await openRecording(olderRecording.folder)
  type Sent = { data: { type: string; value: unknown }; events: Record<string, string[]> }
  let compared = 0
  for (const bytes of linesOf(await inflateFile(samples ?? ''))) {
    const { dir, frame } = JSON.parse(bytes.toString()) as { dir: string; frame: string }
    const sent = dir === 'recv' ? (JSON.parse(frame) as { result?: Sent }).result : undefined
    if (sent?.data === undefined || sent.data.type.endsWith('ValidatorSetUpdates')) continue
    const event = sent.data.type.replace('tendermint/event/', '')
    const height = BigInt(sent.events['tx.height']?.[0] ?? heightIn(sent.data.value))
    const ours = announcementsOf(await recording.readBlock(height)).find(
      (one) => one.event === event && one.values.get('tx.hash')?.[0] === sent.events['tx.hash']?.[0],
    )
    assert.deepEqual(JSON.parse(String(ours?.json())), sent.data.value, `${event} ${height}`)
    assert.deepEqual(JSON.parse(eventsJson(ours?.values ?? new Map())), sent.events)
    compared++
  }
  assert.ok(compared > 20)
})

function heightIn(value: unknown): string {
  const { block, header } = value as { block?: { header: { height: string } }; header?: { height: string } }
  return (block?.header ?? header)?.height ?? '0'
}
