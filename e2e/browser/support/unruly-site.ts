import type { Fixtures } from '@playwright/test'
import { findStack, type StackName } from './stacks.ts'
import { startSite } from '@injsight/testing'
import { startUnrulyIndex, type UnrulyIndex } from './unruly-index.ts'

export type UnrulySite = { index: UnrulyIndex; site: string }

/** One site for all tests of a worker, whose index does as it is told; pages are relative to it. */
export const unrulySite = (
  stack: StackName,
): Fixtures<object, UnrulySite, { baseURL: string | undefined }> => ({
  index: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs: nothing
    async ({}, use) => {
      const index = await startUnrulyIndex(findStack(stack, 'INDEX_URL'))
      await use(index)
      await index.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ index }, use) => {
      const { url, stop } = await startSite(index.url)
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
})
