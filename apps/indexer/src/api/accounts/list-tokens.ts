import type {
  ListCw20BalancesRequest,
  ListCw20BalancesResponse,
  ListMintableDenomsRequest,
  ListMintableDenomsResponse,
  ListNftsRequest,
  ListNftsResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listCw20BalancesAfter } from '#src/queries/tokens/cw20.ts'
import { listFactoryDenoms } from '#src/queries/tokens/factory-denoms.ts'
import { listNfts as findNfts } from '#src/queries/tokens/nfts.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutPage, readCursor, readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listCw20Balances(
  pool: Pool,
  request: ListCw20BalancesRequest,
): Promise<ListCw20BalancesResponse> {
  const { account } = readName(request.account)
  const limit = readLimit(request.limit)
  const [after = ''] = readCursor(request.cursor, 1) ?? []
  const [found, unknown] = await Promise.all([
    listCw20BalancesAfter(pool, account, { after, limit: limit + 1 }),
    listUnknown(pool, ['cw20']),
  ])
  const { lines, next } = cutPage(found, limit, ({ contract }) => [contract])
  return { balances: lines, next, unknown }
}

/** @throws Fault `invalid-input` */
export async function listNfts(pool: Pool, request: ListNftsRequest): Promise<ListNftsResponse> {
  const { account } = readName(request.account)
  const limit = readLimit(request.limit)
  const [contract = '', token = ''] = readCursor(request.cursor, 2) ?? []
  const [found, unknown] = await Promise.all([
    findNfts(pool, account, { after: { contract, token }, limit: limit + 1 }),
    listUnknown(pool, ['cw721']),
  ])
  const { lines, next } = cutPage(found, limit, (nft) => [nft.contract, nft.token])
  return { nfts: lines.map((nft) => ({ ...nft, height: BigInt(nft.height) })), next, unknown }
}

/** @throws Fault `invalid-input` */
export async function listMintableDenoms(
  pool: Pool,
  request: ListMintableDenomsRequest,
): Promise<ListMintableDenomsResponse> {
  const { account: address } = readName(request.account)
  const limit = readLimit(request.limit)
  const [after = ''] = readCursor(request.cursor, 1) ?? []
  const [found, unknown] = await Promise.all([
    listFactoryDenoms(pool, { by: 'admin', address, after, limit: limit + 1 }),
    listUnknown(pool, ['tokenfactory']),
  ])
  const { lines, next } = cutPage(found, limit, ({ denom }) => [denom])
  const denoms = lines.map(({ denom, creator, name, symbol, decimals, supply }) => ({
    denom,
    creator,
    name,
    symbol,
    decimals: Number(decimals),
    supply,
  }))
  return { denoms, next, unknown }
}
