import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { actAs, askIndex, fetchChanged, writeSigned } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

const amountOf = (page: Page) => page.getByLabel(/^Amount/)

test('[WALLET-10] what is sent, staked and deposited is what was said, to the last digit @chain', async ({
  page,
}) => {
  const { address, act, validator } = await begin(page)
  const amount = amountOf(page)
  const trading = `/account/${address}/trading/`

  const sent = await act('/asset/inj/', 'Send', async () => {
    await page.getByLabel('Token').selectOption(usdt)
    await page.getByRole('textbox', { name: 'To' }).fill('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
    await amount.fill('12.345678')
  })
  expect(sent.said).toContain(`−12345678 ${usdt}`)
  expect(sent.changed).toEqual(sent.said)

  const staked = await act(validator, 'Stake', () => amount.fill('2'))
  expect(staked.said).toContain('+2000000000000000000 inj staked')
  expect(staked.changed).toEqual(staked.said)

  const deposited = await act(trading, 'Deposit to a subaccount', async () => {
    await page.getByLabel('Token').selectOption(usdt)
    await page.getByLabel('Number of the subaccount').fill('3')
    await amount.fill('5.000001')
  })
  expect(deposited.said).toContain(`−5000001 ${usdt}`)
  expect(deposited.said).toContain(`+5000001 ${usdt} in subaccount #3`)
  expect(deposited.changed).toEqual(deposited.said)

  const withdrawn = await act(trading, 'Withdraw to the wallet', () =>
    page.getByRole('button', { name: 'Max' }).click(),
  )
  expect(withdrawn.said).toContain(`+5000001 ${usdt}`)
  expect(withdrawn.changed).toEqual(withdrawn.said)
})

test('[WALLET-10] stake is taken back, staked again, and pays what is claimed @chain', async ({ page }) => {
  const { address, act, validator } = await begin(page)
  const amount = amountOf(page)
  const staking = `/account/${address}/staking/`
  await act(validator, 'Stake', () => amount.fill('2'))
  // With each of these rewards are paid, which grow with every block: of how much is staked all of it is known.
  const stakeOf = (changes: string[]) => changes.filter((one) => one.endsWith('staked'))
  const unstaked = await act(staking, 'Unstake', () => amount.fill('0.75'))
  expect(stakeOf(unstaked.said)).toEqual(['−750000000000000000 inj staked'])
  expect(stakeOf(unstaked.changed)).toEqual(stakeOf(unstaked.said))
  const restaked = await act(staking, 'Cancel unstaking', () => amount.fill('0.25'))
  expect(stakeOf(restaked.said)).toEqual(['+250000000000000000 inj staked'])
  expect(stakeOf(restaked.changed)).toEqual(stakeOf(restaked.said))
  // They were paid with the act before, and have to grow again.
  await expect.poll(() => fetchNone('claim', address)).toBe('')
  await act(staking, 'Claim rewards', async () => {})
})

test('[VALID-04] all INJ but what the fee takes can be sent: much less stays than is kept where nobody tries it @chain', async ({
  page,
}) => {
  const { address, act } = await begin(page)
  const sent = await act('/asset/inj/', 'Send', async () => {
    await page.getByLabel('Token').selectOption('inj')
    await page.getByRole('textbox', { name: 'To' }).fill(`0x${randomBytes(20).toString('hex')}`)
    await page.getByRole('button', { name: 'Max' }).click()
  })
  expect(sent.changed).toEqual(sent.said)
  const { balance } = (await askIndex(`/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=inj`)) as {
    balance: { amount: string }
  }
  expect(BigInt(balance.amount)).toBeLessThan(10n ** 15n)
})

/** An account with a wallet in the page, and what tells of an act what was said and what it changed. */
async function begin(page: Page) {
  const account = await giveCoins()
  const { address } = account
  await injectEthereumWallet(page, account)
  await page.goto('/validators/')
  const validator = (await page.locator('a[href^="/validator/"]').first().getAttribute('href')) ?? ''
  const act = async (path: string, button: string, fill: () => Promise<unknown>) => {
    const before = await fetchStaked(address)
    const { said, hash } = await actAs(page, { path, button, fill })
    const staked = (await fetchStaked(address)) - before
    // There is one validator that this account stakes with.
    const stake = staked === 0n ? [] : [`${writeSigned(String(staked))} inj staked`]
    return {
      said: said.map((one) => one.replace(/staked with .*$/, 'staked')),
      changed: [...(await fetchChanged(hash, address)), ...stake],
    }
  }
  return { address, act, validator }
}

async function fetchStaked(account: string): Promise<bigint> {
  const told = (await askIndex(`/injsight/v1/accounts/${account}/staking`)) as {
    delegations: { amount: string }[]
  }
  return told.delegations.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/** What a form says instead of its fields, where there is nothing to choose from; empty otherwise. */
async function fetchNone(form: string, account: string): Promise<string | undefined> {
  const answer = await fetch(`${findStack('chain')}/form/${form}/?account=${account}&about=`)
  return ((await answer.json()) as { value?: { none: string } }).value?.none
}
