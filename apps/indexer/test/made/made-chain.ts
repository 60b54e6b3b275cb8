import { createHash } from 'node:crypto'
import { after } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import type { RpcCommit, RpcEvent } from '@injsight/node-client'
import { connect } from '#src/database/connect.ts'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { copyBlock } from '#src/database/write/copy-block.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { decodeBlock } from '#src/decode/decode-block.ts'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { emptyIndex } from '../empty-index.ts'

/** An event in few words: `['coinbase', { amount: '5inj' }]`; what is no text is written as JSON. */
export type MadeEvent = [type: string, attributes: Record<string, unknown>]

export type MadeBlock = {
  begin?: MadeEvent[]
  txs?: {
    code?: number
    /** 100,000, unless a test says otherwise. */
    gasWanted?: string
    messages?: { typeUrl: string; value: Uint8Array }[]
    /** How many signed it: none, unless a test says so. */
    signers?: number
    /** Who pays the fee, where it isn't the first signer. */
    payer?: string
    /** Out of whose fee allowance it is paid. */
    granter?: string
    /** What the chain answered to them: `TxMsgData` in base64. */
    data?: string
    /** Those of a message say which: `msg_index: '0'`. */
    events?: MadeEvent[]
  }[]
  end?: MadeEvent[]
  /** RFC 3339 */
  time?: string
  /** Consensus addresses of who voted on the parent, in hex. */
  signers?: string[]
  validatorUpdates?: unknown[]
  evidence?: unknown[]
}

/**
 * Indexes blocks that a test makes up, from height 1, one second apart, and gives the database.
 *
 * @param genesis the `app_state`
 */
export async function indexMade(blocks: MadeBlock[], genesis: Record<string, unknown> = {}) {
  const database = await emptyIndex()
  const client = await connect(database.url, 'test')
  try {
    await beginIndex(client, { chainId: 'made-1', base: 1n, beginning: { genesis } })
    const write = createBlockWriter(client)
    await write(blocks.map((block, at) => makeBlock(BigInt(at + 1), block)))
  } finally {
    await client.end()
  }
  return database
}

/** An index that has begun at a height and has no block yet, and a connection for writing them. */
export async function beginMade(base: bigint) {
  const database = await emptyIndex()
  const client = await connect(database.url, 'test')
  after(() => client.end())
  await beginIndex(client, { chainId: 'made-1', base, beginning: { genesis: {} } })
  return { ...database, client }
}

export function makeBlock(
  height: bigint,
  { begin = [], txs = [], end = [], time, signers, validatorUpdates, evidence }: MadeBlock,
): IndexedBlock {
  const zeros = '0'.repeat(64)
  const at = time ?? new Date(Date.UTC(2026, 0, 1) + Number(height) * 1000).toISOString()
  const header = {
    version: { block: '11' },
    chain_id: 'made-1',
    height: height.toString(),
    time: at,
    last_block_id: {
      hash: height === 1n ? '' : hashOf(height - 1n),
      parts: {
        total: 0,
        hash: '',
      },
    },
    last_commit_hash: zeros,
    data_hash: zeros,
    validators_hash: zeros,
    next_validators_hash: zeros,
    consensus_hash: zeros,
    app_hash: zeros,
    last_results_hash: zeros,
    evidence_hash: zeros,
    proposer_address: '11'.repeat(20),
  }
  const raws = txs.map(({ messages = [], signers: signed = 0, payer = '', granter = '' }, index) => {
    const bodyBytes = TxBody.toBinary(TxBody.create({ messages, memo: `${height}/${index}` }))
    const authInfoBytes =
      payer + granter === ''
        ? new Uint8Array()
        : AuthInfo.toBinary(AuthInfo.create({ fee: { payer, granter } }))
    const signatures = Array.from({ length: signed }, () => new Uint8Array(64))
    const bytes = TxRaw.toBinary(TxRaw.create({ bodyBytes, authInfoBytes, signatures }))
    return Buffer.from(bytes).toString('base64')
  })
  const block = {
    block_id: { hash: hashOf(height), parts: { total: 1, hash: zeros } },
    block: {
      header,
      data: { txs: raws },
      evidence: { evidence: evidence ?? null },
      last_commit: signers === undefined ? null : makeCommit(height - 1n, signers),
    },
  }
  const results = {
    height: height.toString(),
    txs_results: txs.map(({ code = 0, gasWanted = '100000', events = [], data }) => ({
      code,
      data: data ?? null,
      log: '',
      info: '',
      codespace: '',
      gas_wanted: gasWanted,
      gas_used: '50000',
      events: events.map(writeEvent),
    })),
    finalize_block_events: [
      ...begin.map((event) => writeEvent(event, 'BeginBlock')),
      ...end.map((event) => writeEvent(event, 'EndBlock')),
    ],
    validator_updates: validatorUpdates ?? null,
    consensus_param_updates: null,
  }
  const { history, facts, ...rows } = decodeBlock(block, results)
  return {
    rows,
    facts: () => facts,
    added: copyBlock(rows, history, { block: pack(block), results: pack(results) }),
    absent: [],
  }
}

function pack(told: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(told))
}

function makeCommit(height: bigint, signers: string[]): RpcCommit {
  const block_id = { hash: hashOf(height), parts: { total: 1, hash: '' } }
  const signatures = signers.map((hex) => ({
    block_id_flag: 2,
    validator_address: hex.toUpperCase(),
    timestamp: '',
    signature: '',
  }))
  return { height: height.toString(), round: 0, block_id, signatures }
}

function hashOf(height: bigint): string {
  return createHash('sha256').update(`block ${height}`).digest('hex').toUpperCase()
}

function writeEvent([type, values]: MadeEvent, mode: unknown): RpcEvent {
  const attributes = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    index: true,
  }))
  if (typeof mode === 'string') attributes.push({ key: 'mode', value: mode, index: true })
  return { type, attributes }
}
