import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '@injsight/testing'

/** A transaction of a recording that was made to show something: `exchange.binary-cancel`. */
type NamedTx = {
  name: string
  hash: string
  height: number
  /** 0 when it was carried out. */
  code: number
  signer: string
  msgTypes: string[]
  /** `0x…`, of a transaction of the EVM. */
  ethHash?: string
  /** `0x1` when it ran through, `0x0` when it failed. */
  evmStatus?: string
}

export function readNamedTxs({ folder }: Recording): NamedTx[] {
  const { txs } = JSON.parse(readFileSync(join(folder, 'txs.json'), 'utf8')) as { txs: NamedTx[] }
  return txs
}

/** The first of them that is called so. */
export function findNamedTx(recording: Recording, name: string): NamedTx {
  const found = readNamedTxs(recording).find((tx) => tx.name === name)
  assert.ok(found, `no transaction of ${recording.name} is called ${name}`)
  return found
}

/** Where the recording's market was busy, block after block. */
export function readBusyRange({ folder }: Recording): { from: number; to: number } {
  const { busy } = JSON.parse(readFileSync(join(folder, 'txs.json'), 'utf8')) as {
    busy: { fromHeight: number; toHeight: number }
  }
  return { from: busy.fromHeight, to: busy.toHeight }
}

/** The block in which most of them stand: of many transactions, each of another kind. */
export function findFullBlock(recording: Recording): bigint {
  const byHeight = Map.groupBy(readNamedTxs(recording), ({ height }) => height)
  const [fullest] = [...byHeight].toSorted(([, a], [, b]) => b.length - a.length)
  return BigInt(fullest?.[0] ?? 0)
}

/** Which blocks are looked at where all would take too long: those of a busy market are like one another. */
export function sampleBlocks(recording: Recording): (height: bigint) => boolean {
  const { from, to } = readBusyRange(recording)
  return (height) => height <= from || height >= to || height % 5n === 0n
}
