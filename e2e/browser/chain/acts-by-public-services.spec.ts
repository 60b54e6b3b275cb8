import { startPublicServices, startSite } from '@injsight/testing'
import { actAs, fetchChanged } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test as base } from '../support/test.ts'
import { injectCosmosWallet, injectEthereumWallet } from '../support/wallets.ts'

/** The site by public services alone, which are those of a chain of one's own. */
const test = base.extend({
  baseURL: async ({ stack }, use) => {
    const index = findStack(stack, 'INDEX_URL')
    const { chain_id: CHAIN_ID } = (await (await fetch(`${index}/injsight/v1/status`)).json()) as Status
    const services = await startPublicServices(index, { CHAIN_ID, GATEWAY_URL: index, UI_API_URL: index })
    const site = await startSite(services.url)
    await use(site.url)
    await site.stop()
    await services.stop()
  },
})

type Status = { chain_id: string }

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

for (const [kind, inject, wallet] of [
  ['Ethereum', injectEthereumWallet, /MetaMask/],
  ['Cosmos', injectCosmosWallet, /Keplr/],
] as const)
  test(`[NET-02] [WALLET-10] by public services alone, coins are sent with a wallet of ${kind} as was said @chain`, async ({
    page,
  }) => {
    const account = await giveCoins()
    await inject(page, account)
    const fill = async () => {
      await page.getByRole('textbox', { name: 'To' }).fill('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
      await page.getByLabel(/^Amount/).fill('0.25')
    }
    const { said, hash } = await actAs(page, { path: '/asset/inj/', button: 'Send', fill }, wallet)
    expect(said).toContain('−250000000000000000 inj')
    expect(await fetchChanged(hash, account.address)).toEqual(said)
  })
