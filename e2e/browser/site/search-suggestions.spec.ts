import type { Page } from '@playwright/test'
import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { findStack } from '../support/stacks.ts'
import { expect, findBarriers, refusals, test, untilAlive } from '../support/test.ts'

const { hash } = transactionOf('bank.send')

function findBox(page: Page) {
  return page.getByRole('search').getByRole('combobox')
}

function findList(page: Page) {
  return page.getByRole('listbox', { name: 'Suggestions' })
}

async function typeInto(page: Page, text: string): Promise<void> {
  await page.goto('/blocks/')
  await untilAlive(page)
  await findBox(page).fill(text)
}

test('[SEARCH-02] what is typed is met with tokens, markets and validators by name', async ({ page }) => {
  await typeInto(page, 'usd')
  await expect(findList(page).getByRole('option').filter({ hasText: 'Asset' }).first()).toContainText('USDT')
  await expect(findList(page).getByRole('option').filter({ hasText: 'Market' }).first()).toContainText('USDT')
  await findBox(page).fill('alpha')
  await findList(page).getByRole('option').filter({ hasText: 'Validator' }).first().click()
  await expect(page).toHaveURL(/\/validator\/injvaloper\w+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alpha')
  await expect(findList(page)).toBeHidden()
})

for (const [what, text, kind, path] of [
  ['a height', String(busyHeight), 'Block', `/block/${busyHeight}/`],
  ['a hash', hash.toLowerCase(), 'Transaction', `/transaction/${hash}/`],
  ['an address', accountOf('alice'), 'Account', `/account/${accountOf('alice')}/`],
] as const) {
  test(`[SEARCH-02] ${what} is suggested as what it is, and the keys open it`, async ({ page }) => {
    await page.goto('/blocks/')
    await untilAlive(page)
    await findBox(page).fill(text)
    await expect(findList(page).getByRole('option').first()).toContainText(kind)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  })
}

test('[SEARCH-02] arrow keys walk the list and come back to the box, Escape closes it', async ({ page }) => {
  await typeInto(page, 'usd')
  const box = findBox(page)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./)
  const count = await findList(page).getByRole('option').count()
  const isSelected = (at: number) =>
    expect(findList(page).getByRole('option').nth(at)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await isSelected(0)
  await expect(box).toHaveAttribute('aria-activedescendant', 'suggestions-0')
  await page.keyboard.press('ArrowUp')
  await expect(findList(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await isSelected(count - 1)
  await page.keyboard.press('Escape')
  await expect(findList(page)).toBeHidden()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('usd')
  await expect(box).toBeFocused()
})

test('[SEARCH-02] a suggested asset leads to its page', async ({ page }) => {
  await typeInto(page, 'usdt')
  await findList(page).getByRole('option').filter({ hasText: 'peggy' }).first().click()
  await expect(page).toHaveURL(/\/asset\/peggy0x/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('USDT')
})

test('[SEARCH-02] a proposal is found by its title and its number, and leads to its page', async ({
  page,
}) => {
  const proposals = findList(page).getByRole('option').filter({ hasText: 'Proposal' })
  await typeInto(page, 'open at the')
  await expect(proposals.first()).toContainText('Open at the end')
  await findBox(page).fill('#42')
  await expect(findList(page).getByRole('option').first()).toContainText('Block')
  await proposals.filter({ hasText: 'Open deposit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/#42, .*Open deposit/)
  await page.goto('/search/?q=proposal+41')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/#41, .*Open at the end/)
})

test('[SEARCH-02] the account of a module is suggested and listed by what it is for, in the page’s language', async ({
  page,
}) => {
  for (const [language, called] of [
    ['', 'Ethereum bridge'],
    ['/es', 'Puente de Ethereum'],
  ] as const) {
    await page.goto(`${language}/blocks/`)
    await untilAlive(page)
    await findBox(page).fill('peggy')
    await expect(page.getByRole('option').filter({ hasText: called })).toBeVisible()
    await page.goto(`${language}/search/?q=peggy`)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: called })).toBeVisible()
  }
})

const ended = [
  ['', 'not there: the recording has been played to its end'],
  ['/zh', '不存在：录制内容已播放完毕'],
  ['/kr', '없음: 녹화가 끝까지 재생되었습니다'],
  ['/es', 'no está: la grabación se ha reproducido hasta el final'],
  ['/vn', 'không có: bản ghi đã phát hết'],
] as const

test('[SEARCH-06] nobody is told to wait for a hash when the recording has ended', async ({ page }) => {
  for (const [language, said] of ended) {
    await page.goto(`${language}/blocks/`)
    await untilAlive(page)
    await findBox(page).fill('AB'.repeat(32))
    await expect(page.getByRole('option').getByText(said, { exact: true })).toBeVisible()
  }
})

test('[SEARCH-02] Enter without a choice searches for what was typed', async ({ page }) => {
  await typeInto(page, 'usd')
  await expect(findList(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/?q=usd')
  await expect(findList(page)).toBeHidden()
})

test('[SEARCH-02] who types fast asks once, and never sees the answer to another text', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search.json')) asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await page.goto('/blocks/')
  await untilAlive(page)
  await findBox(page).fill('i')
  await expect(findList(page)).toBeVisible()
  // However slow this machine is, the visitor is fast: no time passes between two keys.
  await page.clock.pauseAt(Date.now() + 60_000)
  await findBox(page).pressSequentially('nj/usdt')
  await page.clock.resume()
  await expect(findList(page)).toContainText('INJ/USDT')
  expect(asked).toEqual(['i', 'inj/usdt'])
  await findBox(page).fill('zzzzqqqq')
  await expect(findList(page)).toBeHidden()
})

test('[VALID-01] [SEARCH-03] what can be nothing is told when the box is left, not while one types', async ({
  page,
}) => {
  await typeInto(page, 'zzzzqqqq')
  const said = page.getByText('Your search doesn’t match a block, transaction, asset, or address.')
  await expect(page.getByText('No suggestions')).toBeAttached()
  await expect(said).toBeHidden()
  await findBox(page).blur()
  await expect(said).toBeVisible()
  await expect(findBox(page)).toHaveAttribute('aria-invalid', 'true')
  await findBox(page).pressSequentially('z')
  await expect(said).toBeHidden()
  await expect(findBox(page)).not.toHaveAttribute('aria-invalid', /./)
})

test('[SEARCH-02] the list is free of barriers, in both themes and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await typeInto(page, 'usd')
    await page.keyboard.press('ArrowDown')
    await expect(findList(page)).toBeVisible()
    // What it half covers is pressed when it has gone.
    const barriers = await findBarriers(page)
    expect(barriers.filter((barrier) => !barrier.startsWith('target-size: <a href="/block/'))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test.describe(() => {
  test.use({ allowedErrors: /status of 503/ })

  test('[SEARCH-05] when suggestions fail, Enter still leads on', async ({ page }) => {
    await page.route('**/search.json*', (route) => route.fulfill({ status: 503, body: '' }))
    await typeInto(page, String(busyHeight))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/block/${busyHeight}/`)
  })
})

test.describe(() => {
  test.use({ allowedErrors: refusals })

  test(
    '[SEARCH-06] a hash that nothing has leads to the page that waits for it',
    { tag: '@live' },
    async ({ page }) => {
      const absent = 'AB'.repeat(32)
      await page.goto('/blocks/')
      await untilAlive(page)
      await findBox(page).fill(absent)
      await expect(findList(page).getByRole('option')).toContainText('its page waits for it')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/transaction/${absent}/`)
      await expect(page.getByRole('main')).toContainText('Wait at least 30 seconds')
    },
  )

  test(
    '[ROUTE-06] what is not there is told where it was asked for, with the network and what to do',
    { tag: '@live' },
    async ({ page }) => {
      const absent = 'CD'.repeat(32)
      for (const path of [`/transaction/${absent}/`, `/not-found/?transaction=${absent}`]) {
        await page.goto(path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^Unable to locate this transaction on \S+$/,
        )
        await expect(page.getByRole('main')).toContainText(absent)
        await expect(page.getByRole('main')).toContainText('Wait at least 30 seconds')
      }
    },
  )

  test('[SEARCH-05] [ROUTE-05] [ROUTE-06] an address that a guard refuses has the title of its outcome', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/block/abc/', 'Invalid block height'],
      ['/transaction/12/', 'Invalid transaction hash'],
      ['/account/inj1x/', 'Invalid account address'],
      ['/zh/block/abc/', '区块高度无效'],
      [`/block/${'AB'.repeat(32)}/`, /^Unable to locate this block on injective-/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })
})

test.describe(() => {
  test.use({ allowedErrors: /status of 404/ })

  test(
    '[SEARCH-06] a transaction that is not there yet is waited for, and fills itself in',
    { tag: '@live' },
    async ({ page }) => {
      await page.goto('/')
      await untilAlive(page)
      const head = Number(await page.locator('[data-head]').getAttribute('data-head'))
      const hash = await findHashAfter(head + 30)
      await page.getByRole('search').getByRole('combobox').fill(hash.toLowerCase())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/transaction/${hash}/`)
      await expect(page.getByRole('main')).toContainText('Wait at least 30 seconds')
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
      await expect(page.getByRole('main')).toContainText(/Success|Failed/, { timeout: 60_000 })
      await expect(page.getByRole('main')).not.toContainText('Wait at least 30 seconds')
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    },
  )
})

/** Of the next transaction after a height, as the index tells that has played the recording whole. */
async function findHashAfter(height: number): Promise<string> {
  const range = `after=${height}&before=${height + 100}&limit=100`
  const answer = await fetch(`${findStack('settled', 'INDEX_URL')}/api/explorer/v1/blocks?${range}`)
  const { data } = (await answer.json()) as { data: { height: number; num_txs: number }[] }
  const next = data.findLast(({ num_txs }) => num_txs > 0)?.height
  const page = await fetch(`${findStack('settled')}/block/${next}/`)
  return /\/transaction\/([0-9A-F]{64})\//.exec(await page.text())?.[1] ?? 'none'
}
