import { decodeAddress, formatEthereumAddress } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { notThere, passGuard } from '../../guards.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { hasWrittenLogs } from '../../sources/evm/contracts.server.ts'
import { fetchAuction, fetchAuctions, fetchFunds, fetchRedemptions } from '../../sources/funds.server.ts'
import { readCursor } from '../../read-query.ts'
import { contractKinds, kinds, readAssetChoice } from '../assets/list/read-choice.ts'
import { readLogFilter } from '../contracts/evm/read-log-filter.ts'
import { readContractChoice, readList } from '../contracts/lists/read-choice.ts'
import { readRound } from '../funds/read-round.ts'
import { readPage } from '../nfts/pages.server.ts'
import { tellTransactions } from './account.server.ts'
import type { JsonAnswers } from './answers.ts'
import { asRest } from './as-rest.ts'
import { limitOf } from './read-asked.ts'

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
  '/asset/*': async ({ params }) => {
    const token = encodeURIComponent(params('*'))
    const told = await fetchRest<{ asset?: unknown }>(`/injsight/v1/asset/${token}`)
    return told.asset === undefined ? fetchRest(`/injsight/v1/evm/token/${token}`) : told
  },
  '/nfts': ({ query }) => {
    const { cursor, rows } = readPage(query)
    return fetchRest(`/injsight/v1/nfts${formatQuery({ cursor, limit: String(rows) })}`)
  },
  '/nfts/:contract': async ({ params, query }) => {
    const { cursor, rows } = readPage(query)
    const contract = encodeURIComponent(params('contract'))
    const pageFrom = (from: string) => formatQuery({ cursor: from, limit: String(rows) })
    const [told, moved] = await Promise.all([
      fetchRest<object>(`/injsight/v1/nfts/${contract}${pageFrom(cursor)}`),
      fetchRest<{ moves: unknown }>(
        `/injsight/v1/nft-moves/${contract}${pageFrom(readCursor(query, 'moves'))}`,
      ),
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
  '/code/:id': ({ params }) =>
    fetchRest(`/injsight/v1/wasm/codes/${passGuard('wasm-code-search', params('id'))}`),
  '/contract/:contract/:part?/:child?': ({ params, query }) =>
    tellContract(passGuard('contract-search', params('contract')), params('part'), query),
  '/permissions': async ({ query }) => {
    const page = (list: string) => formatQuery({ cursor: readCursor(query, list), limit: limitOf(query) })
    const [namespaces, vouchers, changed] = await Promise.all([
      fetchRest<object>(`/injsight/v1/permissions${page('namespaces')}`),
      fetchRest<{ vouchers: unknown }>(`/injsight/v1/permissions/vouchers${page('vouchers')}`),
      fetchRest(`/injsight/v1/permissions/changes${page('changes')}`),
    ])
    return { ...namespaces, vouchers: vouchers.vouchers, changed }
  },
  '/auctions': async ({ query }) =>
    asRest(await fetchAuctions({ cursor: readCursor(query, 'rounds'), limit: readRows(query) })),
  '/auction/:round': async ({ params }) => asRest(await fetchAuction(readRound(params('round')))),
  '/insurance': async ({ query }) => {
    const page = { cursor: readCursor(query, 'funds'), limit: readRows(query) }
    const [funds, redemptions] = await Promise.all([fetchFunds(page), fetchRedemptions()])
    return asRest({ ...funds, redemptions })
  },
} satisfies Partial<JsonAnswers>

/** A contract of CosmWasm or of the EVM, whose addresses look alike, or what stands on a part of its page. */
async function tellContract(account: string, part: string, query: URLSearchParams): Promise<unknown> {
  if (part === 'transactions') return tellTransactions('contract', account, query)
  if (part === 'balances') return fetchRest(`/injsight/v1/accounts/${account}/holdings`)
  if (part === 'cw20balances') return fetchRest(`/injsight/v1/accounts/${account}/cw20`)
  if (part === 'logs') return tellLogs(account, query)
  if (part === 'source') return fetchRest(`/injsight/v1/evm/contracts/${account}/source`)
  const wasm = `/injsight/v1/wasm/contracts/${account}`
  const page = formatQuery({ cursor: readCursor(query, 'cursor'), limit: limitOf(query) })
  if (part === 'token-holders') return fetchRest(`${wasm}/holders${page}`)
  if (part === 'events') return fetchRest(`${wasm}/calls${page}`)
  if (part === 'transfers') return fetchRest(`${wasm}/moves${page}`)
  if (decodeAddress(account).bytes.length !== 20) return fetchRest(wasm)
  const told = await orNothing(fetchRest(wasm))
  if (told !== undefined) return told
  const evm = await orNothing(fetchRest(`/injsight/v1/evm/contracts/${formatEthereumAddress(account)}`))
  if (evm !== undefined) return evm
  // Those of the chain itself were created by nobody, and are known by what they wrote.
  if (await hasWrittenLogs(formatEthereumAddress(account))) return tellLogs(account, query)
  throw notThere('contract-search', `The index knows no contract at ${account}`)
}

function tellLogs(account: string, query: URLSearchParams): Promise<unknown> {
  const { topic, cursor } = readLogFilter(query)
  const asked = {
    contracts: formatEthereumAddress(account),
    topics: topic,
    cursor,
    limit: limitOf(query),
  }
  return fetchRest(`/injsight/v1/evm/logs${formatQuery(asked)}`)
}

/** What is not there as undefined. */
async function orNothing(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}
