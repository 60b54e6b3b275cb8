import { readFileSync } from 'node:fs'
import { newer } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer' })

test('[EVM-02] [SEARCH-02] a transaction is found by the hash that its wallet shows, in the box and in an address', async ({
  page,
  request,
}) => {
  const { hash, ethHash = '' } = newer.transactionOf('evm.coin.transfer')
  await page.goto('/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(ethHash)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/transaction/${hash}/`)
  const main = page.getByRole('main')
  await expect(main).toContainText(hash)
  await expect(main).toContainText(ethHash)
  for (const path of ['', 'event-logs/']) {
    const answer = await request.get(`/transaction/${ethHash}/${path}`)
    expect(new URL(answer.url()).pathname).toBe(`/transaction/${hash}/${path}`)
  }
  for (const path of ['.json', '/bytes/hex/']) {
    const ours = await (await request.get(`/transaction/${hash}${path}`)).text()
    expect(await (await request.get(`/transaction/${ethHash}${path}`)).text()).toBe(ours)
  }
})

test('[EVM-11] a call is told by its method and arguments, its logs, and what gas cost', async ({ page }) => {
  await page.goto(`/transaction/${newer.transactionOf('erc20.transfer').hash}/`)
  await untilAlive(page)
  const message = page.getByRole('region', { name: 'Message' })
  await expect(message).toContainText('transfer(address,uint256)')
  const given = message.getByRole('region', { name: 'Arguments' })
  await expect(given.getByRole('row')).toHaveText([
    /Name.*Type.*Value/,
    /^to address /,
    /^value uint256 10\sTWO/,
  ])
  const link = given.getByRole('link').first()
  await expect(link).toHaveAttribute('href', `/account/${newer.accountOf('judy')}/`)
  const logs = page.getByRole('region', { name: '1 log' })
  await expect(logs).toContainText('Transfer(address,address,uint256)')
  await logs.getByText('As it was written').click()
  await expect(logs).toContainText('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')
  const price = page.getByRole('definition').filter({ hasText: 'gwei' })
  await expect(price).toContainText('0.32 gwei for each of the 1,000,000 asked for')
  await expect(price).toContainText('base fee of the block 0.16 gwei')
  await message.getByText('Input').click()
  await expect(message).toContainText('0xa9059cbb')
})

test('[EVM-10] what an Ethereum transaction changed adds up, and who gets the fee later is said', async ({
  page,
}) => {
  await page.goto(`/transaction/${newer.transactionOf('evm.transfer').hash}/`)
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(changed).toContainText('It adds up')
  await expect(changed).toContainText('credited at the end of the block')
  await expect(page.getByRole('region', { name: 'What moved' })).toContainText('0.123456789 INJ')
})

test('[EVM-11] why a call reverted is said first, in its own words, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/transaction/${newer.transactionOf('evm.coin.mint.fail').hash}/`)
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Why it failed')
  await expect(page.getByRole('region', { name: 'Why it failed' })).toContainText('only the owner mints')
  const back = page.getByRole('main').getByText('Given back')
  await back.click()
  await expect(page.getByRole('main')).toContainText('0x08c379a0')
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('[EVM-11] the raw transaction page takes what was signed for Ethereum', async ({ page, request }) => {
  const { hash, ethHash = '' } = newer.transactionOf('evm.transfer.legacy')
  const rlp = await (await request.get(`/transaction/${hash}/bytes/rlp/`)).text()
  expect(rlp).toMatch(/^0xf8/)
  await page.goto('/raw-tx/')
  await untilAlive(page)
  await page.getByRole('textbox').last().fill(rlp)
  await page.getByRole('button', { name: 'Read' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('sent 5 INJ to')
  await expect(main).toContainText(hash)
  await expect(main).toContainText(ethHash)
})

test('[EVM-12] a contract has a page, by either of its addresses, with its logs and transactions', async ({
  page,
  request,
}) => {
  const address = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
  for (const spelling of [address.toLowerCase(), 'inj1thcm6wtrrfvshxq5hwys8y0yyz9q77vdvwa5zn']) {
    const answer = await request.get(`/contract/${spelling}/`)
    expect(new URL(answer.url()).pathname).toBe(`/contract/${address}/`)
  }
  await page.goto(`/transaction/${newer.transactionOf('evm.coin.transfer').hash}/`)
  await untilAlive(page)
  await page.getByRole('region', { name: '1 log' }).getByRole('link', { name: address }).click()
  await expect(page).toHaveURL(`/contract/${address}/`)
  const transactions = page.getByRole('region', { name: 'Transactions' })
  await expect(transactions.getByRole('row')).toHaveCount(6)
  await transactions.getByRole('link', { name: 'Failed' }).click()
  await expect(page).toHaveURL(`/contract/${address}/transactions/?status=failed`)
  await page.goBack()
  await expect(transactions.getByRole('row')).toHaveCount(6)
  await page.getByRole('region', { name: 'Logs' }).getByRole('link', { name: 'Show all' }).click()
  const logs = page.getByRole('region', { name: 'Logs' })
  await logs.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/cursor=/)
  const approval = '?topic=0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  await page.goto(`/contract/${address}/logs/${approval}`)
  await expect(logs).toContainText('Approval(address,address,uint256)')
  await expect(logs).not.toContainText('Transfer(')
  const file = await request.get(`/contract/${address}/logs.csv${approval}`)
  expect((await file.text()).split('\r\n')[1]).toContain('Approval(address,address,uint256)')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[EVM-12] a contract shows what it wrote', async ({ page }) => {
    await page.goto('/contract/0x00DD563fC789cDE77af54228Fe088562300e85F8/logs/')
    await expect(page.getByRole('region', { name: 'Logs' })).toContainText(
      'Transfer(address,address,uint256)',
    )
  })
})

test('[EVM-12] whoever has the source of a contract gives it, and reads it there from then on', async ({
  page,
}) => {
  const path = new URL('../../../apps/indexer/test/solidity/Contracts.sol', import.meta.url)
  const settings = { evmVersion: 'shanghai', optimizer: { enabled: true, runs: 200 } }
  const input = (content: string) =>
    JSON.stringify({ language: 'Solidity', sources: { 'Contracts.sol': { content } }, settings })
  await page.goto('/contract/0x00Dd563fC789CdE77Af54228FE088562300E85F8/source/')
  await untilAlive(page)
  const form = page.getByRole('form', { name: 'Give the source' })
  await form.getByLabel('or the same as text').fill(input('import "./lost.sol";'))
  await form.getByRole('button', { name: 'Compile and compare' }).click()
  await expect(page.getByRole('alert')).toContainText('Source "lost.sol" not found')
  await form.getByLabel('or the same as text').fill('')
  await form.getByLabel(/^File/).setInputFiles({
    name: 'input.json',
    mimeType: 'application/json',
    buffer: Buffer.from(input(readFileSync(path, 'utf8'))),
  })
  await form.getByLabel(/^Name of the contract/).fill('Cards')
  await form.getByRole('button', { name: 'Compile and compare' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: /^.?Contracts\.sol.?, \d+ lines$/ }).first()).toContainText(
    'contract Cards {',
  )
  await expect(form).toHaveCount(0)
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByRole('link', { name: 'supportsInterface(bytes4)' })).toBeVisible()
})
