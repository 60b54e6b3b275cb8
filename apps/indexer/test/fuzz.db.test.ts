import assert from 'node:assert/strict'
import type { Client } from 'pg'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import type { RpcEvent } from '@injsight/node-client'
import { createChance, forEachRecording } from '@injsight/testing'
import { applyFacts } from '#src/database/write/apply-facts.ts'
import { connect } from '#src/database/connect.ts'
import { copyBlock } from '#src/database/write/copy-block.ts'
import { inBatch } from '#src/database/write/batch.ts'
import { copyHistory } from '#src/database/write/copy-history.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { writePartitions } from '#src/database/partitions.ts'
import { decodeBlock } from '#src/decode/decode-block.ts'
import {
  historyEvents,
  historyMessages,
  stateEvents,
  stateMessages,
  stateModules,
} from '#src/handlers/modules.ts'
import { createState } from '#src/state/state.ts'
import { makeRpcBlock } from './fuzz/make-rpc-block.ts'
import { mutateBytes, mutateEvent, type Random } from './fuzz/mutate.ts'
import { copyOfIndexedRecording } from './indexed-recording.ts'
import { readRecordedBlocks } from './recorded/recorded-blocks.ts'

// Events and messages of the recording, broken in every way, told to an index that holds the whole recording. Whatever
// a handler can't read it leaves as it was; nothing of it makes the writer fail.

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const random: Random = createChance(seed)
const perType = Number(process.env['FUZZ'] ?? 8)
let height = 0n
let lastTime = ''

// The chain sums these up at the end of a block, and tells them once.
const onceABlock = /\.Event(BatchDepositUpdate|OrderbookUpdate)$/
const mostExamples = 6
let client: Client
let url: string
await forEachRecording((recording, test) => {
  let examples: Examples | undefined

  async function prepare(): Promise<void> {
    height = recording.to + 1n
    listExamples()
    url = (await copyOfIndexedRecording(recording)).url
    client = await connect(url, 'test')
    await writePartitions(client, height, height)
  }

  test('events that nobody can read are left unread, and never stop the writer', async (t) => {
    t.diagnostic(`seed ${seed}`)
    await prepare()
    const failures = await tryAll(eventCases())
    await client.end()
    assert.deepEqual(failures, [])
  })

  test('messages that nobody can read are left unread, and never stop the writer', async (t) => {
    t.diagnostic(`seed ${seed}`)
    await prepare()
    const failures = await tryAll(messageCases())
    await client.end()
    assert.deepEqual(failures, [])
  })

  test('a transaction of 10,000 messages, a memo of a megabyte and JSON a thousand levels deep are written', async () => {
    await prepare()
    const write = createBlockWriter(client)
    const send = { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: Buffer.from('0a03696e6a', 'hex') }
    const deep = '['.repeat(1000) + ']'.repeat(1000)
    const memo = '\0\u{fffd}x'.repeat(1 << 18)
    const many = Array.from({ length: 10_000 }, () => send)
    const told = [...stateEvents.keys(), ...historyEvents.keys()].map((type) => ({
      type,
      attributes: ['amount', 'data', 'receiver', 'market_id'].map((key) => ({
        key,
        value: deep,
        index: true,
      })),
    }))
    const event = (at: number) => ({
      type: 'transfer',
      attributes: [{ key: 'msg_index', value: String(at), index: true }],
    })
    const txs = [
      { raw: rawOf(many), events: many.flatMap((_, at) => Array.from({ length: 7 }, () => event(at))) },
      { raw: rawOf([send], memo), events: [] },
      { raw: Buffer.from('no transaction at all').toString('base64'), events: told },
      { raw: rawOf([{ typeUrl: `/no.such\0Type${'x'.repeat(5000)}`, value: Buffer.alloc(9) }]), events: [] },
    ]
    const blobs = { block: Buffer.from('{}'), results: Buffer.from('{}') }
    for (const at of [height, height + 1n]) {
      const { block, results } = makeRpcBlock(
        at,
        lastTime,
        at === height ? txs : [],
        at === height ? told : [],
      )
      const { history, facts, ...rows } = decodeBlock(block, results)
      await write([{ rows, facts: () => facts, added: copyBlock(rows, history, blobs), absent: [] }])
    }
    const { rows } = await client.query<{ head: string; txs: string }>(
      'select head, (select count(*) from txs where tx_seq >= $1) as txs from chain_state',
      [height << 16n],
    )
    await client.end()
    assert.deepEqual(rows, [{ head: String(height + 1n), txs: '4' }])
  })

  function* eventCases(): Generator<Case> {
    const examples = listExamples()
    for (const type of new Set([...stateEvents.keys(), ...historyEvents.keys()])) {
      const known = examples.events.get(type) ?? [{ event: { type, attributes: [] }, isOfBlock: true }]
      for (let at = 0; at < perType; at++) {
        const example = known[at % known.length]
        if (example === undefined) continue
        const broken = mutateEvent(example.event, random)
        // Now and then among whole ones: the same thing may well happen twice in a transaction.
        const events =
          at % 4 === 3 && !onceABlock.test(type) ? [example.event, broken, example.event] : [broken]
        yield example.isOfBlock
          ? { name: type, txs: [], ofBlock: events }
          : { name: type, txs: [{ raw: rawOf([]), events }], ofBlock: [] }
      }
    }
  }

  function* messageCases(): Generator<Case> {
    const examples = listExamples()
    for (const typeUrl of new Set([...stateMessages.keys(), ...historyMessages.keys()])) {
      const known = examples.messages.get(typeUrl) ?? [{ value: Buffer.alloc(0), events: [] }]
      for (let at = 0; at < perType; at++) {
        const example = known[at % known.length]
        if (example === undefined) continue
        const value = mutateBytes(example.value, random)
        const events = example.events.map((event) => (random() < 0.3 ? mutateEvent(event, random) : event))
        yield { name: typeUrl, txs: [{ raw: rawOf([{ typeUrl, value }]), events }], ofBlock: [] }
      }
    }
  }

  /** Some of every type, from all over the recording. */
  function listExamples(): Examples {
    if (examples !== undefined) return examples
    const found: Examples = { events: new Map(), messages: new Map() }
    for (const { block, block_results } of readRecordedBlocks(recording)) {
      lastTime = block.block.header.time
      const ofBlock =
        (block_results as { finalize_block_events?: RpcEvent[] | null }).finalize_block_events ?? []
      for (const event of ofBlock) add(found.events, event.type, { event, isOfBlock: true })
      for (const [index, raw] of block.block.data.txs.entries()) {
        const result = block_results.txs_results?.[index]
        if (result === undefined || result.code !== 0) continue
        const events = result.events as unknown as RpcEvent[]
        for (const event of events) add(found.events, event.type, { event, isOfBlock: false })
        const { messages } = TxBody.fromBinary(TxRaw.fromBinary(Buffer.from(raw, 'base64')).bodyBytes)
        const [message] = messages
        if (messages.length === 1 && message !== undefined)
          add(found.messages, message.typeUrl, { value: message.value, events })
      }
    }
    examples = found
    return found
  }
})

type Case = { name: string; txs: { raw: string; events: RpcEvent[] }[]; ofBlock: RpcEvent[] }

async function tryAll(cases: Iterable<Case>): Promise<string[]> {
  const failures = new Map<string, string>()
  for (const one of cases) {
    const failure = await tryOne(one)
    if (failure === undefined) continue
    failures.set(one.name, failures.get(one.name) ?? failure)
    // What the server took amiss may have cost the connection.
    await client.end().catch(() => {})
    client = await connect(url, 'test')
  }
  return [...failures].map(([name, failure]) => `${name}: ${failure}`)
}

/** Writes what follows from a block as the writer does, in a transaction that is taken back. */
async function tryOne({ txs, ofBlock }: Case): Promise<string | undefined> {
  await client.query('begin')
  try {
    const { block, results } = makeRpcBlock(height, lastTime, txs, ofBlock)
    const { history, facts, ...rows } = decodeBlock(block, results)
    const state = createState(client)
    const known = new Set(stateModules.map(({ name }) => name))
    const unread = await applyFacts(state, { rows, facts: () => facts }, known)
    const changed = await flushNoting(state)
    for (const copy of copyHistory(history)) await inBatch(client, (batch) => batch.copy([copy]))
    return findWrong(
      unread.map(({ module }) => module),
      changed,
      facts.length,
    )
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message.slice(0, 300)}` : String(error)
  } finally {
    await client.query('rollback').catch(() => {}) // the connection is lost: that is a failure already
  }
}

/** The tables into which a state writes. */
async function flushNoting(state: ReturnType<typeof createState>): Promise<Set<string>> {
  const query = client.query.bind(client)
  const changed = new Set<string>()
  Object.assign(client, {
    query: (question: { name?: string }, ...rest: never[]) => {
      const table = /^(?:put|remove)_(.*)$/.exec(question.name ?? '')?.[1]
      if (table !== undefined) changed.add(table)
      return (query as (...all: unknown[]) => unknown)(question, ...rest)
    },
  })
  try {
    await state.flush()
  } finally {
    Object.assign(client, { query })
  }
  return changed
}

/** With a single fact, a module that could not read it has changed nothing. */
function findWrong(unread: string[], changed: Set<string>, facts: number): string | undefined {
  if (facts !== 1) return undefined
  for (const name of unread) {
    const module = stateModules.find((one) => one.name === name)
    if (module === undefined || module.endBlock !== undefined || module.beginBlock !== undefined) continue
    const table = module.tables.find((one) => changed.has(one.name) && !isShared(one.name, name))
    if (table !== undefined) return `${name} could not read it, and changed ${table.name}`
  }
  return undefined
}

function isShared(table: string, owner: string): boolean {
  return stateModules.some(({ name, tables }) => name !== owner && tables.some((one) => one.name === table))
}

function rawOf(messages: { typeUrl: string; value: Uint8Array }[], memo = ''): string {
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages, memo }))
  return Buffer.from(TxRaw.toBinary(TxRaw.create({ bodyBytes }))).toString('base64')
}

type EventExample = { event: RpcEvent; isOfBlock: boolean }
type Examples = {
  events: Map<string, EventExample[]>
  messages: Map<string, { value: Uint8Array; events: RpcEvent[] }[]>
}

function add<Item>(to: Map<string, Item[]>, name: string, item: Item): void {
  const items = to.get(name) ?? []
  to.set(name, items)
  if (items.length < mostExamples) items.push(item)
  else if (random() < 0.02) items[Math.floor(random() * mostExamples)] = item
}
