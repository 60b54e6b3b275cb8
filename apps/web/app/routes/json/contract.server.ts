import { decodeAddress, formatEthereumAddress } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { formatQuery } from '../../format-query.ts'
import { notThere } from '../../guards.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { hasWrittenLogs } from '../../sources/evm/contracts.server.ts'
import { readLogFilter } from '../contracts/evm/read-log-filter.ts'
import type { EvmPart, WasmPart } from '../contracts/parts.ts'
import { fetchAllowances } from '../contracts/wasm/allowances.server.ts'
import { fetchState } from '../contracts/wasm/state.server.ts'
import { tellTransactions } from './account.server.ts'
import { asRest } from './as-rest.ts'
import { limitOf } from './read-asked.ts'
import { listAt, tellLists, type ListPlace } from './tell-lists.server.ts'

/** A contract of CosmWasm or of the EVM, whose addresses look alike, or what stands on a part of its page. */
export async function tellContract(
  account: string,
  part: EvmPart | WasmPart,
  query: URLSearchParams,
): Promise<unknown> {
  const tell = parts[part]
  if (tell !== undefined) return tell(account, query)
  const isSure = decodeAddress(account).bytes.length !== 20
  const told = isSure ? await fetchWasm(account) : await orNothing(fetchWasm(account))
  if (told !== undefined) return part === 'state' ? tellState(account, query) : told
  const evm = await orNothing(fetchRest(`/injsight/v1/evm/contracts/${formatEthereumAddress(account)}`))
  if (evm !== undefined) return evm
  // Those of the chain itself were created by nobody, and are known by what they wrote.
  if (await hasWrittenLogs(formatEthereumAddress(account))) return tellLogs(account, query)
  throw notThere('contract-search', `No contract is known at ${account}`)
}

type Tell = (account: string, query: URLSearchParams) => Promise<unknown>

/** What stands on a part of a contract's page; the others tell of the contract itself. */
const parts: Partial<Record<EvmPart | WasmPart, Tell>> = {
  transactions: (account, query) => tellTransactions('contract', account, query),
  logs: tellLogs,
  source: (account) => fetchRest(`/injsight/v1/evm/contracts/${account}/source`),
  balances: below('accounts', 'holdings'),
  cw20balances: below('accounts', 'cw20'),
  'token-holders': below('wasm/contracts', 'holders'),
  events: below('wasm/contracts', 'calls'),
  transfers: below('wasm/contracts', 'moves'),
  history: (account, query) =>
    tellLists(
      {
        history: listAt(`/injsight/v1/wasm/contracts/${account}/history`),
        deeds: listAt(`/injsight/v1/wasm/deeds?contract=${account}&of_rulers=true`),
      },
      query,
    ),
  init: async (account) => {
    const { history, funds, are_funds_known } = await fetchWasm<{
      history: unknown[]
      funds: string
      are_funds_known: boolean
    }>(account)
    return { init: history[0], funds, are_funds_known }
  },
  allowances: async (address, query) => asRest(await fetchAllowances({ address, ...placeOf(query) })),
}

function below(of: string, list: string): Tell {
  return (account, query) => listAt(`/injsight/v1/${of}/${account}/${list}`)(placeOf(query))
}

function placeOf(query: URLSearchParams): ListPlace {
  return { cursor: readCursor(query), limit: readRows(query) }
}

function fetchWasm<Told extends object>(account: string): Promise<Told> {
  return fetchRest(`/injsight/v1/wasm/contracts/${account}`)
}

/** As a node tells it over REST. */
async function tellState(address: string, query: URLSearchParams): Promise<unknown> {
  const { models, next } = await fetchState({ address, ...placeOf(query) })
  return {
    models: models.map(({ key, value }) => ({ key: key.toHex().toUpperCase(), value: value.toBase64() })),
    next,
  }
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
