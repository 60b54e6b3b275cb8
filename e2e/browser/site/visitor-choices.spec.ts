import { transactionOf } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

const path = `/transaction/${transactionOf('bank.send').hash}/`

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Asia/Ho_Chi_Minh' })

  test('[TX-09, DATA-02] times are in UTC until one asks for those of the own clock, and stay so', async ({
    page,
  }) => {
    await page.goto(path)
    await untilAlive(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Nov-21-2026 03:19:27 AM')
    await main.getByRole('button', { name: 'UTC' }).click()
    await expect(main).toContainText(/Nov-21-2026 10:19:27\sAM.*(\+07|local)/i)
    await page.goto('/blocks/')
    await page.goto(path)
    await untilAlive(page)
    await expect(main).toContainText('10:19:27 AM')
    await main.getByRole('button', { name: 'local time' }).click()
    await expect(main).toContainText('03:19:27 AM')
  })
})

test('the keys of the site are shown by ?, but not where one types it', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('')
  await box.press('?')
  await expect(box).toHaveValue('?')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  for (const key of ['/', 'Ctrl K', '←', '?', 'Esc'])
    await expect(dialog.getByText(key, { exact: true })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keys' }).click()
  await expect(dialog).toBeVisible()
})
