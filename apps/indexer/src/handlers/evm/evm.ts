import { hashKey } from '#src/decode/keys.ts'
import { noteEvent, type Module } from '../module.ts'
import { readText, unreadable } from '../read-json.ts'
import { sequenceOf } from '../sequence-of.ts'
import { evmTransactions } from './tables.ts'

/** Transactions of the EVM by their own hashes. What they did is in their logs, which are kept raw. */
export const evm: Module = {
  name: 'evm',
  history: {
    tables: [evmTransactions],
    events: [
      noteEvent('ethereum_tx', (event, history, context) => {
        const text = event.find('ethereumTxHash')
        // The event comes twice: before a transaction runs, and after it.
        if (text === undefined) return
        const hash = readHash(readText(text, 'hash'))
        const seq = sequenceOf(context)
        const isKnown = history
          .rowsOf(evmTransactions)
          .some((one) => one.seq === seq && one.hash.equals(hash))
        if (isKnown) return
        history.append(evmTransactions, { seq, place: event.ordinal, h8: hashKey(hash), hash })
      }),
    ],
  },
}

function readHash(text: string): Buffer {
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text.slice(2), 'hex')
  throw unreadable('hash', text)
}
