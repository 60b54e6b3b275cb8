import { hash } from 'node:crypto'
import { kindOfTransaction, kinds } from '@injsight/chain'
import { messageTypesOf } from '@injsight/chain/decode'
import type { RpcEvent, RpcTxResult } from '@injsight/node-client'
import { toSequence } from './values/keys.ts'
import { listParties } from '#src/handlers/evm/list-parties.ts'
import { ethereumType } from '#src/handlers/evm/read-run.ts'
import { createAccount, findAccount, type Account } from './values/account.ts'
import type { DecodedBlock, TxRow } from './block-rows.ts'
import { count } from './values/count.ts'
import { findAccounts } from './find-accounts.ts'
import { listMessages } from './list-messages.ts'
import { isHeard, isHeardRefused, readRefused, readTransaction } from './read-events.ts'

export const signerRole = 1
export const partyRole = 2

/** @property ordinal of its first event in the block */
type Included = { raw: string; index: number; result: RpcTxResult; ordinal: number }

/** Adds a transaction of a block to its rows. */
export function decodeTransaction(rows: DecodedBlock, { raw, index, result, ordinal }: Included): void {
  const bytes = Buffer.from(raw, 'base64')
  const { types, messageCount, signer } = messageTypesOf(bytes)
  const row: TxRow = {
    sequence: toSequence(rows.block.height, index),
    hash: hash('sha256', bytes, 'buffer'),
    signer: 0n,
    code: result.code,
    gasWanted: BigInt(result.gas_wanted),
    gasUsed: BigInt(result.gas_used),
    messages: messageCount,
    types: [...new Set(types)],
    roles: new Map(),
  }
  noteNamed(rows, row, bytes.toString('latin1'))
  noteSigner(rows, row, signer)
  for (const event of result.events ?? []) {
    if (isOfMessage(event) && !rows.context.echoes.has(event.type)) noteNamedBy(rows, row, event)
  }
  addToBlock(rows, row, kinds.indexOf(kindOfTransaction(types)))
  for (const type of types) count(rows.messageTypes, type)
  const tx = {
    index,
    sequence: row.sequence,
    hash: row.hash,
    raw: bytes,
    signer,
    gasBefore: rows.context.gas,
  }
  const hasFailed = result.code !== 0
  const messages = types.some(hasFailed ? isHeardRefused : isHeard) ? listMessages(bytes, result.data) : []
  for (const { typeUrl, value, response } of messages) {
    if (typeUrl === ethereumType) noteParties(rows, row, listParties(value, response))
  }
  readTransaction(rows, {
    tx,
    events: result.events ?? [],
    firstOrdinal: ordinal,
    messages: hasFailed ? [] : messages,
  })
  if (hasFailed) readRefused(rows, messages, tx)
  rows.txs.push(row)
  rows.context.gas += meteredGas(row)
}

/** A transaction that runs out of gas counts with its limit. */
function meteredGas({ gasUsed, gasWanted }: TxRow): bigint {
  return gasWanted > 0n && gasUsed > gasWanted ? gasWanted : gasUsed
}

function noteSigner(rows: DecodedBlock, row: TxRow, signer: string | undefined): void {
  const account = signer === undefined ? null : findAccount(signer)
  if (account === null) return
  row.signer = account.key
  row.roles.set(account.key, (row.roles.get(account.key) ?? 0) | signerRole)
  rows.addresses.set(account.key, account.bytes)
}

function noteParty(rows: DecodedBlock, row: TxRow, { key, bytes }: Account): void {
  row.roles.set(key, (row.roles.get(key) ?? 0) | partyRole)
  rows.addresses.set(key, bytes)
}

function noteParties(rows: DecodedBlock, row: TxRow, addresses: Buffer[]): void {
  for (const address of addresses) noteParty(rows, row, createAccount(address))
}

function noteNamed(rows: DecodedBlock, row: TxRow, text: string): void {
  findAccounts(text, (account) => noteParty(rows, row, account))
}

function noteNamedBy(rows: DecodedBlock, row: TxRow, { attributes }: RpcEvent): void {
  for (const { value } of attributes ?? []) if (value !== null) noteNamed(rows, row, value)
}

/** Fees are paid before any message runs: who collects them is no party of the transaction. */
function isOfMessage({ attributes }: RpcEvent): boolean {
  return attributes?.some(({ key }) => key === 'msg_index') ?? false
}

function addToBlock({ block }: DecodedBlock, { code, gasWanted, gasUsed }: TxRow, kind: number): void {
  if (code !== 0) block.failed++
  // The chain tells -1 of Ethereum transactions that it refuses before it has looked at their limit.
  if (gasWanted > 0n) block.gasWanted += gasWanted
  block.gasUsed += gasUsed
  block.txsByKind[kind] = (block.txsByKind[kind] ?? 0) + 1
  block.gasByKind[kind] = (block.gasByKind[kind] ?? 0n) + gasUsed
}
