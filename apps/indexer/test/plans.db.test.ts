import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client, Pool, type QueryConfig } from 'pg'
import { createOpenApi } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
import { newerRecording } from '@injsight/testing'
import { startApi } from '#src/api/server/server.ts'
import { historyTables } from '#src/handlers/modules.ts'
import { upToDate } from './indexed-api.ts'
import { indexedRecording } from './indexed-recording.ts'

// Every question that the services ask the database while they answer is planned again with table scans forbidden:
// whoever then still reads a table that grows with the chain from end to end has no index for it.

const growing = new Set([
  'blocks',
  'block_blobs',
  'sealed_blobs',
  'txs',
  'account_txs',
  'message_txs',
  'transaction_counts',
  'balances',
  'addresses',
])
for (const { name } of historyTables) growing.add(name)
for (const name of ['stats', 'trading', 'signers']) {
  for (const length of ['1m', '1h', '1d']) growing.add(`${name}_${length}`)
}

growing.add('account_trading_1d')
growing.add('oracle_reports_1h')
growing.add('oracle_prices_1m')

test('no question scans a table that grows with the chain', async (context) => {
  const { url: databaseUrl } = await indexedRecording(newerRecording)
  const asked = await listQuestions(databaseUrl)
  assert.ok(asked.size > 40, `${asked.size} questions`)
  // A connection that has prepared one refuses the other.
  const names = [...asked.values()]
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
    'questions that share a name',
  )
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan')
  for (const [text, name] of asked) {
    await context.test(name, async () => assert.deepEqual(listScans(await explain(client, text)), [], text))
  }
  await client.end()
})

/** What the services ask the database when everything is asked of them: its text and its name. */
async function listQuestions(databaseUrl: string): Promise<Map<string, string>> {
  const asked = new Map<string, string>()
  const pool = listen(new Pool({ connectionString: databaseUrl, max: 4 }), asked)
  const away = async () => {
    throw new Error('there is no node here')
  }
  const api = await startApi({
    pool,
    databaseUrl,
    node: { queryAbci: away, fetchResult: away, fetchValidators: away, fetchCommit: away },
    log,
    port: 0,
    progress: upToDate(newerRecording),
  })
  for (const path of await listPaths(pool)) await fetch(api.url + path).then((answer) => answer.text())
  const calls = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await listCalls(pool),
  }
  await fetch(`${api.url}/ethereum`, calls).then((answer) => answer.text())
  await api.stop()
  await pool.end()
  return asked
}

/** Every path of our own service with the examples of its definition, the explorer's and those of the exchange. */
async function listPaths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string }>(`select encode(hash, 'hex') as hash from txs limit 1`)
  const hash = rows[0]?.hash ?? ''
  const account = 'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu'
  const own = Object.entries(createOpenApi('test').paths).flatMap(([path, { get }]) => {
    const examples = new Map(get.parameters.map(({ name, example = '' }) => [name, example]))
    const filled = path.replace(/\{(\w+)[^}]*\}/g, (_, name: string) =>
      encodeURIComponent(examples.get(name) ?? ''),
    )
    const query = new URLSearchParams(
      [...examples].filter(([name, value]) => value !== '' && !path.includes(`{${name}`)),
    )
    return path.endsWith('/stream') ? [] : [`${filled}?${query.toString()}`]
  })
  const explorer = [
    'blocks?limit=5',
    'blocks/700',
    'txs?limit=5',
    `txs/${hash}`,
    `accountTxs/${account}`,
    'stats',
    'validators',
    `bank/transfers?address=${account}`,
    'bank/transfers',
    'peggy_deposits',
    'peggy_withdrawals',
  ].map((path) => `/api/explorer/v1/${path}`)
  const lists = ['blocks?per_page=5', 'txs?per_page=5&status=failed', `accountTxs/${account}?per_page=5`]
  return [
    ...own,
    ...explorer,
    ...lists.map((path) => `/api/explorer/v2/${path}`),
    ...(await listExchangePaths(pool)),
    `/injsight/v1/accounts/${account}/record`,
    `/cosmos/bank/v1beta1/balances/${account}`,
    '/cosmos/bank/v1beta1/supply',
    '/cosmos/bank/v1beta1/denom_owners/inj',
  ]
}

async function listExchangePaths(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ market: string; subaccount: string }>(
    `select m.id as market, '0x' || encode(p.subaccount, 'hex') as subaccount
      from positions as p join markets as m on m.key = p.market limit 1`,
  )
  const { market = '', subaccount = '' } = rows[0] ?? {}
  const [ofMarket, ofSubaccount] = [`marketId=${market}`, `subaccountId=${subaccount}`]
  const paths = [
    'markets',
    'openInterest',
    'liquidablePositions',
    `fundingRates?${ofMarket}`,
    `fundingPayments?${ofSubaccount}`,
    `fundingPayments?${ofMarket}`,
  ]
  for (const list of ['trades', 'orders', 'ordersHistory', 'positions'])
    paths.push(list, `${list}?${ofMarket}`, `${list}?${ofSubaccount}`)
  return [...paths.map((path) => `v1/${path}`), `v2/orderbook/${market}`].map(
    (path) => `/api/exchange/derivative/${path}`,
  )
}

/** What clients of Ethereum ask, as one batch. */
async function listCalls(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>(
    `select '0x' || encode(hash, 'hex') as hash from evm_transactions limit 1`,
  )
  const hash = rows[0]?.hash
  const calls = {
    eth_chainId: [],
    eth_blockNumber: [],
    eth_getBlockByNumber: ['0x50', true],
    eth_getBlockByHash: [hash, true],
    eth_getTransactionReceipt: [hash],
    eth_getLogs: [{ fromBlock: '0x1' }],
  }
  return JSON.stringify(
    Object.entries(calls).map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params })),
  )
}

/** A pool that tells which questions it was asked. */
function listen(to: Pool, asked: Map<string, string>): Pool {
  const query = to.query.bind(to) as (...given: unknown[]) => unknown
  const heard = (config: unknown) => {
    const { text, name } = (typeof config === 'string' ? { text: config } : config) as Partial<QueryConfig>
    if (text !== undefined && name !== undefined && /^\s*(?:select|with)/i.test(text)) asked.set(text, name)
  }
  to.query = ((...given: unknown[]) => {
    heard(given[0])
    return query(...given)
  }) as Pool['query']
  return to
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

async function explain(client: Client, text: string): Promise<Plan> {
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
  await client.query(`prepare question as ${text}`)
  try {
    const values = places === 0 ? '' : `(${Array.from({ length: places }, () => 'null').join(', ')})`
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) execute question${values}`,
    )
    const [row] = rows
    assert.ok(row)
    return row['QUERY PLAN'][0].Plan
  } finally {
    await client.query('deallocate question')
  }
}

/** What of a plan reads all of a growing table. Under a limit, an index in its order is read no further than it. */
function listScans(plan: Plan, isLimited = false): string[] {
  const table = plan['Relation Name']?.replace(/_\d+$/, '') ?? ''
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (/Index.*Scan/.test(plan['Node Type']) && plan['Index Cond'] === undefined && !isLimited)
  const own = growing.has(table) && isWhole ? [`${plan['Node Type']} of ${table}`] : []
  const limited = isLimited || plan['Node Type'] === 'Limit'
  return [...own, ...(plan['Plans'] ?? []).flatMap((inner) => listScans(inner, limited))]
}
