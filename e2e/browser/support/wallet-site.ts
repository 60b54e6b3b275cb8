import { startSite } from '@injsight/testing'
import { findStack, hasStack } from './stacks.ts'
import { test } from './test.ts'

/** What a deployment sets for wallets that have to be set up; nobody has these keys. */
export const walletSettings = {
  TREZOR: 'yes',
  WALLET_CONNECT_PROJECT: '0123456789abcdef0123456789abcdef',
  MAGIC_KEY: 'pk_live_0123456789ABCDEF',
  MAGIC_RPC_URL: 'https://rpc.example',
  MAGIC_PROVIDERS: 'google,github',
  TURNKEY_ORGANIZATION: '8c2cf4ca-9d76-4a11-9a9e-7d7a1b0c2f11',
  TURNKEY_GOOGLE_CLIENT: '1234567890-abc.apps.googleusercontent.com',
  ACCOUNTS_URL: 'https://accounts.example',
}

/** A test whose pages are those of a site that offers all wallets, of the stack `chain`. */
export const walletTest = test.extend<object, { walletSite: string }>({
  walletSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs: nothing
    async ({}, use) => {
      if (!hasStack('chain')) return use('')
      const site = await startSite(findStack('chain', 'INDEX_URL'), walletSettings)
      await use(site.url)
      return site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ walletSite }, use, info) => {
    info.skip(walletSite === '', 'no injectived here')
    await use(walletSite)
  },
})
