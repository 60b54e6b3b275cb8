import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer' })

const votes = (page: Page) => page.getByRole('region', { name: 'How the validators voted' })

test('who voted against a proposal is found with the keyboard, from the list to the validator', async ({
  page,
}) => {
  await page.goto('/proposals/')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Rejected', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/proposals/?status=rejected')
  await page.getByRole('link', { name: 'Open at the end' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/proposal/35/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('too few said yes')
  await page.getByRole('link', { name: 'No 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(votes(page).getByRole('row')).toHaveCount(2)
  await votes(page).getByRole('link', { name: 'Beta Stake 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Beta Stake 2')
  const cast = page.getByRole('region', { name: 'How it voted on proposals' })
  await expect(cast.getByRole('row').filter({ hasText: '#35' })).toContainText('No')
})

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('who has not voted is found, and what was said against', async ({ page }) => {
    await page.goto('/proposal/35/')
    await page.getByRole('link', { name: 'Not voted 2', exact: true }).click()
    await expect(page).toHaveURL('/proposal/35/?vote=none#set')
    await expect(votes(page).getByRole('row').filter({ hasText: 'Not voted' })).toHaveCount(2)
    await expect(page.getByRole('main')).toContainText(
      'not met · 48.58% of those who did not abstain said yes',
    )
  })
})
