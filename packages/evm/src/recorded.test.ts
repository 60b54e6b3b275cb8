import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  explainFailure,
  sentenceOfTransaction,
  type Event,
  type EvmArgument,
  type Message,
} from '@injsight/chain'
import { decodeTx } from '@injsight/chain/decode'
import { forEachRecording } from '@injsight/testing'
import { decodeEventLog, decodeFunctionData, parseAbi, type Abi } from 'viem'
import { eventKey } from './decoding/abi-index.ts'
import { decodeLog } from './decoding/decode-log.ts'
import { createKnownAbis, standards } from './abis/known-abis.ts'
import { findOpened, openMessage } from './transactions/open-message.ts'
import { readRevert } from './decoding/read-revert.ts'
import { decodeEthereumResponses } from './transactions/response.ts'

type Result = { data?: string | null; code: number; codespace?: string; log?: string; events: Event[] }
type RecordedBlock = {
  block: { block: { data: { txs: string[] } } }
  block_results: { txs_results: Result[] | null }
}

const abis = createKnownAbis()
const nothing = { tokens: { find: () => undefined }, markets: { find: () => undefined } }

await forEachRecording((recording, test) => {
  const transactions = [...listEthereum(recording.folder)]

  test('[EVM-07] no recorded Ethereum transaction is told as one that nobody can read', () => {
    for (const { hash, messages, result } of transactions) {
      const sentence = sentenceOfTransaction(messages, {
        ...nothing,
        failed: result.code !== 0,
        events: result.events,
      })
      assert.doesNotMatch(sentence.key, /^(message\.unknown|evm\.transact)/, hash)
    }
  })

  test('[EVM-07] calls and logs are read as an independent library reads them', () => {
    const read = { calls: 0, logs: 0 }
    for (const { hash, messages, result } of transactions) {
      const { call, transaction } = findOpened(messages[0]) ?? {}
      if (call?.signature && call.arguments && transaction) {
        const abi: Abi = parseAbi<readonly string[]>([`function ${call.signature}`])
        const { args = [] } = decodeFunctionData({ abi, data: transaction.input })
        assert.deepEqual(plainAll(call.arguments), args.map(plain), hash)
        read.calls++
      }
      const responses = result.data ? decodeEthereumResponses(Buffer.from(result.data, 'base64')) : []
      for (const log of responses.flatMap(({ logs }) => logs)) {
        const told = decodeLog(log, abis)
        const key = eventKey(log.topics[0] ?? '0x', log.topics.length - 1)
        const [event] = standards.flatMap(({ events }) => events.get(key) ?? [])
        assert.equal(told === undefined, event === undefined, hash)
        if (told === undefined || event === undefined) continue
        const [topic = '0x', ...more] = log.topics
        const { args } = decodeEventLog({ abi: [event], topics: [topic, ...more], data: log.data })
        assert.deepEqual(plainAll(told.arguments), Object.values(args ?? {}).map(plain), hash)
        read.logs++
      }
    }
    assert.equal(read.calls > 0 && read.logs > 0, transactions.length > 0, JSON.stringify(read))
  })

  test('[EVM-08] every recorded Ethereum transaction that failed has a reason', () => {
    const failed = transactions.filter(({ result }) => result.code !== 0)
    for (const { hash, messages, result } of failed) {
      const { code, codespace = '', log = '' } = result
      const revert = readRevert(log, messages, abis)
      const { key } = explainFailure({ code, codespace, log, revert }, { ...nothing, messages })
      assert.doesNotMatch(key, /^chain\.refused/, hash)
      assert.equal(revert !== undefined, log.includes('execution reverted'), hash)
    }
  })
})

function plainAll(values: readonly EvmArgument[]): unknown[] {
  return values.map(({ value }) => plain(value))
}

/** Numbers as text, addresses in small letters, tuples as lists. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint' || typeof value === 'number') return value.toString()
  if (typeof value === 'string') return /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return 'fields' in value ? plainAll(value.fields as EvmArgument[]) : Object.values(value).map(plain)
}

function* listEthereum(folder: string) {
  for (const file of readdirSync(join(folder, 'blocks')).sort()) {
    const lines = gunzipSync(readFileSync(join(folder, 'blocks', file)))
      .toString()
      .split('\n')
    for (const line of lines.filter((text) => text.includes('ethereum_tx') || text.includes('vm_error'))) {
      yield* transactionsOf(JSON.parse(line) as RecordedBlock)
    }
  }
}

function transactionsOf({ block, block_results: { txs_results: results } }: RecordedBlock) {
  return block.block.data.txs.flatMap((base64, at) => {
    const bytes = Buffer.from(base64, 'base64')
    const messages = decodeTx(bytes).messages.map((message: Message) => openMessage(message, abis))
    const result = results?.[at]
    if (!findOpened(messages[0]) || !result) return []
    return { hash: createHash('sha256').update(bytes).digest('hex').toUpperCase(), messages, result }
  })
}
