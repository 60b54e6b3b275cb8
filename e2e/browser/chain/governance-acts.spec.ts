import { MsgSubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { localAccounts, pack } from '@injsight/local-chain'
import { actAs, askIndex, fetchChanged } from '../support/act-as.ts'
import { createValidator } from '../support/create-validator.ts'
import { giveCoins } from '../support/give-coins.ts'
import { sendAs } from '../support/send-as.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

const inj = (amount: string) => ({ denom: 'inj', amount: `${amount}000000000000000000` })

test('[WALLET-10] a proposal is deposited for until votes are taken, and voted on @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await injectEthereumWallet(page, account)
  const title = `Of ${account.address}`
  await sendAs(localAccounts.carol, [
    pack(MsgSubmitProposal, {
      messages: [],
      proposer: localAccounts.carol.address,
      initialDeposit: [inj('9')],
      metadata: 'It changes nothing.',
      title,
      summary: 'It changes nothing.',
      expedited: false,
    }),
  ])
  const path = await findProposal(title)

  const deposited = await actAs(page, {
    path,
    button: 'Add to its deposit',
    fill: () => page.getByLabel(/^Amount/).fill('1'),
  })
  expect(await fetchChanged(deposited.hash, account.address)).toEqual(deposited.said)

  const voted = await actAs(page, {
    path,
    button: 'Vote',
    fill: () => page.getByRole('dialog').getByText('No', { exact: true }).click(),
  })
  expect(await fetchChanged(voted.hash, account.address)).toEqual(voted.said)
  await page.goto(`/transaction/${voted.hash}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/voted no on/)
})

test('[WALLET-10] stake moves to another validator, and just what was said of it; what both pay is claimed at once @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await injectEthereumWallet(page, account)
  const moniker = `Second ${account.address.slice(-6)}`
  const validator = await createValidator(await giveCoins(), moniker)
  // Other tests make validators as well: there is one to choose, whichever are done.
  await createValidator(await giveCoins(), 'Not chosen')

  await page.goto('/validators/')
  const first = (await page.locator('a[href^="/validator/"]').first().getAttribute('href')) ?? ''
  await actAs(page, { path: first, button: 'Stake', fill: () => page.getByLabel(/^Amount/).fill('2') })
  const { said } = await actAs(page, {
    path: `/account/${account.address}/staking/`,
    button: 'Move stake',
    fill: async () => {
      await expect(page.getByRole('dialog')).toContainText(moniker)
      await page.getByRole('combobox', { name: 'To' }).selectOption(validator)
      await page.getByLabel(/^Amount/).fill('0.5')
    },
  })
  const moved = said.filter((one) => one.includes('staked with'))
  expect(moved).toHaveLength(2)
  expect(moved[0]).toMatch(/^−500000000000000000 inj staked with /)
  expect(moved[1]).toMatch(/^\+500000000000000000 inj staked with /)
  // By its address, until its name has come round.
  expect([moniker, validator.slice(-5)].some((name) => moved[1]?.includes(name))).toBe(true)
  const { delegations } = (await askIndex(`/injsight/v1/accounts/${account.address}/staking`)) as {
    delegations: { amount: string }[]
  }
  expect(delegations.map(({ amount }) => amount).toSorted()).toEqual([
    '1500000000000000000',
    '500000000000000000',
  ])

  const validators = page.getByRole('dialog').getByLabel('Validator')
  await expect.poll(() => countPaying(account.address)).toBe(2)
  const claimed = await actAs(page, {
    path: `/account/${account.address}/staking/`,
    button: 'Claim rewards',
    fill: () => validators.selectOption('all'),
  })
  const told = await page.request.get(`/transaction/${claimed.hash}.json`)
  const { messages } = (await told.json()) as { messages: { type: string }[] }
  expect(messages.map(({ type }) => type.split('.').at(-1))).toEqual(
    Array<string>(2).fill('MsgWithdrawDelegatorReward'),
  )
  const [earned = ''] = (await fetchChanged(claimed.hash, account.address)).filter((one) =>
    one.endsWith(' inj'),
  )
  expect(earned).toMatch(/^\+\d+ inj$/)
})

/** How many validators owe the account something, as the form of claims has them beside all at once. */
async function countPaying(account: string): Promise<number> {
  const answer = await fetch(`${findStack('chain')}/form/claim/?account=${account}&about=`)
  const { value } = (await answer.json()) as { value?: { from?: { choices: unknown[] } } }
  return (value?.from?.choices.length ?? 0) - 1
}

async function findProposal(title: string): Promise<string> {
  type Told = { proposals: { id: string; title: string }[] }
  const find = async () =>
    ((await askIndex('/injsight/v1/proposals')) as Told).proposals.find((one) => one.title === title)?.id
  await expect.poll(find).toBeDefined()
  return `/proposal/${await find()}/`
}
