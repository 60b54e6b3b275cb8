import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { readInjAddress, readId, readObject, readText, type Json } from '../read-json.ts'
import { askContracts } from './ask-contracts.ts'
import {
  listGenesisContracts,
  readProgram,
  readRawState,
  tellOrLose,
  type ContractState,
  type RawState,
} from './raw-state.ts'
import { readDecimals, readMarketing, readMint, readTokens } from './read-instantiation.ts'
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

/** One that doesn't keep what its program does is known, and not followed: others are read all the same. */
function readToken(state: State, contract: string, code_id: bigint, raw: RawState): void {
  const kept = readRawState(raw)
  if (readProgram(kept) !== program) return
  const { told, lost } = tellOrLose(() => ({ token: readInfo(kept), balances: readBalances(kept) }))
  const { token = unknownToken, balances = [] } = told ?? {}
  state.put(cw20Tokens, { contract, code_id, ...token, untold: 0, lost })
  for (const [holder, amount] of balances) state.put(cw20Balances, { contract, holder, amount, height: 0n })
  if (balances.length > 0) state.put(cw20Holders, { contract, holders: BigInt(balances.length) })
}

const unknownToken = {
  name: '',
  symbol: '',
  decimals: 0,
  total_supply: 0n,
  ...readMint(null),
  ...readMarketing(null),
}

function readInfo({ items }: ContractState) {
  const info = readObject(items.get('token_info'), 'token')
  return {
    name: readText(info['name'], 'name'),
    symbol: readText(info['symbol'], 'symbol'),
    decimals: readDecimals(info['decimals']),
    total_supply: readTokens(info['total_supply']),
    ...readMint(info['mint']),
    ...readMarketing(items.get('marketing_info')),
  }
}

function readBalances({ entries }: ContractState): [holder: string, amount: bigint][] {
  return entries('balance')
    .map(([holder, value]): [string, bigint] => [readInjAddress(holder), readTokens(value)])
    .filter(([, amount]) => amount > 0n)
}
