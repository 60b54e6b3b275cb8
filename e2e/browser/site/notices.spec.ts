import type { Page } from '@playwright/test'
import { busyHeight } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

/** Notices come when the page has stood for some seconds. */
async function openWithNotices(page: Page, path: string): Promise<void> {
  const started = untilNoticesStarted(page)
  await page.goto(path)
  await untilAlive(page)
  await started
}

/** The last that is done for them is to ask for the page of errors, which is needed when nothing can be fetched. */
async function untilNoticesStarted(page: Page): Promise<void> {
  const asked = await page.waitForResponse(/error-page/)
  await asked.finished()
}

function findNotices(page: Page) {
  return page.locator('#notices')
}

/** As a part of the page would that nobody has thought of. */
async function rejectWith(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => void Promise.reject(new Error(text)), message)
}

test('[NOTE-01] what a page has to say waits for nobody to be there: the region is in the first HTML', async ({
  page,
}) => {
  await page.goto('/blocks/')
  await expect(findNotices(page)).toHaveAttribute('aria-live', 'polite')
  await expect(findNotices(page)).toBeEmpty()
})

test('[NOTE-01] [NOTE-05] a copy that fails is told, closes by its button, and goes by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    })
  })
  await openWithNotices(page, `/block/${busyHeight}/`)
  const copy = page.getByRole('button', { name: /^Copy/ }).first()
  const told = findNotices(page).getByRole('listitem')
  await copy.click()
  await copy.click()
  await told.hover() // while somebody points at it, it stays
  await expect(told).toHaveCount(1)
  await expect(told).toContainText('Could not be copied')
  await expect(told).toContainText('copy it by hand')
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect(told).toHaveCount(0)
  await copy.click()
  await expect(told).toHaveCount(1)
  await page.mouse.move(5, 5)
  await expect(told).toHaveCount(0)
})

test('[NOTE-01] notices are free of barriers and narrow enough for a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await openWithNotices(page, '/blocks/')
    await page.evaluate(() => {
      const told = { type: 'warning', title: 'long '.repeat(60), description: 'x'.repeat(200) }
      dispatchEvent(new CustomEvent('notice', { detail: told }))
      dispatchEvent(new CustomEvent('notice', { detail: { type: 'error', words: 'network' } }))
    })
    await expect(findNotices(page).getByRole('listitem')).toHaveCount(2)
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test('[NOTE-02] what stands is stacked, the newest first; a press opens what is beyond a few', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await openWithNotices(page, '/blocks/')
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      dispatchEvent(new CustomEvent('notice', { detail: { type: 'info', title, staysMs: Infinity } }))
  })
  const told = findNotices(page).getByRole('listitem')
  await expect(told).toContainText(['Five', 'Four', 'Three'])
  const more = findNotices(page).getByRole('button', { name: '2 more' })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(told).toContainText(['Five', 'Four', 'Three', 'Two', 'One'])
  expect(await findBarriers(page)).toEqual([])
  await expect(told.first()).toBeInViewport()
  await expect(more).toBeInViewport()
  await told.first().getByRole('button', { name: 'Close this notice' }).click()
  await expect(told).toContainText(['Four', 'Three', 'Two', 'One'])
  await expect(findNotices(page).getByRole('button', { name: '1 more' })).toBeVisible()
})

test('[I18N-02] a notice speaks the language of its page', async ({ page }) => {
  await openWithNotices(page, '/kr/blocks/')
  await page.evaluate(() => {
    dispatchEvent(new CustomEvent('notice', { detail: { type: 'error', words: 'something' } }))
  })
  await expect(findNotices(page)).toContainText('문제가 발생했습니다')
})

test.describe('errors that nothing has explained', () => {
  test.use({ allowedErrors: /./ })

  test('[NOTE-03] are told by their message, in words that calm, or not at all', async ({ page }) => {
    await openWithNotices(page, '/blocks/')
    await rejectWith(page, 'the ledger is closed')
    await expect(findNotices(page)).toContainText('The ledger is closed')
    await rejectWith(page, '429 Too Many Requests')
    await expect(findNotices(page)).toContainText('is experiencing higher than usual demand')
    await expect(findNotices(page)).toContainText('Hang tight, engineers are doing their best')
    await rejectWith(page, '')
    await expect(findNotices(page)).toContainText('Something happened')
    const count = await findNotices(page).getByRole('listitem').count()
    await rejectWith(page, 'HTTP request too long')
    await page.waitForTimeout(200)
    expect(await findNotices(page).getByRole('listitem').count()).toBeLessThanOrEqual(count)
    await expect(findNotices(page)).not.toContainText('too long')
  })

  test('[ROUTE-13] a script that is missing loads the page again, once in ten seconds', async ({ page }) => {
    await page.route('**/assets/key-help*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.clock.setFixedTime(Date.now()) // the ten seconds don't pass, however slow this machine is
    await openWithNotices(page, '/blocks/')
    let loads = 0
    page.on('load', () => loads++)
    const askForKeys = async () => {
      await untilAlive(page)
      await page.keyboard.press('?')
    }
    const startedAgain = page.waitForEvent('load').then(() => untilNoticesStarted(page))
    await askForKeys()
    await startedAgain
    expect(loads).toBe(1)
    await askForKeys()
    await page.waitForTimeout(2500)
    expect(loads).toBe(1)
  })

  test('[ROUTE-13] a page whose script is missing is loaded again, and is the one that was asked for', async ({
    page,
  }) => {
    await openWithNotices(page, '/blocks/')
    const lost = '**/assets/transaction-list*'
    await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }))
    const again = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Transactions', exact: true }).first().click()
    await again
    await expect(page).toHaveURL('/transactions/')
    await page.unroute(lost)
  })

  test('[ROUTE-13] without a network the page stays as it stands', async ({ page, context }) => {
    await openWithNotices(page, '/blocks/')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await context.setOffline(true)
    // The browser says so a moment before it is so.
    const reach = () =>
      page.evaluate(() => fetch('/icon.svg', { cache: 'no-store' }).then(Boolean, () => false))
    await expect.poll(reach).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
    await page.waitForTimeout(1800)
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await context.setOffline(false)
  })
})

test.describe(() => {
  test.use({
    allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|route module|dynamically imported module/,
  })

  test('[NOTE-04] a page that cannot be fetched says so, and is there when the network is', async ({
    page,
    context,
  }) => {
    await openWithNotices(page, '/blocks/')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Transactions', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Network error: Unable to fetch this page',
    )
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/transactions/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  })
})

test('[VALID-01] the field of a raw transaction is checked when it is left, not while one types', async ({
  page,
}) => {
  await page.goto('/raw-tx/')
  await untilAlive(page)
  const field = page.getByRole('textbox', { name: 'Transaction, in hex or base64' })
  const said = page.getByRole('main').getByRole('alert')
  await field.pressSequentially('zz!')
  await expect(said).toBeHidden()
  await field.blur()
  await expect(said).toHaveText('This is neither hex nor base64.')
  await field.fill('   ')
  await field.blur()
  await expect(said).toHaveText('This field is required')
  await field.fill('0aff')
  await field.blur()
  await expect(said).toBeHidden()
  await field.fill('')
  await page.getByRole('button', { name: 'Read' }).click()
  await expect(said).toHaveText('This field is required')
})

test('[ROUTE-15] an address in a memo says where it leads before it is opened', async ({ page }) => {
  const memo = 'javascript:alert(1) then https://example.org/a?b=1, or data:text/html,x'
  await page.goto('/raw-tx/')
  await untilAlive(page)
  await page.getByRole('textbox').last().fill(writeTransaction(memo))
  await page.getByRole('button', { name: 'Read' }).click()
  const links = page.getByRole('definition').filter({ hasText: 'javascript:' }).getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://example.org/a?b=1')
  await expect(links).toHaveAttribute('target', '_blank')
  await expect(links).toHaveAttribute('rel', /noopener.*noreferrer/)
  await links.click()
  const dialog = page.getByRole('dialog', { name: 'You are leaving Injsight' })
  await expect(dialog).toContainText('It leads to example.org')
  await expect(dialog.getByRole('link', { name: /Open in a new tab/ })).toHaveAttribute('rel', /noopener/)
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/raw-tx\//)
})

/** A transaction without signers, by its bytes: one message, and a memo. */
function writeTransaction(memo: string): string {
  const send = field(1, Buffer.from('/cosmos.bank.v1beta1.MsgSend'))
  const body = Buffer.concat([field(1, send), field(2, Buffer.from(memo))])
  return Buffer.concat([field(1, body), field(2, Buffer.alloc(0))]).toString('hex')
}

function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes])
}
