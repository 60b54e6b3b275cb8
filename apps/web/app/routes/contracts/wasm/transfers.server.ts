import { formatUnits } from '@injsight/chain'
import { fetchWasmMoves } from '../../../sources/wasm/contracts.server.ts'
import { tableOfMoves } from '../../../views/assets/move-table.server.ts'
import { number } from '../../../views/lists/cells.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import { linkToNft } from '../../nfts/tables.server.ts'
import type { PartRequest } from './part-request.ts'
import { fetchTokenInfo } from './token-info.server.ts'

/** What a token by CW20 moved of its own coins, or a collection by CW721 of its tokens. */
export async function listTransfers({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const [{ moves, next }, info] = await Promise.all([
    fetchWasmMoves({ contract: address, cursor, limit }),
    fetchTokenInfo(address),
  ])
  const isOfNfts = moves.some(({ token }) => token !== '')
  const table = tableOfMoves(moves, {
    naming,
    ...(isOfNfts
      ? { item: (token) => linkToNft(address, token) }
      : { quantity: (amount) => number(formatUnits(amount, info?.decimals ?? 0)) }),
  })
  return { table, next }
}
