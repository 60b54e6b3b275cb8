import { newer } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer' })

const twoFaces = '0xf3303b595360EBA7d439C091F7559ccFaEBd13f7'
const coin = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
const cards = '0x00DD563fc789cde77af54228FE088562300e85F8'

test('[EVM-06] [EVM-12] a token is followed from a send in the bank to a transfer by its contract', async ({
  page,
  request,
}) => {
  const sent = newer.transactionOf('erc20.bank-send').hash
  const transferred = newer.transactionOf('erc20.transfer').hash
  // The index asks what contracts are called when it has caught up, and the site asks the index now and then.
  let times = 0
  const read = async () => (await request.get(`/transaction/${sent}/?fresh=${times++}`)).text()
  await expect.poll(read, { timeout: 60_000 }).toContain(' TWO')
  await page.goto(`/transaction/${sent}/?fresh=${times}`)
  await untilAlive(page)
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /\d TWO$/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/asset/erc20:${twoFaces}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('one token with two faces')
  await expect(page.getByRole('region', { name: 'Who holds it' }).getByRole('row')).toHaveCount(4)
  const moves = page.getByRole('region', { name: 'How it moved' })
  for (const hash of [sent, transferred])
    await expect(moves.locator(`a[href="/transaction/${hash}/"]`)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await moves.locator(`a[href="/transaction/${transferred}/"]`).click()
  await expect(page).toHaveURL(`/transaction/${transferred}/`)
  await expect(page.getByRole('region', { name: '1 log' })).toContainText('Transfer(')
  await main.getByRole('link', { name: twoFaces }).first().click()
  await expect(page).toHaveURL(`/contract/${twoFaces}/`)
  await main.getByRole('link', { name: 'its holders and moves' }).click()
  await expect(page).toHaveURL(`/asset/erc20:${twoFaces}/`)
  const file = await request.get(`/asset/moves.csv?token=${twoFaces}`)
  expect(await file.text()).toContain(sent)
})

test('[EVM-12] a token that its contract keeps has one page, whatever it is asked for as', async ({
  request,
}) => {
  for (const name of [coin.toLowerCase(), `erc20:${coin}`, 'inj1thcm6wtrrfvshxq5hwys8y0yyz9q77vdvwa5zn']) {
    const answer = await request.get(`/asset/${name}/`)
    expect(new URL(answer.url()).pathname).toBe(`/asset/${coin}/`)
  }
  expect((await request.get('/asset/nonsense/')).status()).toBe(404)
  const code = await request.get(`/contract/${coin}/code/hex/`)
  expect(await code.text()).toMatch(/^0x6080/)
})

test('[EVM-12] a token tells who may move whose, and what has no limit', async ({ page, request }) => {
  await page.goto(`/asset/${coin}/`)
  const approvals = page.getByRole('region', { name: 'Who may move whose' })
  const allowed = approvals.getByRole('row').filter({ hasText: 'without limit' })
  await expect(allowed.getByRole('link').first()).toHaveAttribute(
    'href',
    `/account/${newer.accountOf('ivan')}/`,
  )
  await expect(approvals).toContainText('As the owner said it last')
  const file = await request.get(`/asset/approvals.csv?token=${coin}`)
  expect(await file.text()).toContain(`${newer.accountOf('ivan')},${newer.accountOf('judy')},without limit`)
})

test('[EVM-12] [ACCT-03] an account tells who may move its tokens of the EVM, and whose it may move', async ({
  page,
  request,
}) => {
  const [owner, spender] = [newer.accountOf('ivan'), newer.accountOf('judy')]
  for (const [account, other, heading, file] of [
    [owner, spender, 'Who may move this account’s EVM tokens', 'approvals-given'],
    [spender, owner, 'Whose EVM tokens this account may move', 'approvals-received'],
  ] as const) {
    await page.goto(`/account/${account}/`)
    await page
      .getByRole('navigation', { name: 'Parts of this account' })
      .getByText(/^Grants/)
      .click()
    await expect(page).toHaveURL(`/account/${account}/grants/`)
    const list = page.getByRole('region', { name: heading })
    const line = list.getByRole('row').filter({ hasText: 'without limit' })
    await expect(line.locator(`a[href="/account/${other}/"]`)).toHaveCount(1)
    await expect(line.locator(`a[href="/asset/${coin}/"]`).first()).toBeVisible()
    await expect(list).toContainText('As the owner said it last')
    const text = await (await request.get(`/account/${account}/${file}.csv`)).text()
    expect(text).toContain(`${coin},${other},without limit`)
    expect(await findBarriers(page)).toEqual([])
  }
})

test('[EVM-12] an account’s tokens of the EVM stand in its lists, one with two faces once', async ({
  page,
  request,
}) => {
  const base = `/account/${newer.accountOf('ivan')}/`
  await page.goto(`${base}balances/`)
  await untilAlive(page)
  await expect(page.locator(`main a[href="/asset/erc20:${twoFaces}/"]`)).toHaveCount(1)
  const held = page.getByRole('region', { name: 'ERC-20 balances' })
  await expect(held.getByRole('row')).toHaveCount(2)
  await held.locator(`a[href="/asset/${coin}/"]`).click()
  await expect(page).toHaveURL(`/asset/${coin}/`)
  await page.goto(`${base}nft/`)
  const owned = page.getByRole('region', { name: 'NFTs of the EVM' })
  await expect(owned).toContainText('#2')
  await expect(owned.locator(`a[href="/asset/${cards}/"]`).first()).toBeVisible()
  for (const [file, contract] of [
    ['erc20', coin],
    ['evm-nfts', cards],
  ] as const) {
    const lines = (await (await request.get(`${base}${file}.csv`)).text()).toLowerCase()
    expect(lines).toContain(contract.toLowerCase())
  }
})

test('[EVM-12] the account of a contract leads to the contract, and that to the account', async ({
  page,
}) => {
  const account = 'inj1thcm6wtrrfvshxq5hwys8y0yyz9q77vdvwa5zn'
  await page.goto(`/account/${account}/`)
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract')
  await page.getByRole('link', { name: 'of the EVM' }).click()
  await expect(page).toHaveURL(`/contract/${coin}/`)
  await page.getByRole('main').getByRole('link', { name: account }).click()
  await expect(page).toHaveURL(`/account/${account}/`)
})

test('[EVM-06] coins of an account’s own name are no contract’s', async ({ page }) => {
  await page.goto('/asset/erc20:0x4D117D40b73B3911AD7C8C1A26A6cf0F52A1e2DB/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is a coin of the bank')
  await expect(page.getByRole('main').getByRole('region', { name: 'Who may move whose' })).toHaveCount(0)
})
