import { startPublicServices, startSite, startStandIn, type StandIn } from '@injsight/testing'
import { actAs, fetchChanged } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { findStack, hasStack } from '../support/stacks.ts'
import { expect, refusals, test as base } from '../support/test.ts'
import { injectCosmosWallet, injectEthereumWallet } from '../support/wallets.ts'

/** The site by public services alone, which are those of a chain of one's own. */
const test = base.extend<{ standIn: StandIn }>({
  standIn: async ({ stack }, use, info) => {
    info.skip(!hasStack(stack), 'no injectived here')
    const standIn = await startStandIn(findStack(stack, 'INDEX_URL'))
    await use(standIn)
    expect(await standIn.refused()).toEqual([])
    await standIn.stop()
  },
  baseURL: async ({ stack, standIn }, use) => {
    const status = await fetch(`${findStack(stack, 'INDEX_URL')}/injsight/v1/status`)
    const { chain_id: CHAIN_ID } = (await status.json()) as { chain_id: string }
    const services = await startPublicServices('', { ...standIn.settings, CHAIN_ID })
    const site = await startSite(services.url)
    await use(site.url)
    await site.stop()
    await services.stop()
  },
})

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

for (const [kind, inject, wallet, who] of [
  ['Ethereum', injectEthereumWallet, /MetaMask/, 'the gateway'],
  ['Cosmos', injectCosmosWallet, /Keplr/, 'the account'],
] as const)
  test(`[NET-02] [NET-08] [WALLET-08] by public services alone, coins are sent with a wallet of ${kind}, and ${who} pays the fee @chain`, async ({
    page,
    standIn,
  }) => {
    const isWell = who === 'the gateway'
    if (!isWell) await standIn.fail('gateway', 'busy-for-long')
    const account = await giveCoins()
    await inject(page, account)
    const fill = async () => {
      await page.getByRole('textbox', { name: 'To' }).fill('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
      await page.getByLabel(/^Amount/).fill('0.25')
    }
    const { said, hash } = await actAs(page, { path: '/asset/inj/', button: 'Send', fill }, wallet)
    expect(said).toEqual([expect.stringMatching(isWell ? /^−250000000000000000 inj$/ : /^−25002\d{13} inj$/)])
    expect(await fetchChanged(hash, account.address)).toEqual(said)
  })
