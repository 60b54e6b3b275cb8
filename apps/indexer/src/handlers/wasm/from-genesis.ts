import type { State } from '#src/state/state.ts'
import { readDigits, readId, readList, readObject, readText } from '../read-json.ts'
import { readAccess } from './access.ts'
import { readCode } from './read-code.ts'
import { codes, contractHistory, contracts, wasmParams } from './tables.ts'

export function readGenesis(state: State, genesis: unknown): void {
  const whole = readObject(genesis ?? {}, 'genesis of wasm')
  if (whole['params'] !== undefined) readParams(state, whole['params'])
  for (const code of readList(whole['codes'], 'list of codes')) putCode(state, code)
  for (const contract of readList(whole['contracts'], 'list of contracts')) readContract(state, contract)
}

function readParams(state: State, json: unknown): void {
  const params = readObject(json, 'params')
  const { permission, permitted } = readAccess(params['code_upload_access'])
  state.put(wasmParams, {
    id: 1,
    upload_permission: permission,
    upload_permitted: permitted,
    default_permission: readText(params['instantiate_default_permission'], 'permission'),
  })
}

function putCode(state: State, json: unknown): void {
  const { code_id, code_info, code_bytes, pinned } = readObject(json, 'code')
  const about = readObject(code_info, 'code')
  const bytes = Buffer.from(readText(code_bytes ?? '', 'code'), 'base64')
  state.put(codes, {
    code_id: readId(code_id, 'code id'),
    creator: readText(about['creator'], 'address'),
    checksum: Buffer.from(readText(about['code_hash'], 'checksum'), 'base64'),
    ...readAccess(about['instantiate_config']),
    is_pinned: pinned === true,
    has_ibc: readCode(bytes)?.hasIbc ?? null,
  })
}

function readContract(state: State, json: unknown): void {
  const { contract_address, contract_info, contract_code_history } = readObject(json, 'contract')
  const about = readObject(contract_info, 'contract')
  const created = readPosition(about['created'])
  const address = readText(contract_address, 'address')
  const entries = readList(contract_code_history, 'history of a contract')
  state.put(contracts, {
    address,
    code_id: readId(about['code_id'], 'code id'),
    creator: readText(about['creator'], 'address'),
    admin: readText(about['admin'] ?? '', 'address'),
    label: readText(about['label'], 'label'),
    created_height: created.height,
    created_gas: created.gas,
    ibc_port: readText(about['ibc_port_id'] ?? '', 'port'),
    funds: null,
    entries: entries.length,
  })
  for (const [place, one] of entries.entries()) {
    const { operation, code_id, updated, msg } = readObject(one, 'entry of a history')
    state.put(contractHistory, {
      contract: address,
      place,
      operation: readText(operation, 'operation').replace(prefix, '').toLowerCase(),
      code_id: readId(code_id, 'code id'),
      ...readPosition(updated),
      // In a genesis what a contract was told stands as JSON within the JSON.
      msg: Buffer.from(JSON.stringify(msg)),
    })
  }
}

const prefix = 'CONTRACT_CODE_HISTORY_OPERATION_TYPE_'

function readPosition(json: unknown): { height: bigint; gas: bigint } {
  if (json === null || json === undefined) return { height: 0n, gas: 0n }
  const { block_height, tx_index } = readObject(json, 'position')
  return { height: readId(block_height, 'height'), gas: readDigits(tx_index, 'gas') }
}
