// @vitest-environment node
import { readSearchText } from '@injsight/chain'
import { invalidInput, notFound } from '@injsight/errors'
import { beforeEach, expect, test, vi } from 'vitest'
import { resolveName } from '../sources/names/name-services.server.ts'
import { findAccountNamed } from './find-account-named.server.ts'

vi.mock('../sources/names/name-services.server.ts', () => ({
  resolveName: vi.fn(),
  isUnanswered: () => false,
}))
const resolve = vi.mocked(resolveName)
beforeEach(() => void resolve.mockReset())

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const told = async (name: string, language: 'en' | 'kr' = 'en') =>
  (await findAccountNamed(readSearchText(name), language)).told

test('[SEARCH-07] why a name leads nowhere is said in the words of the name service, and where one may be had', async () => {
  resolve.mockRejectedValue(notFound('name', `.inj not found for ${account}`))
  expect(await told('alias.inj')).toMatchObject({
    title: 'This name does not exist',
    text: `No account goes by alias.inj. .inj not found for ${account}.`,
    claim: { url: 'https://space.id/' },
  })
  resolve.mockRejectedValue(notFound('name', 'Resolver address not found'))
  expect((await told('nobody.inj'))?.text).toBe('No account goes by nobody.inj. Resolver address not found.')
  expect((await told('nobody.inj', 'kr'))?.text).toContain('리졸버 주소를 찾을 수 없습니다.')
  resolve.mockRejectedValue(notFound('name', 'No account has the name nobody.sol'))
  const sol = await told('nobody.sol')
  expect(sol?.text).toBe('No account goes by nobody.sol.')
  expect(sol).not.toHaveProperty('claim')
})

test('[SEARCH-07] what is no name says which rule it breaks', async () => {
  resolve.mockRejectedValue(invalidInput('name.invalid', 'Invalid Domain'))
  expect(await told('odd-name.inj')).toMatchObject({
    title: 'Invalid Domain',
    text: expect.stringContaining('The odd-name.inj can’t be normalized.') as string,
  })
  resolve.mockRejectedValue(invalidInput('name.invalid', 'Domain cannot have empty labels'))
  expect((await told('odd-name.inj'))?.text).toBe('Domain cannot have empty labels')
})
