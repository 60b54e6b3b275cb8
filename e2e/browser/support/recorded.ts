import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerRecording, olderRecording, type Recording } from '@injsight/testing'

type Named = {
  name: string
  hash: string
  height: number
  code: number
  signer: string
  /** Of Ethereum transactions. */
  ethHash?: string
}

/** The names that a recording gives to accounts and transactions. */
function readNames({ name, folder }: Recording) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const orThrow = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`the recording ${name} has no ${what}`)
    return value
  }
  const accounts = read('names.json') as Record<string, string>
  const { txs } = read('txs.json') as { txs: readonly Named[] }
  return {
    namedTransactions: txs,
    accountOf: (account: string) => orThrow(accounts[account], `account ${account}`),
    transactionOf: (transaction: string) =>
      orThrow(
        txs.find((tx) => tx.name === transaction),
        `transaction ${transaction}`,
      ),
  }
}

/** Every transaction of the older recording that has a name; an account and a transaction of it by theirs. */
export const { namedTransactions, accountOf, transactionOf } = readNames(olderRecording)

/** The same of the newer one: what the stack `newer` has played. */
export const newer = readNames(newerRecording)

/** The last block of the older recording. */
export const lastHeight = 2524
/** A block of its busy hour, and one without transactions. */
export const busyHeight = 500
export const emptyHeight = 10
