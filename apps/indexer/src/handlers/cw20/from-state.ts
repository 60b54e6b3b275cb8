import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { readInjAddress, readId, readObject, readText, type Json } from '../read-json.ts'
import { askContracts } from './ask-contracts.ts'
import { listGenesisContracts, readProgram, readRawState, type RawState } from './raw-state.ts'
import { readMarketing, readMint, readTokens } from './read-instantiation.ts'
import { cw20Balances, cw20Holders, cw20Tokens } from './tables.ts'

// Programs that keep what they hold as cw20-base does.
const program = 'cw20-base'

export function readGenesis(state: State, _: unknown, whole: Json): void {
  for (const { address, code_id, raw } of listGenesisContracts(whole)) {
    readToken(state, address, readId(code_id, 'code id'), raw)
  }
}

export async function askNode(state: State, node: RpcTransport): Promise<void> {
  for await (const { address, code_id, raw } of askContracts(node, '{"token_info":{}}')) {
    readToken(state, address, code_id, raw)
  }
}

function readToken(state: State, contract: string, code_id: bigint, raw: RawState): void {
  const kept = readRawState(raw)
  if (readProgram(kept) !== program) return
  const token = readObject(kept.items.get('token_info'), 'token')
  const marketing = readMarketing(kept.items.get('marketing_info'))
  state.put(cw20Tokens, {
    contract,
    code_id,
    name: readText(token['name'], 'name'),
    symbol: readText(token['symbol'], 'symbol'),
    decimals: Number(token['decimals']),
    total_supply: readTokens(token['total_supply']),
    ...readMint(token['mint']),
    ...marketing,
    untold: 0,
    lost: null,
  })
  let holders = 0n
  for (const [holder, value] of kept.entries('balance')) {
    const amount = readTokens(value)
    if (amount === 0n) continue
    holders++
    state.put(cw20Balances, { contract, holder: readInjAddress(holder), amount, height: 0n })
  }
  if (holders > 0n) state.put(cw20Holders, { contract, holders })
}
