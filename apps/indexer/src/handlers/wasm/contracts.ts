import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { onEvent, type EventContext } from '../module.ts'
import {
  readDigits,
  readId,
  readInjAddress,
  readItems,
  readName,
  readObject,
  readText,
} from '../read-json.ts'
import { codes, contractHistory, contracts } from './tables.ts'

export type Contract = StateRow<typeof contracts>
type Entry = StateRow<typeof contractHistory>

export const instantiated = 'cosmwasm.wasm.v1.EventContractInstantiated'

export const contractEvents = [
  onEvent(instantiated, async (event, state, context) => {
    const address = readInjAddress(event.json('contract_address'))
    const code_id = readId(event.json('code_id'), 'code id')
    const [height, gas] = positionOf(event, context)
    const contract: Contract = {
      address,
      code_id,
      creator: readInjAddress(event.json('creator')),
      admin: readText(event.json('admin'), 'address'),
      label: readText(event.json('label'), 'label'),
      created_height: height,
      created_gas: gas,
      ibc_port: await portOf(state, code_id, address),
      funds: readFunds(event),
      entries: 0,
    }
    appendEntry(state, contract, { operation: 'init', code_id, height, gas, msg: readSaidMessage(event) })
  }),
  onEvent('migrate', async (event, state, context) => {
    const contract = await state.find(contracts, { address: event.text('_contract_address') })
    if (contract === undefined) return
    const code_id = readId(event.text('code_id'), 'code id')
    const [height, gas] = positionOf(event, context)
    // A port once given stays.
    const ibc_port = contract.ibc_port || (await portOf(state, code_id, contract.address))
    appendEntry(
      state,
      { ...contract, code_id, ibc_port },
      { operation: 'migrate', code_id, height, gas, msg: null },
    )
  }),
  onEvent('cosmwasm.wasm.v1.EventContractAdminSet', (event, state) =>
    changeContract(state, readText(event.json('contract_address'), 'address'), {
      admin: readText(event.json('new_admin'), 'address'),
    }),
  ),
  onEvent('update_contract_admin', (event, state) =>
    changeContract(state, event.text('_contract_address'), { admin: event.text('new_admin_address') }),
  ),
  onEvent('update_contract_label', (event, state) =>
    changeContract(state, event.text('_contract_address'), { label: event.text('new_label') }),
  ),
]

export function appendEntry(
  state: State,
  contract: Contract,
  entry: Pick<Entry, 'operation' | 'code_id' | 'height' | 'gas' | 'msg'>,
): void {
  state.put(contractHistory, { contract: contract.address, place: contract.entries, ...entry })
  state.put(contracts, { ...contract, entries: contract.entries + 1 })
}

async function changeContract(state: State, address: string, now: Partial<Contract>): Promise<void> {
  const contract = await state.find(contracts, { address })
  if (contract !== undefined) state.put(contracts, { ...contract, ...now })
}

/** Height, and what the block's gas meter had counted: so the chain says where in a block something stands. */
function positionOf({ mode }: ChainEvent, { block, tx }: Omit<EventContext, 'run'>): [bigint, bigint] {
  return [block.height, tx?.gasBefore ?? (mode === 'BeginBlock' ? 0n : block.gas)]
}

async function portOf(state: State, code_id: bigint, address: string): Promise<string | null> {
  const code = await state.find(codes, { code_id })
  if (code === undefined || code.has_ibc === null) return null
  return code.has_ibc ? `wasm.${address}` : ''
}

/** As calls have them; null where the event leaves them out. */
function readFunds(event: ChainEvent): string | null {
  if (event.find('funds') === undefined) return null
  const coins = readItems(event.json('funds'), (coin) => {
    const { denom, amount } = readObject(coin, 'coin')
    return `${readDigits(amount, 'amount')}${readName(denom, 'denom')}`
  })
  return coins.join(',')
}

/** JSON in an event is without spaces, and letters with a meaning in HTML are written as escapes. */
function readSaidMessage(event: ChainEvent): Buffer {
  const text = event.text('msg')
  readText(text, 'message')
  return Buffer.from(
    text.replaceAll(/(\\*)\\u(003c|003e|0026|2028|2029)/g, (whole, before: string, code: string) =>
      before.length % 2 === 0 ? before + String.fromCharCode(Number.parseInt(code, 16)) : whole,
    ),
  )
}
