import { actAs, askIndex, fetchChanged } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

test('[WALLET-10] each act changes what was said before it was signed, to the last digit @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  const { address } = account
  await injectEthereumWallet(page, account)
  const act = async (path: string, button: string, fill: () => Promise<unknown>) => {
    const { said, hash } = await actAs(page, { path, button, fill })
    return { said, changed: await fetchChanged(hash, address) }
  }
  const amount = page.getByLabel(/^Amount/)

  await page.goto('/validators/')
  const validator = (await page.locator('a[href^="/validator/"]').first().getAttribute('href')) ?? ''
  const staking = `/account/${address}/staking/`
  const trading = `/account/${address}/trading/`

  const sent = await act('/asset/inj/', 'Send', async () => {
    await page.getByLabel('Token').selectOption(usdt)
    await page.getByRole('textbox', { name: 'To' }).fill('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
    await amount.fill('12.345678')
  })
  expect(sent.said).toContain(`−12345678 ${usdt}`)
  expect(sent.changed).toEqual(sent.said)

  const staked = await act(validator, 'Stake', () => amount.fill('2'))
  expect(staked.changed).toEqual(staked.said)

  const deposited = await act(trading, 'Deposit to a subaccount', async () => {
    await page.getByLabel('Token').selectOption(usdt)
    await page.getByLabel('Number of the subaccount').fill('3')
    await amount.fill('5.000001')
  })
  expect(deposited.said).toContain(`−5000001 ${usdt}`)
  expect(deposited.changed).toEqual(deposited.said)

  const withdrawn = await act(trading, 'Withdraw to the wallet', () =>
    page.getByRole('button', { name: 'Max' }).click(),
  )
  expect(withdrawn.said).toContain(`+5000001 ${usdt}`)
  expect(withdrawn.changed).toEqual(withdrawn.said)

  // With each of these rewards are paid, which grow with every block: of how much is staked all of it is known.
  await act(staking, 'Unstake', () => amount.fill('0.75'))
  expect(await fetchStaked(address)).toBe('1250000000000000000')
  await act(staking, 'Cancel unstaking', () => amount.fill('0.25'))
  expect(await fetchStaked(address)).toBe('1500000000000000000')
  // They were paid with the act before, and have to grow again.
  await expect.poll(() => fetchNone('claim', address)).toBe('')
  await act(staking, 'Claim rewards', async () => {})
})

/** What it has staked, with the only validator that there is. */
async function fetchStaked(account: string): Promise<string | undefined> {
  const told = (await askIndex(`/injsight/v1/accounts/${account}/staking`)) as {
    delegations: { amount: string }[]
  }
  return told.delegations[0]?.amount
}

/** What a form says instead of its fields, where there is nothing to choose from; empty otherwise. */
async function fetchNone(form: string, account: string): Promise<string | undefined> {
  const answer = await fetch(`${findStack('chain')}/form/${form}/?account=${account}&about=`)
  return ((await answer.json()) as { value?: { none: string } }).value?.none
}
