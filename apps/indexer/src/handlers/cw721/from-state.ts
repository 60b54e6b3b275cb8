import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { askContracts } from '../cw20/ask-contracts.ts'
import {
  listGenesisContracts,
  readProgram,
  readRawState,
  tellOrLose,
  type ContractState,
  type RawState,
} from '../cw20/raw-state.ts'
import { readInjAddress, readId, readName, readObject, readText, type Json } from '../read-json.ts'
import { nftContracts, nftOwners } from './tables.ts'

// The program that keeps its tokens as this reads them.
const program = 'cw721-base'

export function readGenesis(state: State, _: unknown, whole: Json): void {
  for (const { address, code_id, raw } of listGenesisContracts(whole)) {
    readCollection(state, address, readId(code_id, 'code id'), raw)
  }
}

export async function askNode(state: State, node: RpcTransport): Promise<void> {
  for await (const { address, code_id, raw } of askContracts(node, '{"num_tokens":{}}')) {
    readCollection(state, address, code_id, raw)
  }
}

/** One that doesn't keep what its program does is known, and not followed: others are read all the same. */
function readCollection(state: State, contract: string, code_id: bigint, raw: RawState): void {
  const kept = readRawState(raw)
  if (readProgram(kept) !== program) return
  const { told, lost } = tellOrLose(() => ({ info: readInfo(kept), owners: readOwners(kept) }))
  const { info = { name: '', symbol: '' }, owners = [] } = told ?? {}
  state.put(nftContracts, { contract, code_id, ...info, tokens: BigInt(owners.length), lost })
  for (const { token, owner } of owners) state.put(nftOwners, { contract, token, owner, height: 0n })
}

function readInfo({ items }: ContractState) {
  const { name, symbol } = readObject(items.get('nft_info'), 'collection')
  return { name: readText(name, 'name'), symbol: readText(symbol, 'symbol') }
}

function readOwners({ entries }: ContractState) {
  return entries('tokens').map(([token, value]) => ({
    token: readName(token, 'token'),
    owner: readInjAddress(readObject(value, 'token')['owner']),
  }))
}
