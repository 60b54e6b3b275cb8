import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { askContracts } from '../cw20/ask-contracts.ts'
import { listGenesisContracts, readProgram, readRawState, type RawState } from '../cw20/raw-state.ts'
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

function readCollection(state: State, contract: string, code_id: bigint, raw: RawState): void {
  const kept = readRawState(raw)
  if (readProgram(kept) !== program) return
  const { name, symbol } = readObject(kept.items.get('nft_info'), 'collection')
  const tokens = kept.entries('tokens')
  state.put(nftContracts, {
    contract,
    code_id,
    name: readText(name, 'name'),
    symbol: readText(symbol, 'symbol'),
    tokens: BigInt(tokens.length),
    lost: null,
  })
  for (const [token, value] of tokens) {
    const owner = readInjAddress(readObject(value, 'token')['owner'])
    state.put(nftOwners, { contract, token: readName(token, 'token'), owner, height: 0n })
  }
}
