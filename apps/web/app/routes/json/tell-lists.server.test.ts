// @vitest-environment node
import { invalidInput, unavailable } from '@injsight/errors'
import { afterAll, expect, test, vi } from 'vitest'
import { listAt, pathOfPage, tellLists } from './tell-lists.server.ts'

vi.hoisted(() => void vi.resetModules()) // another file of tests has read what asks
afterAll(() => void vi.resetModules())
vi.mock('../../sources/asking/rest.server.ts', () => ({
  fetchRest: (path: string) => Promise.resolve({ path }),
}))

test('[DATA-04] a page of a list is asked for by its cursor and its length, whatever else its path says', () => {
  expect(pathOfPage('/votes', { cursor: '', limit: 25 })).toBe('/votes?limit=25')
  expect(pathOfPage('/votes?proposal=7', { cursor: 'a', limit: 25 })).toBe(
    '/votes?proposal=7&cursor=a&limit=25',
  )
})

test('[DATA-04] each list begins where the address says, and one that nobody tells is left out', async () => {
  const lists = {
    votes: listAt('/votes?proposal=7'),
    deposits: listAt('/deposits'),
    blocks: () => Promise.reject(unavailable('index.silent', 'The index does not answer')),
  }
  const told = await tellLists(lists, new URLSearchParams('votes=a&rows=50'))
  expect(told).toEqual({
    votes: { path: '/votes?proposal=7&cursor=a&limit=50' },
    deposits: { path: '/deposits?limit=50' },
    blocks: undefined,
  })
})

test('[DATA-04] a place in a list that nobody gave is refused', async () => {
  const lists = { votes: () => Promise.reject(invalidInput('index.request', 'no cursor')) }
  await expect(tellLists(lists, new URLSearchParams())).rejects.toThrow('no cursor')
  await expect(tellLists(lists, new URLSearchParams('votes=a?b'))).rejects.toThrow('is no place')
})
