import { tellTokenCall } from './cw20.ts'
import { findAttribute } from '../events.ts'
import { readFields, readJson, type Fields } from '../fields.ts'
import { findReadable } from '../find-readable.ts'
import { account, amounts, code, contract, count, identifier, text } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Coin, Part, SentenceKey } from '../sentence.ts'

export const wasm = {
  ...rulesOf('cosmwasm.wasm.v1', {
    MsgStoreCode: store,
    MsgInstantiateContract: instantiate,
    MsgInstantiateContract2: instantiate,
    MsgExecuteContract: execute,
    MsgMigrateContract: migrate,
    MsgUpdateAdmin: updateAdmin,
    MsgClearAdmin: ofContract('wasm.clearAdmin', 'contract'),
    MsgUpdateContractLabel: relabel,
    MsgUpdateInstantiateConfig: restrict,
    MsgPinCodes: pin('wasm.pin'),
    MsgUnpinCodes: pin('wasm.unpin'),
  }),
  ...rulesOf('injective.wasmx.v1', {
    MsgExecuteContractCompat: execute,
    MsgRegisterContract: register,
    MsgUpdateContract: ofContract('wasmx.update', 'contract_address'),
    MsgActivateContract: ofContract('wasmx.activate', 'contract_address'),
    MsgDeactivateContract: ofContract('wasmx.deactivate', 'contract_address'),
  }),
}

const sent = (message: Fields) => ({ sender: account(message.text('sender')) })

// The chain numbers what is stored, so only the events know the number.
function store(message: Fields, context: RuleContext) {
  const id = findAttribute(context, 'store_code', 'code_id')
  if (id === undefined) return tell('wasm.store', context, sent(message))
  return tell('wasm.storeAs', context, { ...sent(message), code: code(id) })
}

function instantiate(message: Fields, context: RuleContext) {
  const address = findAttribute(context, 'instantiate', '_contract_address')
  const label = message.text('label')
  const started: Part = { kind: 'contract', label, ...(address && { address }) }
  return tell('wasm.instantiate', context, {
    ...sent(message),
    contract: started,
    code: code(message.text('code_id')),
  })
}

function execute(message: Fields, context: RuleContext) {
  const address = message.text('contract')
  const parts = { ...sent(message), contract: contract(address, context) }
  const call = readCall(message)
  if (call === undefined) return tell('wasm.call', context, parts)
  const funds = fundsOf(message)
  const { method, given } = call
  const isPlain = funds.length === 0 && given !== undefined
  const known = isPlain
    ? findReadable(() =>
        tellTokenCall({ sender: message.text('sender'), contract: address, method, given }, context),
      )
    : undefined
  if (known) return known
  const told = { ...parts, method: identifier(method) }
  if (funds.length === 0) return tell('wasm.execute', context, told)
  return tell('wasm.executeWithFunds', context, { ...told, funds: amounts(funds) })
}

type Call = { method: string; given: Fields | undefined }

// A contract's message is an object of one field, named after what is to be done, or that name alone.
function readCall(message: Fields): Call | undefined {
  const json = message.findText('msg')
  const called: unknown = json === undefined ? message.object('msg').json : readJson(json)
  if (typeof called === 'string') return { method: called, given: undefined }
  const fields = readFields(called)
  const [method, another] = Object.keys(fields.json)
  if (method === undefined || another !== undefined) return undefined
  return { method, given: fields.findObject(method) }
}

// The compatible form writes coins as text, and none as "0".
function fundsOf(message: Fields): Coin[] {
  const written = message.findText('funds')
  if (written === undefined) return message.coins('funds')
  return written.split(',').flatMap((coin) => {
    const [, amount, denom] = /^(\d+)(\D.*)$/.exec(coin.trim()) ?? []
    return amount && denom ? [{ denom, amount }] : []
  })
}

function migrate(message: Fields, context: RuleContext) {
  return tell('wasm.migrate', context, {
    ...sent(message),
    contract: contract(message.text('contract'), context),
    code: code(message.text('code_id')),
  })
}

function updateAdmin(message: Fields, context: RuleContext) {
  return tell('wasm.updateAdmin', context, {
    ...sent(message),
    admin: account(message.text('new_admin')),
    contract: contract(message.text('contract'), context),
  })
}

function ofContract(key: SentenceKey, field: string) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, { ...sent(message), contract: contract(message.text(field), context) })
}

function relabel(message: Fields, context: RuleContext) {
  return tell('wasm.relabel', context, {
    ...sent(message),
    // It is known by the label of now, be it this one or a later one: what it bore before, nobody says.
    contract: { kind: 'contract', address: message.text('contract'), isUnnamed: true },
    label: text(message.text('new_label')),
  })
}

function restrict(message: Fields, context: RuleContext) {
  return tell('wasm.restrict', context, { ...sent(message), code: code(message.text('code_id')) })
}

function pin(key: SentenceKey) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, {
      authority: account(message.text('authority')),
      count: count(message.texts('code_ids').length),
    })
}

function register(message: Fields, context: RuleContext) {
  const request = message.object('contract_registration_request')
  return tell('wasmx.register', context, {
    ...sent(message),
    contract: contract(request.text('contract_address'), context),
  })
}
