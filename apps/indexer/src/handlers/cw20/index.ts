import { onEvent, type Module } from '../module.ts'
import { readInjAddress, readId } from '../read-json.ts'
import { instantiated } from '../wasm/contracts.ts'
import { askNode, readGenesis } from './from-state.ts'
import { marketingMessages } from './marketing.ts'
import { readMigration } from './migration.ts'
import { movementEvents } from './movements.ts'
import { readCw20Beginning } from './read-instantiation.ts'
import { cw20Balances, cw20Holders, cw20Tokens } from './tables.ts'
import { beginToken, loseToken } from './tokens.ts'

/**
 * Tokens by the CW20 standard. A contract is followed as one when it was begun with exactly what the standard's own
 * program takes, for as long as all that it tells is by the standard and its numbers fit, and it runs the same code.
 */
export const cw20: Module = {
  name: 'cw20',
  state: {
    tables: [cw20Tokens, cw20Balances, cw20Holders],
    events: [
      onEvent(instantiated, (event, state, { block }) => {
        const beginning = readCw20Beginning(event.json('msg'))
        if (beginning === undefined) return
        const contract = readInjAddress(event.json('contract_address'))
        beginToken(state, contract, readId(event.json('code_id'), 'code id'), beginning, block.height)
      }),
      ...movementEvents,
      onEvent('migrate', async (event, state) => {
        const token = await state.find(cw20Tokens, { contract: event.text('_contract_address') })
        if (token === undefined) return
        const { code_id, isOther } = await readMigration(state, event, token.code_id)
        if (isOther && token.lost === null) {
          await loseToken(state, { ...token, code_id }, `it moved to code ${code_id}`)
        } else state.put(cw20Tokens, { ...token, code_id })
      }),
    ],
    messages: marketingMessages,
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
}
