import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

type Options = {
  /** Which chain the test looks at: `settled` stands still with everything indexed, `live` moves. */
  stack: 'settled' | 'live'
  /** Words that the console may say in this test; anything else there fails it. */
  allowedErrors: RegExp | undefined
}

/** A test whose pages are relative to the stack's address, and which fails on any error in the browser's console. */
export const test = base.extend<Options & { quietConsole: void }>({
  stack: ['settled', { option: true }],
  allowedErrors: [undefined, { option: true }],
  baseURL: async ({ stack }, use) => {
    const url = stack === 'live' ? process.env.LIVE_URL : process.env.SETTLED_URL
    if (url === undefined) throw new Error('the stacks are started by start-stacks.ts, which has not run')
    await use(url)
  },
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use()
      expect(errors.filter((error) => allowedErrors?.test(error) !== true)).toEqual([])
    },
    { auto: true },
  ],
})

/** Everything axe finds on the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export { expect }
