import { findAttribute } from './events.ts'
import { readFields, readJson, type Fields } from './fields.ts'
import { account, amounts, code, contract, count, identifier, text } from './parts.ts'
import { rulesOf, tell, type RuleContext } from './rule.ts'
import type { Coin, Part, SentenceKey } from './sentence.ts'

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
  const parts = { ...sent(message), contract: contract(message.text('contract')) }
  const method = methodOf(message)
  if (method === undefined) return tell('wasm.call', context, parts)
  const told = { ...parts, method: identifier(method) }
  const funds = fundsOf(message)
  if (funds.length === 0) return tell('wasm.execute', context, told)
  return tell('wasm.executeWithFunds', context, { ...told, funds: amounts(funds) })
}

// A contract's message is an object of one field, named after what is to be done, or that name alone.
function methodOf(message: Fields): string | undefined {
  const json = message.findText('msg')
  const called: unknown = json === undefined ? message.object('msg').json : readJson(json)
  if (typeof called === 'string') return called
  const [method, another] = Object.keys(readFields(called).json)
  return another === undefined ? method : undefined
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
    contract: contract(message.text('contract')),
    code: code(message.text('code_id')),
  })
}

function updateAdmin(message: Fields, context: RuleContext) {
  return tell('wasm.updateAdmin', context, {
    ...sent(message),
    admin: account(message.text('new_admin')),
    contract: contract(message.text('contract')),
  })
}

function ofContract(key: SentenceKey, field: string) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, { ...sent(message), contract: contract(message.text(field)) })
}

function relabel(message: Fields, context: RuleContext) {
  return tell('wasm.relabel', context, {
    ...sent(message),
    contract: contract(message.text('contract')),
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
    contract: contract(request.text('contract_address')),
  })
}
