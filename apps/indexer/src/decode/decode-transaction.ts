import { createHash } from 'node:crypto'
import { kindOfTransaction, kinds } from '@injsight/chain'
import { messageTypesOf } from '@injsight/chain/decode'
import type { RpcEvent, RpcTxResult } from '@injsight/node-client'
import { messageHandlers } from '#src/handlers/registry.ts'
import { toSequence } from '#src/queries/keys.ts'
import { findAccount } from './account.ts'
import type { BlockRows, TxRow } from './block-rows.ts'
import { count, decodeEvents, type EventReading } from './decode-events.ts'
import { findAccounts } from './find-accounts.ts'
import { listMessages } from './list-messages.ts'

export const signerRole = 1
export const partyRole = 2

type Included = { raw: string; index: number; result: RpcTxResult }

/** Adds a transaction of a block to its rows. */
export function decodeTransaction(reading: EventReading, { raw, index, result }: Included): void {
  const { rows } = reading
  const bytes = Buffer.from(raw, 'base64')
  const { types, messageCount, signer } = messageTypesOf(bytes)
  const row: TxRow = {
    sequence: toSequence(rows.block.height, index),
    hash: createHash('sha256').update(bytes).digest(),
    signer: 0n,
    code: result.code,
    gasWanted: BigInt(result.gas_wanted),
    gasUsed: BigInt(result.gas_used),
    messages: messageCount,
    types: [...new Set(types)],
    roles: new Map(),
  }
  noteParties(rows, row, bytes.toString('latin1'))
  noteSigner(rows, row, signer)
  for (const event of result.events ?? []) if (isOfMessage(event)) noteNamed(rows, row, event)
  addToBlock(rows, row, kinds.indexOf(kindOfTransaction(types)))
  for (const type of types) count(rows.messageTypes, type)
  decodeEvents(reading, result.events ?? [])
  if (result.code === 0 && types.some((type) => messageHandlers.has(type))) decodeMessages(rows, bytes)
  rows.txs.push(row)
}

function noteSigner(rows: BlockRows, row: TxRow, signer: string | undefined): void {
  const account = signer === undefined ? null : findAccount(signer)
  if (account === null) return
  row.signer = account.key
  row.roles.set(account.key, (row.roles.get(account.key) ?? 0) | signerRole)
  rows.addresses.set(account.key, account.bytes)
}

function noteParties(rows: BlockRows, row: TxRow, text: string): void {
  findAccounts(text, ({ key, bytes }) => {
    row.roles.set(key, (row.roles.get(key) ?? 0) | partyRole)
    rows.addresses.set(key, bytes)
  })
}

function noteNamed(rows: BlockRows, row: TxRow, { attributes }: RpcEvent): void {
  for (const { value } of attributes ?? []) if (value !== null) noteParties(rows, row, value)
}

/** Fees are paid before any message runs: who collects them is no party of the transaction. */
function isOfMessage({ attributes }: RpcEvent): boolean {
  return attributes?.some(({ key }) => key === 'msg_index') ?? false
}

function addToBlock({ block }: BlockRows, { code, gasWanted, gasUsed }: TxRow, kind: number): void {
  if (code !== 0) block.failed++
  block.gasWanted += gasWanted
  block.gasUsed += gasUsed
  block.txsByKind[kind] = (block.txsByKind[kind] ?? 0) + 1
  block.gasByKind[kind] = (block.gasByKind[kind] ?? 0n) + gasUsed
}

function decodeMessages(rows: BlockRows, raw: Uint8Array): void {
  for (const { typeUrl, value } of listMessages(raw)) {
    const handler = messageHandlers.get(typeUrl)
    if (handler !== undefined) rows.changes.push(handler.handle(value))
  }
}
