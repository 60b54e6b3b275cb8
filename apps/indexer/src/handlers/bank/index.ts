import { noteEvent, onEvent, type BlockContext, type Module } from '../module.ts'
import { askNode, readGenesis } from './begin.ts'
import { checkBlock } from './check-block.ts'
import { keepMove, keepNewBalances, keepSupply } from './keep-balances.ts'
import { noteFlow, noteGenesis, noteMove, noteNewBalances, writeChanges } from './note-changes.ts'
import { newBalances } from './read-events.ts'
import { balanceHistory, balances, coinFlows, denomHolders, residuals, supplies } from './tables.ts'

// What stands in for `newBalances` where a chain doesn't tell it.
const isUntold = ({ eventTypes }: BlockContext) => !eventTypes.has(newBalances)

export const bank: Module = {
  name: 'bank',
  state: {
    tables: [balances, denomHolders, supplies, residuals],
    events: [
      onEvent(newBalances, (event, state, { block }) => keepNewBalances(event, state, block)),
      onEvent(
        'coin_received',
        (event, state, { block }) => keepMove(event, state, 'receiver', block),
        isUntold,
      ),
      onEvent('coin_spent', (event, state, { block }) => keepMove(event, state, 'spender', block), isUntold),
      onEvent('coinbase', (event, state, { block }) => keepSupply(event, state, 'minted', block)),
      onEvent('burn', (event, state, { block }) => keepSupply(event, state, 'burned', block)),
    ],
    endBlock: checkBlock,
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
  history: {
    tables: [balanceHistory, coinFlows],
    events: [
      noteEvent(newBalances, noteNewBalances),
      noteEvent('coin_received', (event, history) => noteMove(event, history, 'receiver')),
      noteEvent('coin_spent', (event, history) => noteMove(event, history, 'spender')),
      noteEvent('coinbase', (event, history) => noteFlow(event, history, 'minted')),
      noteEvent('burn', (event, history) => noteFlow(event, history, 'burned')),
    ],
    fromGenesis: noteGenesis,
    endBlock: writeChanges,
  },
}
