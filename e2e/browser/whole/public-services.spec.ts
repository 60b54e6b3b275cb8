import { sitePages } from '../pages.ts'
import { textOf } from '../support/plain.ts'
import { plainTest as test } from '../support/plain.ts'
import { newer } from '../support/recorded.ts'
import { findStack } from '../support/stacks.ts'
import { startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { expect } from '../support/test.ts'

/**
 * A heading without the network, which a site by public services knows by its own setting, and without how many assets an
 * account has: they don't tell those that contracts of the EVM keep.
 */
const plainly = (heading: string) =>
  heading.replace(/ on injective-\d+/, '').replace(/ has balances in \d+ assets$/, '')

/** Every kind of page, and the first two of each: each costs a page by either source. */
const pages = fewOfEach(
  sitePages.filter(({ stack }) => stack === 'newer'),
  2,
)
const beyond = 'This site can’t tell this from public services'
/** What is said of a list of steps of which they tell one. */
const beyondFirst = 'Public services tell the first step alone'

/** Pages of which only an index of one's own knows anything: of the past, and of batches of the bridge. */
const untold = [/^\/market\/.*at=/, /^\/bridge\/batch\//]

/** An order that was refused an index alone has kept: by public services there is none. */
const unkept = sitePages.find(({ name }) => name === 'order-refused')?.path

/** Pages that are told but for some of their parts, which say so in their place. */
const toldInPart = [
  /^\/transaction\/\w+\/$/,
  /^\/smart-contracts\/(evm|registered)\//,
  /^\/assets\/smart-contracts\//,
  /^\/asset\/(factory|ibc|erc20|0x)/,
  /^\/nfts?\//,
  /^\/(trading-rewards|fee-discounts)\//,
  /^\/(bridge|packet)\//,
  /^\/trade-history\/\w+\/\d/,
  /^\/markets\/(liquidations|settlements)\//,
  /^\/market\/[\w-]+\/$/,
  /^\/(permissions|statistics|params)\//,
  /^\/contract\/0x/,
  /^\/code\/\d\//,
  /^\/account\/\w+\/grants\//,
  /^\/(proposal|oracle)\/./,
  /^\/validator\/injvaloper/,
]

const isToldInPart = (path: string) => toldInPart.some((pattern) => pattern.test(path))

test('[NET-01] [NET-02] by public services each page says the same as by an index, but for those that nobody tells', async () => {
  test.slow()
  const index = findStack('newer', 'INDEX_URL')
  // Its chain answers what a node of a recording can't, such as what contracts say.
  const standIn = await startStandIn(index)
  const services = await startPublicServices(index, {
    CHAIN_GRPC_URL: standIn.settings['CHAIN_GRPC_URL'] ?? '',
  })
  const site = await startSite(services.url)
  try {
    const compare = async (path: string) => {
      const [here, there] = await Promise.all([read(site.url + path), read(findStack('newer') + path)])
      const isLess = here.text.includes(beyond) || here.text.includes(beyondFirst)
      const told = `${path} ${here.status} ${isLess ? beyond : plainly(here.heading)}`
      if (path === unkept) return here.status === 404 ? undefined : { told }
      const expected = untold.some((pattern) => pattern.test(path))
        ? `${path} 501 ${beyond}`
        : `${path} ${there.status} ${isToldInPart(path) ? beyond : plainly(there.heading)}`
      return told === expected ? undefined : { told, expected }
    }
    const others: unknown[] = []
    for (const { path } of pages) {
      // A name may come a moment later than the first page that it stands in.
      const other = (await compare(path)) && (await compare(path))
      if (other !== undefined) others.push(other)
    }
    expect(others).toEqual([])
    for (const path of wholly) {
      const [here, there] = await Promise.all([read(site.url + path), read(findStack('newer') + path)])
      expect(here.facts.size, path).toBeGreaterThan(2)
      expect(differences(here.facts, there.facts), path).toEqual([])
    }
    for (const { path, less = [], until } of ofState) {
      const [here, there] = await Promise.all([
        read(site.url + path, until),
        read(findStack('newer') + path, until),
      ])
      expect(here.text, path).not.toContain(beyond)
      expect(here.rows.length, path).toBeGreaterThan(1) // the first names the columns
      const wanted = there.rows.filter((row) => !less.some((part) => row.includes(part)))
      expect(new Set(here.rows), path).toEqual(new Set(wanted))
      expect(differences(here.facts, there.facts), path).toEqual([])
    }
    for (const path of inPart) {
      const [here, there] = await Promise.all([read(site.url + path), read(findStack('newer') + path)])
      expect([here.status, here.heading], path).toEqual([200, there.heading])
      expect(here.facts.size, path).toBeGreaterThan(2)
      expect(differences(here.facts, there.facts), path).toEqual([])
    }
    const { explorer } = (await (await fetch(`${services.url}/sources`)).json()) as { explorer: Source }
    expect(explorer.asked).toBeGreaterThan(0)
    expect(explorer.failed).toBe(0)
  } finally {
    await site.stop()
    await services.stop()
    await standIn.stop()
  }
})

test('[NET-01] with an index beside public services each page says what it says by the index', async () => {
  test.slow()
  const index = findStack('newer', 'INDEX_URL')
  const { chain_id: CHAIN_ID } = (await (await fetch(`${index}/injsight/v1/status`)).json()) as Status
  const services = await startPublicServices(index, { INDEXER_URL: index, CHAIN_ID })
  const site = await startSite(services.url)
  try {
    for (const { path } of pages) {
      // A name may come a moment later than the page that it stands in.
      await expect(async () => {
        const { status, heading } = await read(findStack('newer') + path)
        const here = await read(site.url + path)
        expect([path, here.status, here.heading]).toEqual([path, status, heading])
        expect(here.text, path).not.toContain(beyond)
      }).toPass()
    }
  } finally {
    await site.stop()
    await services.stop()
  }
})

test('[ACCT-04] [NET-02] by public services the record of who traded little is the same as by an index', async () => {
  const index = findStack('newer', 'INDEX_URL')
  const services = await startPublicServices(index)
  const compare = async (path: string): Promise<Recorded | undefined> => {
    const [here, there] = await Promise.all([services.url, index].map((url) => fetch(url + path)))
    if (here?.status === 501) return undefined // of who traded more
    const [told, known] = await Promise.all([here, there].map(async (one) => (await one?.json()) as Recorded))
    expect(withoutFunding(told), path).toEqual(withoutFunding(known))
    return told
  }
  try {
    const tickers = new Set<unknown>()
    for (const name of traders) {
      const path = `/injsight/v1/accounts/${newer.accountOf(name)}/record`
      for (const { market_id: id, ticker } of (await compare(path))?.lines ?? []) {
        await compare(`${path}?market_id=${String(id)}`)
        tickers.add(ticker)
      }
    }
    expect(tickers).toEqual(new Set(['INJ/USDT PERP', 'INJ/USDT*']))
  } finally {
    await services.stop()
  }
})

const traders = ['alice', 'dave', 'grace', 'heidi', 'ivan', 'judy', 'vic']

type Recorded = { lines: Record<string, unknown>[]; step_seconds: number }

/** Trades don't tell it. */
function withoutFunding(told: Recorded | undefined) {
  return { ...told, lines: told?.lines.map(({ funding: _funding, ...line }) => line) }
}

test('[NET-06] what an asset cost lately is drawn where others tell it', async () => {
  const standIn = await startStandIn('')
  const services = await startPublicServices('', { ...standIn.settings, NETWORK: 'mainnet' })
  const site = await startSite(services.url)
  try {
    await expect(async () => {
      const { text } = await read(`${site.url}/asset/inj/`)
      expect(text).toMatch(/Price, last 30 days .* CoinGecko .* Highest 10\.5 USD Lowest 10 USD/)
    }).toPass()
  } finally {
    await site.stop()
    await services.stop()
    await standIn.stop()
  }
})

/** The facts of a block and of a transaction are told by any source. */
const wholly = [
  '/block/1203/',
  '/block/1200/',
  ...pages.map(({ path }) => path).filter((path) => path.startsWith('/transaction/')),
]

const [alice, bob] = [newer.accountOf('alice'), newer.accountOf('bob')]

/**
 * What the chain itself says of now is told row by row as by an index: `less` is in rows of what it has forgotten, which
 * an index alone tells, and after the heading `until` is what only an index tells.
 */
const ofState: { path: string; less?: string[]; until?: string }[] = [
  { path: `/account/${alice}/staking/`, until: 'Stake history' },
  { path: `/account/${bob}/staking/`, until: 'Stake history' },
  { path: `/account/${alice}/grants/`, until: 'Who may move this account’s EVM tokens' },
  { path: `/account/${bob}/grants/`, until: 'Who may move this account’s EVM tokens' },
  { path: '/proposals/?rows=100', less: ['Dropped', 'Withdrawn'] },
  { path: '/auctions/' },
  { path: '/insurance/' },
]

/** Of these the facts are told, and the lists in part. */
const inPart = [
  '/trading-rewards/',
  `/fee-discounts/?search=${alice}`,
  '/order/0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923/',
  '/bridge/deposit/1/',
  '/bridge/withdrawal/3/',
  '/packet/out/transfer/channel-0/3/',
  '/asset/0x5DF1bd39631a590b9814bB890391E4208A0f798d/',
  '/asset/erc20:0xf3303b595360EBa7d439C091F7559ccFaEBd13f7/',
  '/asset/factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/ruled/',
  '/asset/inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz/',
  '/nfts/inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62/',
  '/nft/0x00DD563fc789cde77af54228FE088562300e85F8/1/',
]

function fewOfEach<One extends { path: string }>(all: readonly One[], most: number): One[] {
  const kinds = Map.groupBy(all, ({ path }) => path.split(/[/?]/)[1] ?? '')
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, most))
}

type Status = { chain_id: string }
type Source = { asked: number; failed: number }

async function read(url: string, until?: string) {
  const answer = await fetch(url)
  const [html = ''] = (await answer.text()).split(until === undefined ? /$/ : `>${until}</h`)
  const facts = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)]
  return {
    status: answer.status,
    text: textOf(html),
    heading: textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ''),
    rows: [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row)),
    facts: new Map(facts.map(([, name = '', value = '']) => [textOf(name), textOf(value)])),
  }
}

/**
 * Of a call they tell less: contracts go by their addresses, and the base fee of the block is not told. Of a packet that
 * came back the explorer has no words of whoever refused it. Of an order that was taken back they don't tell the block.
 */
const toldLess = new Set(['Outcome', 'To', 'Price of gas', 'Why it came back'])

const notTold = /^(not known|—|nobody has said: .*)$/

/** Facts that are told otherwise; what isn't known, or that nobody counts, is no other fact. */
function differences(here: Map<string, string>, there: Map<string, string>): string[] {
  return [...here]
    .filter(([name]) => !toldLess.has(name))
    .filter(([name, value]) => !notTold.test(value) && value !== there.get(name))
    .map(([name, value]) => `${name}: ${value}, not ${there.get(name)}`)
}
