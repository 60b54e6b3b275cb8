import type { WasmContract } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { part } from '../../../page.server.ts'
import { shareAnswer } from '../../../sources/asking/share-answer.server.ts'
import { fetchListedContract } from '../../../sources/wasm/contracts.server.ts'

/** What a token by CW20 is called; parts of a page that ask at the same time share the answer. */
export const fetchTokenMetadata = shareAnswer(
  async (address): Promise<WasmContract['cw20Metadata']> =>
    (await part(fetchListedContract(address))).value?.cw20Metadata,
)

/** Its decimals and supply; undefined where nobody knows. */
export async function fetchTokenInfo(
  address: string,
): Promise<{ decimals: number; supply: string } | undefined> {
  const info = (await fetchTokenMetadata(address))?.tokenInfo
  return info && { decimals: Number(info.decimals), supply: info.totalSupply }
}
