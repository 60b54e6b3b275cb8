import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import type { ContractPermission } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { notFound } from '@injsight/errors'
import type { GetWasmCodeBytesResponse, GetWasmCodeResponse } from '@injsight/injsight-v1'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Host } from '../../upstream/host.ts'
import { wholeOf } from '../pages.ts'
import { hashOf } from '../../shapes/hash-of.ts'

type Sources = Record<'explorer' | 'chain', Pick<Host, 'transport'>>

const mostPinned = 1000

/** A code, as the explorer tells it, and whether nodes keep it in memory. @throws Fault `not-found` */
export async function getWasmCode(
  { explorer, chain }: Sources,
  codeId: bigint,
): Promise<GetWasmCodeResponse> {
  const [told, pinned] = await Promise.all([
    new InjectiveExplorerRPCClient(explorer.transport).getWasmCodeByID({ codeId }).response,
    new WasmClient(chain.transport).pinnedCodes({ pagination: wholeOf(mostPinned) }).response.then(
      ({ codeIds }) => codeIds,
      (): bigint[] => [], // the page says of those alone that are
    ),
  ])
  if (told.codeId !== codeId) throw notFound('code', `There is no code ${codeId}`, { codeId })
  return {
    codeId,
    creator: told.creator,
    checksum: told.checksum?.hash.replace(/^0x/, '').toLowerCase() ?? '',
    ...readPermission(told.permission),
    isPinned: pinned.includes(codeId),
    contracts: told.instantiates,
    height: 0n,
    time: told.createdAt,
    hash: hashOf(told.txHash),
    proposal: told.proposalId,
    proposalHash: '',
    deeds: [],
  }
}

/** By the chain's numbers; of an older kind, that names one address, there may still be some. */
const permissions = new Map([
  [1, 'Nobody'],
  [2, 'AnyOfAddresses'],
  [3, 'Everybody'],
  [4, 'AnyOfAddresses'],
])

function readPermission(told: ContractPermission | undefined): { permission: string; permitted: string[] } {
  const permission = permissions.get(told?.accessType ?? 0) ?? ''
  const permitted = (told?.address ?? '').split(',').filter((one) => one !== '')
  return { permission, permitted: permission === 'AnyOfAddresses' ? permitted : [] }
}

/** The bytes of a code, as the chain keeps them. @throws Fault `not-found`, `unavailable` */
export async function getWasmCodeBytes(
  { chain }: Pick<Sources, 'chain'>,
  codeId: bigint,
): Promise<GetWasmCodeBytesResponse> {
  const { codeInfo, data } = await new WasmClient(chain.transport).code({ codeId }).response
  if (codeInfo === undefined || !Buffer.from(codeInfo.dataHash).equals(sha256(data)))
    throw notFound('code', `The chain tells no code ${codeId} that has its checksum`, { codeId })
  return { bytes: Buffer.from(data).toString('base64'), form: 'wasm', from: 'node' }
}
