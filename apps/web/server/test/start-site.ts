import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { createLogger } from '@injsight/runtime'
import type { WalletSettings } from '../../app/wallet/offered.ts'
import { start } from '../../start.ts'
import type { Site } from '../load-site.ts'

export const script = `console.log('an asset')\n`.repeat(100)

type Options = {
  site?: Site
  publicUrl?: string
  countryHeader?: string
  indexerUrl?: string
  assets?: string
  wallets?: Partial<WalletSettings>
}

/** The whole server around pages of a test's own, with a file or two, and what it logged above debug. */
export async function startSite(
  context: TestContext,
  {
    site: pages = async () => new Response('a page'),
    publicUrl = '',
    countryHeader = '',
    indexerUrl = nowhere,
    assets = '',
    wallets = {},
  }: Options = {},
): Promise<{ url: string; logged: string[]; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), script)
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, '.secret'), 'not for visitors')
  const logged: string[] = []
  const site = await start({
    config: {
      INDEXER_URL: indexerUrl,
      CHAIN_URL: '',
      WEB_PORT: 0,
      DRAIN_SECONDS: 0,
      ASSETS: assets,
      PUBLIC_URL: publicUrl,
      MAINNET_URL: '',
      TESTNET_URL: '',
      DEVNET_URL: '',
      FAUCET_URL: '',
      WALLET_EVM_URL: '',
      EVM_ABIS: '',
      WASM_SCHEMAS: '',
      RESTRICTIONS: 'no',
      COUNTRY_HEADER: countryHeader,
      ADDRESS_HEADER: '',
      MAINTENANCE: 'no',
      TREZOR: 'no',
      WALLET_CONNECT_PROJECT: '',
      MAGIC_KEY: '',
      MAGIC_RPC_URL: '',
      MAGIC_PROVIDERS: '',
      TURNKEY_ORGANIZATION: '',
      TURNKEY_GOOGLE_CLIENT: '',
      ACCOUNTS_URL: '',
      LOG_LEVEL: 'info',
      ...wallets,
    },
    log: createLogger({ level: 'info', write: (line) => void logged.push(line) }),
    site: pages,
    folder,
  })
  context.after(async () => {
    await site.stop()
    await rm(folder, { recursive: true, maxRetries: 3 }) // what was being compressed is put there
  })
  return { url: site.url, logged, stop: () => site.stop() }
}

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:1'
