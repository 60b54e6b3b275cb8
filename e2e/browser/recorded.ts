import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { olderRecording } from '@injsight/testing'

type Named = { name: string; hash: string; height: number; code: number; signer: string }

const accounts = readJson('names.json') as Record<string, string>
const { txs } = readJson('txs.json') as { txs: Named[] }

/** Every transaction of the recording that has a name. */
export const namedTransactions: readonly Named[] = txs

/** The last block of the older recording. */
export const lastHeight = 2524
/** A block of its busy hour, and one without transactions. */
export const busyHeight = 500
export const emptyHeight = 10

/** An account of the recording, by the name that it has there. */
export function accountOf(name: string): string {
  return orThrow(accounts[name], `account ${name}`)
}

/** A transaction of the recording, by the name that it has there. */
export function transactionOf(name: string): Named {
  return orThrow(
    txs.find((tx) => tx.name === name),
    `transaction ${name}`,
  )
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(olderRecording.folder, file), 'utf8'))
}

function orThrow<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the older recording has no ${what}`)
  return value
}
