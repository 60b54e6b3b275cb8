import { startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { plainTest as test, textOf } from '../support/plain.ts'
import { newer } from '../support/recorded.ts'
import { findStack } from '../support/stacks.ts'
import { expect } from '../support/test.ts'
import { startUnrulyIndex } from '../support/unruly-index.ts'

const ofList = /Told by public services\./g
const ofFacts = /Source public services/g

const alice = newer.accountOf('alice')

/** How many panels of a page public services tell: lists, drawings and cards, and those of facts. */
const pages = [
  { path: '/', lists: 4, facts: 0 },
  { path: '/markets/', lists: 1, facts: 0 },
  { path: '/market/inj-usdt-perp/', lists: 5, facts: 3 },
  { path: '/block/1203/', lists: 0, facts: 1 },
  { path: `/transaction/${newer.transactionOf('bank.send').hash}/`, lists: 0, facts: 1 },
  { path: `/account/${alice}/`, lists: 3, facts: 1 },
  { path: `/account/${alice}/transactions/`, lists: 1, facts: 1 },
  { path: '/order/0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923/', lists: 0, facts: 1 },
  { path: '/validators/', lists: 1, facts: 0 },
  { path: '/blocks/', lists: 1, facts: 0 },
  { path: '/transactions/', lists: 1, facts: 0 },
  { path: '/trade-history/spot/', lists: 1, facts: 0 },
  { path: '/proposals/', lists: 1, facts: 0 },
  { path: '/asset/inj/', lists: 0, facts: 1 },
]

test('[NET-02] while the index tells nothing, each panel that public services tell says so, and no longer afterwards', async ({
  page,
}) => {
  test.slow()
  const told = findStack('newer', 'INDEX_URL')
  const { chain_id: CHAIN_ID } = (await (await fetch(`${told}/injsight/v1/status`)).json()) as {
    chain_id: string
  }
  const index = await startUnrulyIndex(told)
  const standIn = await startStandIn(told)
  const services = await startPublicServices('', { ...standIn.settings, INDEXER_URL: index.url, CHAIN_ID })
  const site = await startSite(services.url)
  const count = async (path: string) => {
    const text = textOf(await (await fetch(site.url + path)).text())
    return { path, lists: text.match(ofList)?.length ?? 0, facts: text.match(ofFacts)?.length ?? 0 }
  }
  try {
    index.misbehave(/./)
    for (const { path, ...least } of pages) {
      const { lists, facts } = await count(path)
      expect.soft(lists, path).toBeGreaterThanOrEqual(least.lists)
      expect.soft(facts, path).toBe(least.facts)
    }
    await page.goto(`${site.url}/market/inj-usdt-perp/`)
    await expect(page.getByRole('region', { name: 'Trades' })).toContainText('Told by public services.')
    const facts = page.getByRole('region', { name: 'Trading rules' })
    await expect(facts.getByRole('term').last()).toHaveText('Source')
    index.misbehave()
    await expect(async () => {
      for (const { path } of pages) expect(await count(path)).toEqual({ path, lists: 0, facts: 0 })
    }).toPass()
  } finally {
    await site.stop()
    await services.stop()
    await index.stop()
    await standIn.stop()
  }
})
