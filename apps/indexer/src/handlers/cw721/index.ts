import { readMigration } from '../cw20/migration.ts'
import { readNftBeginning } from '../cw20/read-instantiation.ts'
import { onEvent, type Module } from '../module.ts'
import { readInjAddress, readId } from '../read-json.ts'
import { instantiated } from '../wasm/contracts.ts'
import { askNode, readGenesis } from './from-state.ts'
import { loseCollection, nftEvents } from './nfts.ts'
import { nftContracts, nftOwners } from './tables.ts'

/** Collections by the CW721 standard and who owns what of them, followed by the same rule as tokens by CW20. */
export const cw721: Module = {
  name: 'cw721',
  state: {
    tables: [nftContracts, nftOwners],
    events: [
      onEvent(instantiated, (event, state) => {
        const beginning = readNftBeginning(event.json('msg'))
        if (beginning === undefined) return
        const contract = readInjAddress(event.json('contract_address'))
        const code_id = readId(event.json('code_id'), 'code id')
        state.put(nftContracts, { contract, code_id, ...beginning, tokens: 0n, lost: null })
      }),
      ...nftEvents,
      onEvent('migrate', async (event, state) => {
        const collection = await state.find(nftContracts, { contract: event.text('_contract_address') })
        if (collection === undefined) return
        const { code_id, isOther } = await readMigration(state, event, collection.code_id)
        if (isOther && collection.lost === null) {
          await loseCollection(state, { ...collection, code_id }, `it moved to code ${code_id}`)
        } else state.put(nftContracts, { ...collection, code_id })
      }),
    ],
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
}
