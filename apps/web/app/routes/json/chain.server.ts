import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { ValidatorVote } from '@injsight/injsight-v1'
import { passGuard } from '../../guards.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { askTransactions } from '../../sources/transactions/transactions.server.ts'
import { readCursor } from '../../read-query.ts'
import { readPart } from '../accounts/parts.ts'
import { readBefore } from '../blocks/read-before.ts'
import { readBridgeList } from '../bridges/read-list.ts'
import { readTransfer } from '../bridges/read-transfer.ts'
import { fetchWay } from '../bridges/way.server.ts'
import { readChoice, toSearch } from '../community/read-choice.server.ts'
import { readProposalId, readStatus, readVoteChoice } from '../governance/read-proposals.ts'
import { readParameterChoice } from '../parameters/read-choice.ts'
import { metrics, readMetric, readResolution } from '../statistics/read-metric.ts'
import type { ListName as ValidatorList } from '../staking/validator-lists.server.ts'
import { readFilter } from '../transactions/read-filter.ts'
import { isVote } from '../../views/governance/options.server.ts'
import { tellAccount } from './account.server.ts'
import type { JsonAnswers, JsonAsked } from './answers.ts'
import { asRest } from './as-rest.ts'
import { limitOf, noAccount } from './read-asked.ts'
import { listAt, tellLists, type TellList } from './tell-lists.server.ts'

/** The explorer service tells one thing as its `data`. */
async function fetchData(path: string): Promise<unknown> {
  return (await fetchRest<{ data: unknown }>(path)).data
}

/** Blocks, transactions, accounts, and what the chain decides by itself. */
export const chainAnswers = {
  '/index': () => fetchRest('/api/explorer/v1/stats'),
  '/blocks': ({ query }) => {
    const before = readBefore(query.get('before'))
    return fetchRest(`/injsight/v1/heads${formatQuery({ limit: limitOf(query), before: String(before) })}`)
  },
  '/block/:block': ({ params }) =>
    fetchData(`/api/explorer/v1/blocks/${passGuard('block-search', params('block'))}`),
  '/transactions': ({ query }) => askTransactions(readFilter(query), readRows(query)),
  '/transaction/:hash': tellTransaction,
  '/transaction/:hash/event-logs': tellTransaction,
  '/account/:account/:part?/:child?': ({ params, query }) => {
    const part = readPart(params('part') || undefined, params('child') || undefined)
    if (part === undefined) throw notFound('page', `An account has no part called ${params('part')}`)
    return tellAccount(passGuard('account-search', params('account')), part, query)
  },
  '/params': async ({ query }) => {
    const { module, name } = readParameterChoice(query)
    const asked = { module, name, cursor: readCursor(query, 'changes'), limit: limitOf(query) }
    const [all, changes] = await Promise.all([
      fetchRest<{ parameters: { module: string }[] }>('/injsight/v1/parameters'),
      fetchRest<object>(`/injsight/v1/parameters/changes${formatQuery(asked)}`),
    ])
    const parameters = all.parameters.filter((one) => module === '' || one.module === module)
    return { ...all, ...changes, parameters }
  },
  '/proposals': ({ query }) => {
    const asked = { status: readStatus(query), cursor: readCursor(query, 'before'), limit: limitOf(query) }
    return fetchRest(`/injsight/v1/proposals${formatQuery(asked)}`)
  },
  '/proposal/:id': tellProposal,
  '/validators': () => fetchRest('/injsight/v1/validators'),
  '/validator/:validator': tellValidator,
  '/bridges/:list?': ({ params, query }) => tellBridges(params('list'), query),
  '/bridge/:kind/:id': ({ params }) => {
    const { kind, id } = readTransfer([params('kind'), params('id')])
    return fetchRest(`/injsight/v1/bridge/${kind === 'batch' ? 'batches' : `${kind}s`}/${id}`)
  },
  '/channel/:port/:channel': ({ params, query }) => {
    const asked = { cursor: readCursor(query, 'packets'), limit: limitOf(query) }
    const channel = ['port', 'channel'].map((name) => encodeURIComponent(params(name))).join('/')
    return fetchRest(`/injsight/v1/ibc/channels/${channel}/packets${formatQuery(asked)}`)
  },
  '/client/:name': async ({ params }) => asRest(await fetchWay('client', params('name'))),
  '/connection/:name': async ({ params }) => asRest(await fetchWay('connection', params('name'))),
  '/packet/:direction/:port/:channel/:sequence': ({ params }) => {
    const names = ['direction', 'port', 'channel', 'sequence']
    return fetchRest(
      `/injsight/v1/ibc/packets/${names.map((name) => encodeURIComponent(params(name))).join('/')}`,
    )
  },
  '/community-spend-pool': async ({ query }) => {
    const choice = readChoice(query)
    const search = toSearch(choice)
    if (search === undefined) throw noAccount(choice.search)
    const asked = { account: search.account, from: String(search.from), to: String(search.to) }
    const flows = { direction: search.direction, cursor: readCursor(query, 'flows'), limit: limitOf(query) }
    const [pool, moves] = await Promise.all([
      fetchRest<object>(`/injsight/v1/community-pool${formatQuery(asked)}`),
      fetchRest<object>(`/injsight/v1/community-pool/flows${formatQuery({ ...asked, ...flows })}`),
    ])
    return { ...pool, ...moves }
  },
  // Volume is that of an asset, and told at its own path.
  '/statistics': async () => {
    const told = metrics
      .filter((metric) => metric !== 'volume')
      .map(async (metric) => [metric, await fetchRest(`/injsight/v1/statistics/${metric}`)] as const)
    return Object.fromEntries(await Promise.all(told))
  },
  '/statistics/:metric': ({ params, query }) => {
    const resolution = readResolution(query) ?? ''
    const asked = { resolution, denom: (query.get('denom') ?? '').slice(0, 200) }
    return fetchRest(`/injsight/v1/statistics/${readMetric(params('metric'))}${formatQuery(asked)}`)
  },
} satisfies Partial<JsonAnswers>

async function tellTransaction({ params }: JsonAsked): Promise<unknown> {
  const hash = passGuard('transaction-search', params('hash'))
  return fetchData(`/api/explorer/v1/txs/${hash}`)
}

/** Of how the validators voted, what the page is narrowed to. */
async function tellProposal({ params, query }: JsonAsked): Promise<unknown> {
  const [id, choice] = [readProposalId(params('id')), readVoteChoice(query)]
  const [told, lists] = await Promise.all([
    fetchRest<{ validators: Pick<ValidatorVote, 'options'>[] }>(`/injsight/v1/proposals/${id}`),
    tellLists(
      {
        votes: listAt(`/injsight/v1/votes?proposal=${id}`),
        deposits: listAt(`/injsight/v1/proposals/${id}/deposits`),
      },
      query,
    ),
  ])
  const validators = told.validators.filter(({ options }) => choice === '' || isVote(options, choice))
  return { ...told, validators, lists }
}

async function tellValidator({ params, query }: JsonAsked): Promise<unknown> {
  const told = await fetchRest<{ validator?: { operator: string } }>(
    `/injsight/v1/validators/${encodeURIComponent(params('validator'))}`,
  )
  if (told.validator === undefined) return told
  const { operator } = told.validator
  const lists = await tellLists(
    {
      changes: listAt(`/injsight/v1/validators/${operator}/changes`),
      delegators: listAt(`/injsight/v1/validators/${operator}/delegators`),
      moves: listAt(`/injsight/v1/stake-moves?validator=${operator}`),
      votes: listAt(`/injsight/v1/votes?voter=${readAccount(operator)}`),
      blocks: listAt(`/injsight/v1/validators/${operator}/blocks`),
    } satisfies Record<ValidatorList, TellList>,
    query,
  )
  return { ...told, lists }
}

/** As their page lists them; of channels, connections and clients all at once. */
function tellBridges(name: string, query: URLSearchParams): Promise<unknown> {
  const list = readBridgeList(name || undefined)
  const [cursor, limit] = [readCursor(query, list), limitOf(query)]
  if (list === 'channels' || list === 'connections' || list === 'clients')
    return fetchRest('/injsight/v1/ibc')
  return fetchRest(`/injsight/v1/bridge/${list}${formatQuery({ cursor, limit })}`)
}
