import { expect, type APIRequestContext } from '@playwright/test'
import { plainTest as test, readPlain } from '../support/plain.ts'

type Told = Record<string, unknown>
type List = { next: string }

async function ask<Answer = Told>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as Answer
}

/** Where the lists of a page go on, by what its address then says. */
async function readNext(request: APIRequestContext, path: string): Promise<URLSearchParams[]> {
  const { status, html } = await readPlain(request, path)
  expect(status, path).toBe(200)
  const links = [...html.matchAll(/<a href="[^"?]*\?([^"#]*)[^>]*rel="next"/g)]
  return links.map(([, query = '']) => new URLSearchParams(query.replaceAll('&amp;', '&')))
}

/** A page with lists, by the path of it, and those that go on. */
async function findPages(request: APIRequestContext): Promise<[path: string, goOn: string[]][]> {
  const { validators } = await ask<{ validators: { operator: string }[] }>(request, '/validators.json')
  return [
    [`/validator/${validators[0]?.operator}`, ['votes', 'blocks']],
    ['/asset/inj', ['holders', 'supply', 'moves']],
  ]
}

test('[DATA-04] the lists of a page are told by their names, and go on where the page does', async ({
  request,
}) => {
  for (const [path, goOn] of await findPages(request)) {
    const { lists } = await ask<{ lists: Record<string, List> }>(request, `${path}.json`)
    const links = await readNext(request, `${path}/`)
    expect(links.flatMap((link) => [...link.keys()])).toEqual(goOn)
    for (const link of links)
      for (const [name, next] of link) {
        expect(lists[name]?.next, `${path} ${name}`).toBe(next)
        const further = await ask<{ lists: Record<string, List> }>(request, `${path}.json?${link.toString()}`)
        const [after] = (await readNext(request, `${path}/?${link.toString()}`)).filter((one) =>
          one.has(name),
        )
        expect(further.lists[name]?.next, `${path} ${name}`).toBe(after?.get(name) ?? '')
        expect(further.lists[name]).not.toEqual(lists[name])
      }
  }
  expect((await request.get('/asset/inj.json?holders=a%3Fb')).status()).toBe(400)
})

test('[DATA-04] a proposal has its votes and deposits, and of the validators those that the page was narrowed to', async ({
  request,
}) => {
  type Proposal = {
    validators: { options: unknown[] }[]
    lists: { votes: { votes: unknown[] }; deposits: { deposits: unknown[] } }
  }
  const { proposals } = await ask<{ proposals: { id: string; status: string }[] }>(
    request,
    '/proposals.json?status=rejected',
  )
  const id = proposals[0]?.id
  const { validators, lists } = await ask<Proposal>(request, `/proposal/${id}.json`)
  expect(lists.votes.votes.length).toBeGreaterThan(0)
  expect(lists.deposits.deposits.length).toBeGreaterThan(0)
  const silent = validators.filter(({ options }) => options.length === 0)
  expect((await ask<Proposal>(request, `/proposal/${id}.json?vote=none`)).validators).toEqual(silent)
})

test('[DATA-04] markets are told as their page lists them: narrowed, and in its order', async ({
  request,
}) => {
  for (const query of ['', '?kind=spot&sort=name', '?sort=volume&q=inj', '?state=closed']) {
    const { markets } = await ask<{ markets: { market_id: string }[] }>(request, `/markets.json${query}`)
    const { html } = await readPlain(request, `/markets/${query}`)
    const shown = [...html.matchAll(/href="\/market\/(0x[0-9a-f]{64})\//g)].map(([, id]) => id)
    expect(
      markets.map(({ market_id }) => market_id),
      query,
    ).toEqual([...new Set(shown)])
  }
  expect((await request.get('/markets.json?sort=nonsense')).status()).toBe(400)
})

test('[DATA-04] a market has its trades up to the moment that the page is about, and what a derivative has', async ({
  request,
}) => {
  type Market = { trades: { trade_id: string; time: string }[]; book: { time: string } } & Told
  const { markets } = await ask<{ markets: { market_id: string }[] }>(
    request,
    '/markets.json?kind=perpetual&state=open',
  )
  const path = `/market/${markets[0]?.market_id}.json`
  const now = await ask<Market>(request, path)
  for (const name of ['holders', 'changes', 'liquidations', 'funding', 'open_interest'])
    expect(now[name], name).toBeDefined()
  const oldest = now.trades.at(-1)?.trade_id.split('_')[0]
  const then = await ask<Market>(request, `${path}?at=${Number(oldest) - 1}`)
  expect(then.trades.length).toBeGreaterThan(0)
  for (const { time } of then.trades) expect(Number(time)).toBeLessThanOrEqual(Number(then.book.time))
})

test('[DATA-04] trades go on where their page does', async ({ request }) => {
  type Trades = {
    trades: { trade_id: string }[]
    next?: { until: string; skip: number }
  }
  for (const query of ['?side=buy&rows=25', '?side=sell&rows=50']) {
    const told = await ask<Trades>(request, `/trade-history/spot.json${query}`)
    expect(told.trades).toHaveLength(Number(new URLSearchParams(query).get('rows')))
    const [link] = await readNext(request, `/trade-history/spot/${query}`)
    expect(told.next).toEqual({ until: link?.get('until'), skip: Number(link?.get('skip')) })
    const more = await ask<Trades>(request, `/trade-history/spot.json?${link?.toString()}`)
    const before = new Set(told.trades.map((one) => JSON.stringify(one)))
    expect(more.trades.filter((one) => before.has(JSON.stringify(one)))).toEqual([])
    const id = told.trades[0]?.trade_id
    const one = await ask<Trades & { auction: { trades: { is_buy: boolean }[] } }>(
      request,
      `/trade-history/spot/${id}.json`,
    )
    expect(one.trades[0]).toEqual(told.trades[0])
    expect(new Set(one.auction.trades.map((side) => side.is_buy)).size, 'both sides').toBe(2)
  }
})

const token = 'inj1zwv6feuzhy6a9wekh96cd57lsarmqlwxvdl4nk'

test('[DATA-04] each part of a contract is told as what stands on it', async ({ request }) => {
  const parts = {
    events: ['calls', 'next'],
    history: ['history', 'deeds'],
    balances: ['holdings', 'next', 'unknown'],
    cw20balances: ['balances', 'next', 'unknown'],
    transfers: ['moves', 'next'],
    allowances: ['allowances', 'next'],
    init: ['init', 'funds', 'are_funds_known'],
    state: ['models', 'next'],
  }
  for (const [part, names] of Object.entries(parts))
    expect(Object.keys(await ask(request, `/contract/${token}/${part}.json`)), part).toEqual(names)
  expect((await request.get(`/contract/${token}/balances.json?cursor=a%3Fb`)).status()).toBe(400)
  expect((await request.get(`/contract/${token}/nonsense.json`)).status()).toBe(404)
})
