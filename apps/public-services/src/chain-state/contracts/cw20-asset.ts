import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { Fault } from '@injsight/errors'
import { Asset, GetAssetResponse } from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'

/** A token by CW20 as the explorer knows it; nothing of a contract that is none. @param contract inj1… */
export async function findCw20Asset(
  { transport }: Pick<Host, 'transport'>,
  contract: string,
): Promise<GetAssetResponse> {
  const explorer = new InjectiveExplorerRPCClient(transport)
  const told = await explorer
    .getWasmContractByAddress({ contractAddress: contract })
    .response.catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'grpc.not_found') return undefined
      throw error
    })
  const { tokenInfo, marketingInfo } = told?.cw20Metadata ?? {}
  if (told === undefined || tokenInfo === undefined) return GetAssetResponse.create()
  const { name, symbol, decimals, totalSupply } = tokenInfo
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
    }),
    description: marketingInfo?.description ?? '',
    link: marketingInfo?.logo ?? '',
    project: marketingInfo?.project ?? '',
    creator: told.creator,
    codeId: told.codeId,
  })
}
