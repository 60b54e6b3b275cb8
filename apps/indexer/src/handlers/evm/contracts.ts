import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client.js'
import { EthAccount } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/account_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { accountOf, createAccount, type Account } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import { listAll } from '../node-transport.ts'
import { readList, readObject, readText, unreadable, type Json } from '../read-json.ts'
import { codeHashOf } from './read-run.ts'
import { evmCodes, evmContracts } from './tables.ts'

const hashOfNothing = codeHashOf(Buffer.alloc(0))

/** A contract of which somebody tells for the first time, and nobody who created it. */
export async function noteContract(state: State, account: Account, since: bigint): Promise<void> {
  const contract = state.account(account)
  if ((await state.find(evmContracts, { contract })) !== undefined) return
  state.put(evmContracts, { contract, creator: null, code_hash: null, since })
}

export function readGenesisContracts(state: State, { evm }: Json): void {
  if (evm === undefined || evm === null) return // a chain from before the EVM
  for (const one of readList(readObject(evm, 'genesis of evm')['accounts'], 'list of accounts')) {
    const { address, code } = readObject(one, 'account of the EVM')
    const bytes = readHex(code, 'code')
    if (bytes.length === 0) continue
    const code_hash = codeHashOf(bytes)
    const contract = state.account(createAccount(readHex(address, 'address')))
    state.put(evmContracts, { contract, creator: null, code_hash, since: 0n })
    state.put(evmCodes, { code_hash, code: bytes })
  }
}

function readHex(value: unknown, what: string): Buffer {
  const [, hex] = /^(?:0x)?((?:[0-9a-f]{2})*)$/i.exec(readText(value, what)) ?? []
  if (hex === undefined) throw unreadable(what, value)
  return Buffer.from(hex, 'hex')
}

/** All accounts of a node say whether they have code. */
export async function askContracts(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const all = await listAll(async (pagination) => {
    const { accounts: items, pagination: page } = await client.accounts({ pagination }).response
    return { items, next: page?.nextKey }
  })
  for (const { typeUrl, value } of all) {
    if (typeUrl !== `/${EthAccount.typeName}`) continue
    const { baseAccount, codeHash } = EthAccount.fromBinary(value)
    const code_hash = Buffer.from(codeHash)
    if (baseAccount === undefined || code_hash.length === 0 || code_hash.equals(hashOfNothing)) continue
    const contract = state.account(accountOf(baseAccount.address))
    state.put(evmContracts, { contract, creator: null, code_hash, since: 0n })
  }
}
