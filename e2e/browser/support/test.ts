import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { findStack, hasStack, type StackOption } from './stacks.ts'

type Options = StackOption & {
  /** Words that the console may say in this test; anything else there fails it. */
  allowedErrors: RegExp | undefined
  /** Hosts beside the site that its pages may ask in this test. */
  allowedHosts: string[]
}

/** A test whose pages are relative to the stack's address. Whatever it is about, it fails when a page goes wrong. */
export const test = base.extend<Options & { nothingWrong: void }>({
  stack: ['settled', { option: true }],
  allowedErrors: [undefined, { option: true }],
  allowedHosts: [[], { option: true }],
  baseURL: async ({ stack }, use, info) => {
    info.skip(stack === 'chain' && !hasStack(stack), 'no injectived here')
    await use(findStack(stack))
  },
  nothingWrong: [
    async ({ page, baseURL, allowedErrors, allowedHosts }, use) => {
      const wrong = watchPage(page, baseURL ?? '', allowedErrors, allowedHosts)
      await use()
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Listens to what must not be on any page: the console says an error, something is asked of another host, or the site
 * answers that it is broken.
 *
 * @returns what has gone wrong so far, told as it does
 */
export function watchPage(
  page: Page,
  site: string,
  allowedErrors?: RegExp,
  allowedHosts: string[] = [],
): string[] {
  const { origin } = new URL(site)
  const wrong: string[] = []
  const tellError = (error: string) => {
    if (allowedErrors?.test(error) !== true) wrong.push(error)
  }
  page.on('pageerror', (error) => tellError(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') tellError(`${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const isAllowed = allowedHosts.includes(new URL(request.url()).host)
    if (!isAllowed && !request.url().startsWith(`${origin}/`))
      wrong.push(`asked of another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() === 500) wrong.push(`broken: ${response.url()}`)
  })
  return wrong
}

/** What the console says of a page that is not there or can't be read. */
export const refusals = /^Failed to load resource: .* status of 4(00|04|14) /

/** Waits until the page's scripts have taken over, all of them: what is pressed before would be lost on them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  // Effects come after what is drawn: those who listen for keys are there when the page has nothing left to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
}

type Fiber = { tag: number; memoizedState: unknown; child: Fiber | null; sibling: Fiber | null }

/** As React keeps it: the root is its own, and no part is left as the server wrote it. */
function isHydrated(): boolean {
  const own = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
  if (own === undefined) return false
  const { current: root } = (own[1] as { stateNode: { current: Fiber } }).stateNode
  const left: Fiber[] = [root]
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    const state = fiber.memoizedState as { isDehydrated?: boolean; dehydrated?: unknown } | null
    const isSuspense = fiber.tag === 13
    if (fiber === root ? state?.isDehydrated !== false : isSuspense && (state?.dehydrated ?? null) !== null)
      return false
    if (fiber.child !== null) left.push(fiber.child)
    if (fiber.sibling !== null) left.push(fiber.sibling)
  }
  return true
}

/** As it is delivered to browsers: half as much to carry over and to read as its `source`, for each page anew. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds on the page as it stands, by all of its rules, with that on how far apart links are, for thumbs, which
 * it leaves out by itself. It runs in the page, which has no frames, and only what is wrong is told: to carry over all
 * that is right takes longer than to look.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

type Axe = Pick<typeof axe, 'run'>

export { expect }
