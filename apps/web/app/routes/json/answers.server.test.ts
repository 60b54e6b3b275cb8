// @vitest-environment node
import { unavailable } from '@injsight/errors'
import { afterAll, expect, test, vi } from 'vitest'
import { fundAnswers } from './funds.server.ts'
import { tokenAnswers } from './tokens.server.ts'

vi.hoisted(() => void vi.resetModules()) // another file of tests has read what asks
afterAll(() => void vi.resetModules())
const asked = vi.hoisted(() => [] as string[])
vi.mock('../../sources/asking/rest.server.ts', () => ({
  fetchRest: (path: string) => {
    asked.push(path)
    return Promise.reject(unavailable('index.silent', 'The index does not answer'))
  },
}))

const answers = { ...fundAnswers, ...tokenAnswers }

// What was asked before would fail with nobody waiting for it.
test('[DATA-04] nothing is asked for a page of several lists where one begins at a place that nobody gave', async () => {
  const lists = {
    '/trading-rewards': 'payments',
    '/oracle/:oracle/:base/:quote?': 'hours',
    '/nfts/:contract': 'moves',
    '/permissions': 'changes',
    '/insurance': 'redemptions',
  } as const
  for (const [page, list] of Object.entries(lists)) {
    const query = new URLSearchParams({ [list]: '../' })
    const answer = answers[page as keyof typeof lists]({ params: () => 'a', query })
    await expect(answer, page).rejects.toThrow('is no place in the list that we gave')
  }
  expect(asked).toEqual([])
})
