import { sitePages } from '../pages.ts'
import { plainTest as test, textOf } from '../support/plain.ts'
import { newer } from '../support/recorded.ts'
import { findStack } from '../support/stacks.ts'
import { startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { expect } from '../support/test.ts'

const alice = newer.accountOf('alice')

/** One page of each kind that the site has: those of things of this chain, and those that any chain has. */
const pages = sitePages
  .filter(({ stack, status }) => stack === 'newer' && status === 200)
  .filter(({ name }, at, all) => all.findIndex((other) => kindOf(other.name) === kindOf(name)) === at)
  .map(({ path }) => path)
  .concat('/', '/blocks/', '/block/1203/', '/transactions/', '/raw-tx/', '/search/?q=peggy')
  .concat(['', 'balances/', 'trading/', 'staking/', 'grants/'].map((part) => `/account/${alice}/${part}`))
  .concat(
    '/asset/peggy0xdAC17F958D2ee523a2206206994597C13D831ec7/',
    '/community-spend-pool/?devMode=true',
    '/env/?devMode=true',
    '/trade-history/derivatives/',
  )

/** What wallets, proofs and forms for orders ask of the site. */
const asked = [
  '/wallet/facts/',
  `/act/signing/${alice}/`,
  `/wallet/may-act/?address=${alice}`,
  '/trading/market/inj-usdt-perp/',
  `/trading/account/${alice}/`,
  '/form/send/',
  '/search.json?q=peggy',
  '/proof/block/1203/',
]

/** The ways in which the stand-in fails. */
const ways = ['down', 'slow', 'busy', 'busy-for-long', 'cut', 'page', 'wrong-types', 'oversize']
/** Those that differ most: no answer, and one that is none. */
const waysOfOne = ['down', 'wrong-types']

test('[NET-07] while all public services fail, every page stands and says what is missing, and heals', async () => {
  test.slow()
  const rig = await startRig()
  const judgeAll = (page: Page, path: string) => judge(page) || (needsSources(path) ? judgeWords(page) : '')
  try {
    await withFailing(rig, 'all', ways, { paths: pages, judge: judgeAll })
  } finally {
    await rig.stop()
  }
})

test('[NET-07] while one public service fails, every page that asks it stands, and heals', async () => {
  test.slow()
  // Who failed is asked again after a while: one host is looked at while another is rested from.
  const rigs = await Promise.all([startRig(), startRig()])
  try {
    const askers = await findAskers(rigs[0])
    expect((await rigs[0].hosts()).filter((host) => !askers.has(host))).toEqual(unasked)
    const left = [...askers]
    const lookOn = async (rig: Rig) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [host, paths] = next
        await withFailing(rig, host, waysOfOne, { paths: [...new Set([...paths, ...common])], judge })
      }
    }
    await Promise.all(rigs.map(lookOn))
  } finally {
    await Promise.all(rigs.map((rig) => rig.stop()))
  }
})

/** Pages made of lists that all share, and that are asked for before any visitor comes. */
const common = ['/', '/markets/', '/assets/', '/validators/', `/account/${alice}/`]

/**
 * Hosts that nothing here asks as long as the others are well: those asked where another fails, the gateway that is asked
 * for what is to be sent, and pictures, of which the lists of this network have none.
 */
const unasked = ['rest', 'uiApi', 'priceFeeds', 'gateway', 'pictures', 'identities', 'ipfs']

type Rig = Awaited<ReturnType<typeof startRig>>

/**
 * The public hosts and a site, which stay: what stands between them begins anew wherever nothing is to be known from
 * before.
 */
async function startRig() {
  const standIn = await startStandIn(findStack('newer', 'INDEX_URL'))
  const begin = (more: Record<string, string>) => startPublicServices('', { ...standIn.settings, ...more })
  let services = await begin({})
  const { port: SERVICES_PORT } = new URL(services.url)
  const site = await startSite(services.url)
  await read(site.url) // what it learns with its first page
  return {
    standIn,
    url: site.url,
    hosts: async () => Object.keys((await (await fetch(`${services.url}/sources`)).json()) as object),
    beginAnew: async () => {
      await services.kill() // whoever stops in good order waits for the last that are still asking
      // A silent host is given up sooner than a visitor gives up.
      services = await begin({ SERVICES_PORT, PATIENCE_MS: '300' })
    },
    stop: async () => {
      await site.stop()
      await services.stop()
      await standIn.stop()
    },
  }
}

/** By host, the pages that ask it, of those that are well; none where it is asked for wallets and proofs alone. */
async function findAskers({ standIn, url }: Rig): Promise<Map<string, string[]>> {
  const askers = new Map<string, string[]>()
  for (const path of [...pages, ...asked]) {
    await read(url + path)
    const hosts = new Set((await standIn.asked()).map((question) => question.split(' ', 1)[0] ?? ''))
    const found = asked.includes(path) ? [] : [path]
    for (const host of hosts) askers.set(host, [...(askers.get(host) ?? []), ...found])
  }
  return askers
}

type Look = { paths: readonly string[]; judge: (page: Page, path: string) => string }

/**
 * Looks at pages of a site whose services know nothing from before, and at what wallets ask of it, while a host fails in one
 * way after the other; then all are well.
 */
async function withFailing(
  { standIn, url, beginAnew }: Rig,
  host: string,
  all: readonly string[],
  { paths, judge: judgeOne }: Look,
): Promise<void> {
  const wrong: string[] = []
  await standIn.fail(host, all[0])
  await beginAnew()
  for (const way of all) {
    await standIn.fail(host, way)
    await inTurns(paths, async (path) => {
      const found = judgeOne(await read(url + path), path)
      if (found !== '') wrong.push(`${host} ${way} ${path}: ${found}`)
    })
    await inTurns(asked, async (path) => {
      const found = judgeAnswer(await read(url + path))
      if (found !== '') wrong.push(`${host} ${way} ${path}: ${found}`)
    })
  }
  expect(wrong).toEqual([])
  await standIn.fail(host)
  // Nothing is in trouble any more: what is still missing nobody tells.
  const heal = (path: string) =>
    expect(async () => expect([200, 501], path).toContain((await read(url + path)).status)).toPass({
      intervals: [250, 1000, 3000], // each try is a page more for the site
    })
  await inTurns(paths, heal)
}

type Page = { status: number; html: string }

/** What is wrong with a page of which something can't be had; empty when nothing is. */
function judge({ status, html }: Page): string {
  // 501 where nobody tells it, 502 and 503 where nobody can at the moment, in words
  if (![200, 501, 502, 503].includes(status)) return `status ${status}`
  if (!html.includes('<header') || !html.includes('<footer')) return 'no frame'
  // Which network it is a site knows without asking, and leads to the others.
  if (!html.includes('aria-label="Network: Testnet"')) return 'no network'
  return textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '') === '' ? 'no heading' : ''
}

function judgeAnswer({ status, html }: Page): string {
  return status === 500 || !/^[[{]/.test(html) ? `${status} ${html.slice(0, 80)}` : ''
}

/** Where nobody tells anything, a page that stands has a part that says so. */
function judgeWords({ html }: Page): string {
  const saysSo = /can’t be shown|Unable to fetch|can’t tell this|No answer|can’t be|not known/
  return saysSo.test(textOf(html)) ? '' : 'nothing is said to be missing'
}

/** All pages but those of the site's own. */
function needsSources(path: string): boolean {
  return !/^\/(raw-tx|env)\//.test(path)
}

async function read(url: string): Promise<Page> {
  const answer = await fetch(url)
  return { status: answer.status, html: await answer.text() }
}

/** A few at a time, as visitors come. */
async function inTurns<One>(all: readonly One[], look: (one: One) => Promise<void>): Promise<void> {
  const left = [...all]
  const turn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await look(one)
  }
  await Promise.all(Array.from({ length: 6 }, turn))
}

function kindOf(name: string): string {
  return name.split('-', 1)[0] ?? name
}
