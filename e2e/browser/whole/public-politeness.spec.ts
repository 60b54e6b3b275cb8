import { sitePages } from '../pages.ts'
import { busyHeight } from '../support/recorded.ts'
import { findStack, type StackName } from '../support/stacks.ts'
import { plainTest as test } from '../support/plain.ts'
import { startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { expect } from '../support/test.ts'

const mostOfPage = 6
const mostRounds = 3
/** Longer than our own programs take between two questions of one round. */
const quietMs = 700

test('[NET-01] [NET-02] no page of newer asks public services more than six questions', async () => {
  test.slow()
  await withSite('newer', askAll)
})

test('[NET-01] [NET-02] [NET-13] no page of settled asks public services more than six questions, and none where it is settled and has been asked for before', async () => {
  test.slow()
  await withSite('settled', async (programs) => {
    await askAll(programs)
    const pages = sitePages
      .filter(({ stack, status, path }) => stack === undefined && status === 200 && isSettled.test(path))
      .map(({ path }) => path)
    expect(pages.length).toBeGreaterThan(5)
    const { services, asked } = programs
    const other = await startSite(services) // which keeps no page yet
    try {
      await (await fetch(`${other.url}/nonsense/`)).text() // what it learns with its first page
      await asked()
      for (const path of pages) {
        expect((await fetch(other.url + path)).status, path).toBe(200)
        expect(await asked(), path).toEqual([])
      }
    } finally {
      await other.stop()
    }
  })
})

test('[NET-01] a cold page of a block is whole after three rounds of questions to public services', async () => {
  await withSite('settled', async ({ site, rounds }) => {
    await rounds(quietMs)
    const html = await (await fetch(`${site}/block/${busyHeight}/`)).text()
    expect(html).toContain('href="/transaction/')
    const ofPage = (await rounds(0)).filter((round) => round.some((question) => !forNobody.test(question)))
    expect(ofPage.length, JSON.stringify(ofPage)).toBeLessThanOrEqual(mostRounds)
    expect(ofPage.length).toBeGreaterThan(0)
  })
})

const isSettled = /^\/(block|transaction)\//

type Programs = {
  stack: StackName
  site: string
  services: string
  rounds: (quietMs: number) => Promise<string[][]>
  /** What was asked for pages since this was last called. */
  asked: () => Promise<string[]>
}

/** Every page of a stack once, each of which may ask so much and no more. */
async function askAll({ stack, site, asked }: Programs): Promise<void> {
  const many: string[] = []
  for (const { path } of sitePages.filter(({ stack: of = 'settled' }) => of === stack)) {
    await (await fetch(site + path)).text()
    const questions = await asked()
    if (questions.length > mostOfPage) many.push(`${path}: ${questions.join(', ')}`)
  }
  expect(many).toEqual([])
}

/** A site on public services that have just been started, and know the lists that all pages share. */
async function withSite(stack: StackName, look: (programs: Programs) => Promise<void>): Promise<void> {
  const standIn = await startStandIn(findStack(stack, 'INDEX_URL'))
  const services = await startPublicServices('', standIn.settings)
  const site = await startSite(services.url)
  const asked = async () => (await standIn.asked()).filter((question) => !forNobody.test(question))
  try {
    await expect(async () => {
      await standIn.asked()
      await new Promise((done) => setTimeout(done, 300))
      expect(await asked()).toEqual([])
    }).toPass()
    await (await fetch(`${site.url}/nonsense/`)).text()
    await asked()
    await look({ stack, site: site.url, services: services.url, rounds: standIn.rounds, asked })
    expect(await standIn.refused()).toEqual([])
  } finally {
    await site.stop()
    await services.stop()
    await standIn.stop()
  }
}

/**
 * What is nobody's alone: the newest twenty blocks, asked for once a second for all pages together, summaries of all markets,
 * once in ten seconds, and names of accounts and prices of the bridge, which are looked up a few at a time for whoever comes
 * next.
 */
const forNobody = new RegExp(
  ['/GetBlocks 7$', '/market_summary_all', '/SmartContractState ', '^priceProvider ', '/CurrentPlan '].join(
    '|',
  ),
)
