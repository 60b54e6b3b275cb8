import { expect } from '@playwright/test'
import { busyHeight } from '../support/recorded.ts'
import { plainTest, readPlain } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'

const mainnet = 'https://main.example'

/** The site of a local chain that knows where mainnet has its own. */
const test = plainTest.extend({
  baseURL: async ({ stack }, use) => {
    const { url, stop } = await startSite(findStack(stack, 'INDEX_URL'), { MAINNET_URL: `${mainnet}/` })
    await use(url)
    await stop()
  },
})

test('[NET-01] the header leads to the same page of another network, without a script', async ({
  request,
}) => {
  const { html, text } = await readPlain(request, `/kr/block/${busyHeight}/?part=events`)
  expect(html).toContain(`href="${mainnet}/kr/block/${busyHeight}/?part=events"`)
  expect(html).toContain('aria-label="네트워크: 데브넷"')
  expect(text).not.toContain('테스트넷') // nobody said where that is
})

test('[NET-01, ROUTE-06] what one network does not have is looked for on another, in one step', async ({
  request,
}) => {
  const hash = 'AB'.repeat(32)
  const absent = await readPlain(request, `/transaction/${hash}/`)
  expect(absent.status).toBe(404)
  expect(absent.html).toContain(`href="${mainnet}/transaction/${hash}/"`)
  const told = await readPlain(request, `/not-found/?transaction=${hash}`)
  expect(told.text).toContain('on injective-777')
  expect(told.text).toContain('Look for it on mainnet')
  expect(told.html).toContain(`href="${mainnet}/transaction/${hash}/"`)
})
