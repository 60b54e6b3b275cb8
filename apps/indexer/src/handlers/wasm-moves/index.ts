import { accountOf } from '#src/decode/values/account.ts'
import { tokenKey } from '#src/decode/values/keys.ts'
import { historyTable } from '#src/state/tables.ts'
import { readSaid } from '../cw20/read-event.ts'
import { noteEvent, type Module } from '../module.ts'
import { sequenceOf } from '../sequence-of.ts'
import { isMove, readMove } from './read-move.ts'

const wasmMoves = historyTable('wasm_moves', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  token: 'text?',
  token_key: 'int8?',
  sender: 'int8?',
  recipient: 'int8?',
  amount: 'amount',
})

/** Moves of coins and tokens that contracts of CosmWasm keep themselves. */
export const wasmMovesModule: Module = {
  name: 'wasm-moves',
  history: {
    tables: [wasmMoves],
    events: [
      noteEvent('wasm', (event, history, context) => {
        const said = isMove(event.find('action')) ? readSaid(event) : undefined
        const move = said && readMove(said)
        if (move === undefined) return
        const { token, from, to, amount } = move
        history.append(wasmMoves, {
          seq: sequenceOf(context),
          place: event.ordinal,
          contract: history.account(accountOf(event.text('_contract_address'))),
          token,
          token_key: token === null ? null : tokenKey(token),
          sender: from && history.account(from),
          recipient: to && history.account(to),
          amount,
        })
      }),
    ],
  },
}
