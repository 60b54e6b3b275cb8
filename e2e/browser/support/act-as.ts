import type { Page } from '@playwright/test'
import { findStack } from './stacks.ts'
import { expect, untilAlive } from './test.ts'

type Step = { path: string; button: string; fill: () => Promise<unknown> }

/**
 * One act by its form, from its button to its block; whoever isn't connected is so by MetaMask.
 *
 * @returns what was said that it would change, and its hash
 */
export async function actAs(
  page: Page,
  { path, button, fill }: Step,
): Promise<{ said: (string | null)[]; hash: string }> {
  await page.goto(path)
  await untilAlive(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  const review = page.getByRole('button', { name: 'Review' })
  const metamask = page.getByRole('button', { name: /MetaMask/ })
  await expect(review.or(metamask)).toBeVisible()
  if (await metamask.isVisible()) await metamask.click()
  await expect(review).toBeVisible()
  await fill()
  await review.click()
  const sign = page.getByRole('button', { name: 'Sign and send' })
  await expect(sign).toBeEnabled()
  const said = await page
    .getByRole('dialog', { name: 'Before you sign' })
    .locator('tbody td:first-child')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title')))
  await sign.click()
  await expect(page.getByText('The transaction is in a block')).toBeVisible()
  const link = page.getByRole('link', { name: /^[0-9A-F]{64}$/ }).last()
  const hash = /[0-9A-F]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  return { said, hash }
}

type Told = { changes: { account: string; denom: string; change: string }[] }

/** What a transaction changed of an account's balances, as the index tells it. */
export async function fetchChanged(hash: string, account: string): Promise<string[]> {
  const { changes } = (await askIndex(`/injsight/v1/transactions/${hash}/changes`)) as Told
  return changes
    .filter((one) => one.account === account)
    .map(({ change, denom }) => `${change.startsWith('-') ? '' : '+'}${change} ${denom}`.replace('-', '−'))
}

/** An address of the index of the stack `chain`. */
export async function askIndex(path: string): Promise<unknown> {
  const answer = await fetch(findStack('chain', 'INDEX_URL') + path)
  expect(answer.status, path).toBe(200)
  return answer.json()
}
