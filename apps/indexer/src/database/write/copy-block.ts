import { hashKey, typeKey } from '#src/decode/values/keys.ts'
import type { BlockRow, BlockRows, TxRow } from '#src/decode/block-rows.ts'
import type { History } from '#src/state/history.ts'
import { createCopyRows, type CopyRows, type TableRows } from './copy-rows.ts'
import { copyHistory } from './copy-history.ts'

/** What the node said of a block, compressed. */
export type Blobs = { block: Buffer; results: Buffer }

/** What a block adds to tables that only ever grow, ready to be sent. */
export function copyBlock({ block, txs }: BlockRows, history: History, blobs: Blobs): TableRows[] {
  const tables = {
    blocks: createCopyRows('blocks', blockColumns),
    blobs: createCopyRows('block_blobs', 'height, block, results'),
    txs: createCopyRows('txs', 'tx_seq, hash, h8, signer, code, gas_wanted, gas_used, n_msgs'),
    accounts: createCopyRows('account_txs', 'account, tx_seq, role'),
    messages: createCopyRows('message_txs', 'type, tx_seq'),
  }
  addBlock(tables.blocks, block, txs.length)
  addBlobs(tables.blobs, block.height, blobs)
  for (const tx of txs) {
    addTransaction(tables.txs, tx)
    addAccounts(tables.accounts, tx)
    addTypes(tables.messages, tx)
  }
  return [...Object.values(tables).map((table) => table.finish()), ...copyHistory(history)]
}

const blockColumns = `height, time, hash, h8, parent_hash, proposer, n_txs, n_failed, n_signatures,
  gas_wanted, gas_used, txs_by_kind, gas_by_kind`

/** PostgreSQL counts from the year 2000. */
const epochShift = 946_684_800_000_000n

function addBlock(to: CopyRows, block: BlockRow, txs: number): void {
  to.row()
  to.int8(block.height)
  to.int8(block.time - epochShift)
  to.bytes(block.hash)
  to.int8(hashKey(block.hash))
  to.bytes(block.parentHash)
  to.bytes(block.proposer)
  to.int4(txs)
  to.int4(block.failed)
  to.int4(block.signatures)
  to.int8(block.gasWanted)
  to.int8(block.gasUsed)
  to.int4s(block.txsByKind)
  to.int8s(block.gasByKind)
}

function addBlobs(to: CopyRows, height: bigint, { block, results }: Blobs): void {
  to.row()
  to.int8(height)
  to.bytes(block)
  to.bytes(results)
}

function addTransaction(to: CopyRows, tx: TxRow): void {
  to.row()
  to.int8(tx.sequence)
  to.bytes(tx.hash)
  to.int8(hashKey(tx.hash))
  to.int8(tx.signer)
  to.int8(BigInt(tx.code))
  to.int8(tx.gasWanted)
  to.int8(tx.gasUsed)
  to.int4(tx.messages)
}

function addAccounts(to: CopyRows, { roles, sequence }: TxRow): void {
  for (const [account, role] of roles) {
    to.row()
    to.int8(account)
    to.int8(sequence)
    to.int2(role)
  }
}

function addTypes(to: CopyRows, { types, sequence }: TxRow): void {
  for (const type of new Set(types.map(typeKey))) {
    to.row()
    to.int4(type)
    to.int8(sequence)
  }
}
