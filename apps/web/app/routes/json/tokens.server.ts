import { notFound } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import {
  fetchAuction,
  fetchAuctions,
  fetchBids,
  fetchFunds,
  fetchRedemptions,
} from '../../sources/funds.server.ts'
import { readCursor } from '../../read-query.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { contractKinds, kinds, readAssetChoice } from '../assets/list/read-choice.ts'
import { findOnChain } from '../assets/load-asset.server.ts'
import { readContractChoice, readList } from '../contracts/lists/read-choice.ts'
import { evmParts, readPart, wasmParts } from '../contracts/parts.ts'
import { readRound } from '../funds/read-round.ts'
import { readPage } from '../nfts/pages.server.ts'
import type { JsonAnswers, JsonAsked } from './answers.ts'
import { asRest } from './as-rest.ts'
import { listsOfAsset } from './asset-lists.server.ts'
import { tellContract } from './contract.server.ts'
import { limitOf } from './read-asked.ts'
import { listAt, tellLists } from './tell-lists.server.ts'

/** Assets, NFTs, contracts, and the chain's own funds. */
export const tokenAnswers = {
  '/assets': ({ query }) => {
    const { kind, tier: verification, text, sort, cursor } = readAssetChoice(query, kinds)
    return fetchRest(
      `/injsight/v1/assets${formatQuery({ kind, verification, text, sort, cursor, limit: limitOf(query) })}`,
    )
  },
  '/assets/smart-contracts': ({ query }) => {
    const { kind, tier: verification, text, cursor } = readAssetChoice(query, contractKinds)
    return fetchRest(
      `/injsight/v1/contract-tokens${formatQuery({ kind, verification, text, cursor, limit: limitOf(query) })}`,
    )
  },
  '/asset/*': tellAsset,
  '/nfts': ({ query }) => {
    const { cursor, rows } = readPage(query)
    return fetchRest(`/injsight/v1/nfts${formatQuery({ cursor, limit: String(rows) })}`)
  },
  '/nfts/:contract': async ({ params, query }) => {
    const { cursor, rows } = readPage(query)
    const contract = encodeURIComponent(params('contract'))
    const pageFrom = (from: string) => formatQuery({ cursor: from, limit: String(rows) })
    const ofMoves = pageFrom(readCursor(query, 'moves'))
    const [told, moved] = await Promise.all([
      fetchRest<object>(`/injsight/v1/nfts/${contract}${pageFrom(cursor)}`),
      fetchRest<{ moves: unknown }>(`/injsight/v1/nft-moves/${contract}${ofMoves}`),
    ])
    return { ...told, moves: moved.moves }
  },
  '/nft/:contract/*': ({ params }) => {
    const [contract, token] = [params('contract'), params('*')].map(encodeURIComponent)
    return fetchRest(`/injsight/v1/nfts/${contract}/${token}`)
  },
  '/smart-contracts/:list?': ({ params, query }) => {
    const list = readList(params('list') || undefined)
    const [cursor, limit] = [readCursor(query, 'cursor'), limitOf(query)]
    if (list === 'code')
      return fetchRest(`/api/explorer/v1/wasm/codes${formatQuery({ limit, to_number: cursor })}`)
    if (list === 'registered')
      return fetchRest(`/injsight/v1/wasm/registered${formatQuery({ cursor, limit })}`)
    const { tokens, code, text } = readContractChoice(query)
    if (list === 'evm') {
      const asked = { standard: tokens ? 'token' : '', cursor, limit }
      return fetchRest(`/injsight/v1/evm/contracts${formatQuery(asked)}`)
    }
    const asked = { limit, skip: cursor, code_id: code, assets_only: tokens ? 'true' : '', lookup: text }
    return fetchRest(`/api/explorer/v1/wasm/contracts${formatQuery(asked)}`)
  },
  '/code/:id': async ({ params, query }) => {
    const id = passGuard('wasm-code-search', params('id'))
    const [told, lists] = await Promise.all([
      fetchRest<object>(`/injsight/v1/wasm/codes/${id}`),
      tellLists({ history: listAt(`/injsight/v1/wasm/deeds?code_id=${id}`) }, query),
    ])
    return { ...told, lists }
  },
  '/contract/:contract/:part?/:child?': ({ params, query }) => {
    const names = [params('part') || undefined, params('child') || undefined]
    const part = readPart([...wasmParts, ...evmParts], names)
    if (part === undefined) throw notFound('page', `A contract has no part called ${params('part')}`)
    return tellContract(passGuard('contract-search', params('contract')), part, query)
  },
  '/permissions': async ({ query }) => {
    const page = (list: string) => formatQuery({ cursor: readCursor(query, list), limit: limitOf(query) })
    const [ofNamespaces, ofVouchers, ofChanges] = [page('namespaces'), page('vouchers'), page('changes')]
    const [namespaces, vouchers, changed] = await Promise.all([
      fetchRest<object>(`/injsight/v1/permissions${ofNamespaces}`),
      fetchRest<{ vouchers: unknown }>(`/injsight/v1/permissions/vouchers${ofVouchers}`),
      fetchRest(`/injsight/v1/permissions/changes${ofChanges}`),
    ])
    return { ...namespaces, vouchers: vouchers.vouchers, changed }
  },
  '/auctions': async ({ query }) =>
    asRest(await fetchAuctions({ cursor: readCursor(query, 'rounds'), limit: readRows(query) })),
  '/auction/:round': async ({ params, query }) => {
    const round = readRound(params('round'))
    const page = { cursor: readCursor(query, 'bids'), limit: readRows(query) }
    const [auction, { bids, next }] = await Promise.all([fetchAuction(round), fetchBids(round, page)])
    return asRest({ auction, bids, nextBids: next })
  },
  '/insurance': async ({ query }) => {
    const page = (list: string) => ({ cursor: readCursor(query, list), limit: readRows(query) })
    const [ofFunds, ofRedemptions] = [page('funds'), page('redemptions')]
    const [funds, redemptions] = await Promise.all([fetchFunds(ofFunds), fetchRedemptions(ofRedemptions)])
    return asRest({ ...funds, redemptions: redemptions.redemptions, nextRedemptions: redemptions.next })
  },
} satisfies Partial<JsonAnswers>

/** An asset, and the lists of its page. */
async function tellAsset({ params, query }: JsonAsked): Promise<unknown> {
  const name = params('*')
  const token = encodeURIComponent(name)
  const [told, asset] = await Promise.all([
    fetchRest<{ asset?: unknown }>(`/injsight/v1/asset/${token}`),
    fetchNames().then((names) => findOnChain(name, { language: 'en', names })),
  ])
  const whole = await (told.asset === undefined ? fetchRest<object>(`/injsight/v1/evm/token/${token}`) : told)
  return asset === undefined ? whole : { ...whole, lists: await tellLists(listsOfAsset(asset), query) }
}
