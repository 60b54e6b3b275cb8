import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { Fault } from '@injsight/errors'
import { Asset, GetAssetResponse } from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { askContract, textOf } from './ask-contract.ts'

type Sources = Record<'explorer' | 'chain', Pick<Host, 'transport'>>

/**
 * A token by CW20 as the explorer knows it, and who may make more of it as its contract says; nothing of a contract that is
 * none.
 *
 * @param contract inj1…
 */
export async function findCw20Asset(sources: Sources, contract: string): Promise<GetAssetResponse> {
  const explorer = new InjectiveExplorerRPCClient(sources.explorer.transport)
  const told = await explorer
    .getWasmContractByAddress({ contractAddress: contract })
    .response.catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'grpc.not_found') return undefined
      throw error
    })
  const { tokenInfo, marketingInfo } = told?.cw20Metadata ?? {}
  if (told === undefined || tokenInfo === undefined) return GetAssetResponse.create()
  const { name, symbol, decimals, totalSupply } = tokenInfo
  const minting = await readMinter(sources.chain, contract)
  return GetAssetResponse.create({
    asset: Asset.create({
      asset: contract,
      kind: 'cw20',
      name,
      symbol,
      hasDecimals: true,
      decimals: Number(decimals),
      supply: totalSupply,
      holders: -1n, // nobody counts who holds it
      verification: 'unverified',
      admin: minting?.minter ?? '',
    }),
    description: marketingInfo?.description ?? '',
    link: marketingInfo?.logo ?? '',
    project: marketingInfo?.project ?? '',
    creator: told.creator,
    codeId: told.codeId,
    cap: minting?.cap ?? '',
    unknown: minting === undefined ? ['cw20'] : [],
  })
}

/** Both are empty where nobody may make more; undefined where its contract can't be asked. */
async function readMinter({ transport }: Sources['chain'], contract: string) {
  try {
    const told = await askContract(new WasmClient(transport), contract, { minter: {} })
    return { minter: textOf(told, 'minter'), cap: textOf(told, 'cap') }
  } catch {
    return undefined
  }
}
