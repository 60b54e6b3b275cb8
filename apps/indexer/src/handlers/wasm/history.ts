import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { MsgExecuteContractCompat } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import { noteEvent, noteMessage, type EventContext, type MessageContext } from '../module.ts'
import { readId, readText } from '../read-json.ts'
import { sequenceOf } from '../sequence-of.ts'
import { instantiated } from './contracts.ts'
import { contractCalls, wasmDeeds } from './tables.ts'

type Context = Omit<EventContext, 'run'>

export const callEvents = [
  // Contracts that are called by other contracts have this event too, and no message.
  noteEvent('execute', (event, history, context) => {
    history.append(contractCalls, {
      seq: sequenceOf(context),
      place: event.ordinal,
      contract: keyOf(history, event.text('_contract_address')),
      sender: null,
      action: null,
      funds: null,
    })
  }),
]

export const callMessages = [
  noteMessage(MsgExecuteContract, ({ sender, contract, msg, funds }, history, context) =>
    noteCall(history, context, {
      sender,
      contract,
      action: actionOf(Buffer.from(msg)),
      funds: funds.map(({ denom, amount }) => `${amount}${denom}`).join(','),
    }),
  ),
  noteMessage(MsgExecuteContractCompat, ({ sender, contract, msg, funds }, history, context) =>
    noteCall(history, context, {
      sender,
      contract,
      action: actionOf(Buffer.from(msg)),
      funds: funds === '0' ? '' : funds,
    }),
  ),
]

export const deedEvents = [
  deedOfContract(instantiated, 'instantiate', 'contract_address', 'code_id'),
  deedOfContract('cosmwasm.wasm.v1.EventContractAdminSet', 'admin', 'contract_address', 'new_admin'),
  noteEvent('migrate', (event, history, context) => {
    const value = event.text('code_id')
    noteDeed(history, context, event, { deed: 'migrate', contract: event.text('_contract_address'), value })
  }),
  noteEvent('update_contract_admin', (event, history, context) => {
    const value = event.text('new_admin_address')
    noteDeed(history, context, event, { deed: 'admin', contract: event.text('_contract_address'), value })
  }),
  noteEvent('update_contract_label', (event, history, context) => {
    const value = event.text('new_label')
    noteDeed(history, context, event, { deed: 'label', contract: event.text('_contract_address'), value })
  }),
  deedOfCode('store_code', 'store', 'code_checksum'),
  deedOfCode('pin_code', 'pin'),
  deedOfCode('unpin_code', 'unpin'),
  deedOfCode('update_code_access_config', 'permission', 'code_permission'),
]

function deedOfContract(type: string, deed: string, address: string, key: string) {
  return noteEvent(type, (event, history, context) => {
    const contract = readText(event.json(address), 'address')
    noteDeed(history, context, event, { deed, contract, value: readText(event.json(key), key) })
  })
}

function deedOfCode(type: string, deed: string, key?: string) {
  return noteEvent(type, (event, history, context) => {
    const code = readId(event.text('code_id'), 'code id')
    noteDeed(history, context, event, { deed, code, value: key === undefined ? '' : event.text(key) })
  })
}

type Deed = { deed: string; contract?: string; code?: bigint; value: string }

function noteDeed(
  history: History,
  context: Context,
  { ordinal }: ChainEvent,
  { deed, contract, code, value }: Deed,
): void {
  const isOfCode = deed === 'instantiate' || deed === 'migrate'
  history.append(wasmDeeds, {
    seq: sequenceOf(context),
    place: ordinal,
    contract: contract === undefined ? null : keyOf(history, contract),
    code_id: code ?? (isOfCode ? readId(value, 'code id') : null),
    deed,
    value: readText(value, deed),
  })
}

type Call = { sender: string; contract: string; action: string; funds: string }

/** A message fills in what the first event of its contract left out. */
function noteCall(
  history: History,
  context: MessageContext,
  { sender, contract, action, funds }: Call,
): void {
  const [from, seq] = [keyOf(history, sender), sequenceOf(context)]
  const called = context.events.filter(
    (event) => event.type === 'execute' && event.find('_contract_address') === contract,
  )
  const places = new Set(called.map(({ ordinal }) => ordinal))
  const row = history
    .rowsOf(contractCalls)
    .find((one) => one.seq === seq && one.sender === null && places.has(one.place))
  if (row !== undefined) Object.assign(row, { sender: from, action, funds: readText(funds, 'coins') })
}

function keyOf(history: History, address: string): bigint {
  return history.account(accountOf(address))
}

/** What a contract is asked to do: the first name in the JSON that it is given; a JSON text is the name itself. */
function actionOf(msg: Buffer): string {
  const [, name = ''] = /^\s*\{?\s*"([^"\\\0]{1,128})"/.exec(msg.toString('utf8', 0, 256)) ?? []
  return name
}
