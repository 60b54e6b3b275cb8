import type { Locator, Page } from '@playwright/test'
import { findStack } from './stacks.ts'
import { expect, untilAlive } from './test.ts'

type Step = { path: string; button: string; fill: () => Promise<unknown> }

/** Half an INJ is sent to somebody, by the form of the page on it. */
export function sendStep(page: Page): Step {
  const fill = async () => {
    await page.getByRole('textbox', { name: 'To' }).fill('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
    await page.getByLabel(/^Amount/).fill('0.5')
  }
  return { path: '/asset/inj/', button: 'Send', fill }
}

/** Presses Connect, and then a wallet. @returns the dialog that lists them */
export async function pressWallet(page: Page, name: string): Promise<Locator> {
  await page.goto('/assets/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name }).click()
  return dialog
}

/**
 * One act by its form, from its button to what is shown before it is signed; whoever isn't connected is so by the wallet
 * that is named.
 *
 * @returns the dialog that shows it
 */
export async function reviewAct(
  page: Page,
  { path, button, fill }: Step,
  wallet = /MetaMask/,
): Promise<Locator> {
  await page.goto(path)
  await untilAlive(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  const review = page.getByRole('button', { name: 'Review' })
  const listed = page.getByRole('button', { name: wallet })
  await expect(review.or(listed)).toBeVisible()
  if (await listed.isVisible()) await listed.click()
  await expect(review).toBeVisible()
  await fill()
  await review.click()
  return page.getByRole('dialog', { name: 'Before you sign' })
}

/**
 * The same, and signed, until it is in a block.
 *
 * @returns what was said that it would change, and its hash
 */
export async function actAs(
  page: Page,
  step: Step,
  wallet?: RegExp,
): Promise<{ said: string[]; hash: string }> {
  const dialog = await reviewAct(page, step, wallet)
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  await expect(sign).toBeEnabled()
  const said = await dialog
    .locator('tbody td:first-child')
    .evaluateAll((cells) =>
      cells.map((cell) => [cell.getAttribute('title'), cell.children[1]?.textContent ?? ''].join(' ').trim()),
    )
  await sign.click()
  return { said, hash: await untilIncluded(page) }
}

/** @returns its hash, once a block has it; what the page says instead, where none takes it */
export async function untilIncluded(page: Page): Promise<string> {
  await page
    .getByText('The transaction is in a block')
    .waitFor({ timeout: 60_000 })
    .catch(async (cause: unknown) => {
      const said = await page.getByRole('dialog').or(page.locator('#notices')).allInnerTexts()
      throw new Error(`the transaction is in no block; the page says: ${said.join('; ')}`, { cause })
    })
  const link = page.getByRole('link', { name: /^[0-9A-F]{64}$/ }).last()
  return /[0-9A-F]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
}

type Told = {
  changes: { account: string; denom: string; change: string }[]
  deposits: { account: string; subaccount: string; denom: string; total_change: string }[]
}

/** What a transaction changed of an account's balances and deposits, as the index tells it, in the words of the preview. */
export async function fetchChanged(hash: string, account: string): Promise<string[]> {
  const { changes, deposits } = (await askIndex(`/injsight/v1/transactions/${hash}/changes`)) as Told
  const own = (one: { account: string }) => one.account === account
  return [
    ...changes.filter(own).map(({ change, denom }) => `${writeSigned(change)} ${denom}`),
    ...deposits
      .filter(own)
      .map(
        ({ subaccount, total_change, denom }) =>
          `${writeSigned(total_change)} ${denom} in subaccount #${BigInt(`0x${subaccount.slice(42)}`)}`,
      ),
  ]
}

/** As the preview writes a change: `+5`, `−5`. */
export const writeSigned = (change: string): string =>
  change.startsWith('-') ? change.replace('-', '−') : `+${change}`

/** An address of the index of the stack `chain`. */
export async function askIndex(path: string): Promise<unknown> {
  const answer = await fetch(findStack('chain', 'INDEX_URL') + path)
  expect(answer.status, path).toBe(200)
  return answer.json()
}
