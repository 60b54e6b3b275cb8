import { expect } from '@playwright/test'
import { busyHeight } from '../support/recorded.ts'
import { plainTest, readPlain } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'

/** A site that is being worked on. */
const test = plainTest.extend({
  baseURL: async ({ stack }, use) => {
    const { url, stop } = await startSite(findStack(stack, 'INDEX_URL'), { MAINTENANCE: 'yes' })
    await use(url)
    await stop()
  },
})

test('[ROUTE-07] while the site is being worked on every page leads to the one that says so', async ({
  request,
}) => {
  for (const path of ['/', '/blocks/', `/block/${busyHeight}/`, '/nonsense/', '/raw-tx/']) {
    const { status, headers } = await readPlain(request, path)
    expect({ path, status, to: headers['location'] }).toEqual({ path, status: 302, to: '/maintenance/' })
  }
  expect((await readPlain(request, '/kr/blocks/')).headers['location']).toBe('/kr/maintenance/')
  const { status, text, html } = await readPlain(request, '/maintenance/')
  expect(status).toBe(200)
  expect(text).toContain('Back soon')
  expect(html).not.toMatch(/<(header|footer)\b/) // the blank layout

  const open = await readPlain(request, `/block/${busyHeight}/?devMode=true`)
  expect(open.status).toBe(200)
  expect(open.text).toContain('Block 500:')
})
