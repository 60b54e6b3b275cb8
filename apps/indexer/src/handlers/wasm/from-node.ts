import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import {
  ContractCodeHistoryOperationType,
  type AbsoluteTxPosition,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { askEach, listAll } from '../node-transport.ts'
import { accessOf } from './access.ts'
import { putParams } from './params.ts'
import { codes, contractHistory, contracts } from './tables.ts'

export async function askNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  putParams(state, (await client.params({}).response).params)
  const pinned = new Set(
    await listAll(async (pagination) => {
      const { codeIds, pagination: page } = await client.pinnedCodes({ pagination }).response
      return { items: codeIds, next: page?.nextKey }
    }),
  )
  const all = await listCodes(client)
  for (const { codeId, creator, dataHash, instantiatePermission } of all) {
    state.put(codes, {
      code_id: codeId,
      creator,
      checksum: Buffer.from(dataHash),
      ...accessOf(instantiatePermission),
      is_pinned: pinned.has(codeId),
      has_ibc: null,
    })
  }
  const contractsOf = await askEach(all, ({ codeId }) => listContracts(client, codeId))
  await askEach(contractsOf.flat(), (address) => askContract(state, client, address))
}

export async function listCodes(client: QueryClient) {
  return listAll(async (pagination) => {
    const { codeInfos, pagination: page } = await client.codes({ pagination }).response
    return { items: codeInfos, next: page?.nextKey }
  })
}

export async function listContracts(client: QueryClient, codeId: bigint): Promise<string[]> {
  return listAll(async (pagination) => {
    const answer = await client.contractsByCode({ codeId, pagination }).response
    return { items: answer.contracts, next: answer.pagination?.nextKey }
  })
}

async function askContract(state: State, client: QueryClient, address: string): Promise<void> {
  const { contractInfo } = await client.contractInfo({ address }).response
  const entries = await listAll(async (pagination) => {
    const answer = await client.contractHistory({ address, pagination }).response
    return { items: answer.entries, next: answer.pagination?.nextKey }
  })
  if (contractInfo === undefined) return
  const created = positionOf(contractInfo.created)
  state.put(contracts, {
    address,
    code_id: contractInfo.codeId,
    creator: contractInfo.creator,
    admin: contractInfo.admin,
    label: contractInfo.label,
    created_height: created.height,
    created_gas: created.gas,
    ibc_port: contractInfo.ibcPortId,
    funds: null,
    entries: entries.length,
  })
  for (const [place, { operation, codeId, updated, msg }] of entries.entries()) {
    const name = ContractCodeHistoryOperationType[operation].toLowerCase()
    const entry = { operation: name, code_id: codeId, ...positionOf(updated), msg: Buffer.from(msg) }
    state.put(contractHistory, { contract: address, place, ...entry })
  }
}

function positionOf(position: AbsoluteTxPosition | undefined): { height: bigint; gas: bigint } {
  return { height: position?.blockHeight ?? 0n, gas: position?.txIndex ?? 0n }
}
