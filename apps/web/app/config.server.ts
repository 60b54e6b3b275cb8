import type { WalletSettings } from './wallet/offered.ts'

/** What pages read of the settings, as main.ts has checked and defaulted them. */
const { env } = process
const indexerUrl = env['INDEXER_URL'] || 'http://127.0.0.1:4000'

export const config = {
  indexerUrl,
  chainUrl: env['CHAIN_URL'] || indexerUrl,
  /** The site's own address, for canonical links; without it the request's. */
  publicUrl: env['PUBLIC_URL'] || undefined,
  /** Where the other networks have their sites. */
  networkSites: {
    mainnet: env['MAINNET_URL'] || undefined,
    testnet: env['TESTNET_URL'] || undefined,
    devnet: env['DEVNET_URL'] || undefined,
  },
  /** Who gives coins of a test network away. */
  faucetUrl: env['FAUCET_URL'] || undefined,
  /** The Ethereum JSON-RPC that wallets are given with a chain that they don't know. */
  walletEvmUrl: env['WALLET_EVM_URL'] || undefined,
  /** The file of ABIs that this deployment knows beside those that everybody knows. */
  evmAbis: env['EVM_ABIS'] || undefined,
  /** The file of schemas of contracts of CosmWasm that this deployment has. */
  wasmSchemas: env['WASM_SCHEMAS'] || undefined,
  /** Who may not act: `no`, `lists`, or a file that says. */
  restrictions: env['RESTRICTIONS'] || 'no',
  /** What wallets are offered by, beside those that need nothing. */
  wallets: {
    TREZOR: env['TREZOR'] === 'yes' ? 'yes' : 'no',
    WALLET_CONNECT_PROJECT: env['WALLET_CONNECT_PROJECT'] || '',
    MAGIC_KEY: env['MAGIC_KEY'] || '',
    MAGIC_RPC_URL: env['MAGIC_RPC_URL'] || '',
    MAGIC_PROVIDERS: env['MAGIC_PROVIDERS'] || '',
    TURNKEY_ORGANIZATION: env['TURNKEY_ORGANIZATION'] || '',
    TURNKEY_GOOGLE_CLIENT: env['TURNKEY_GOOGLE_CLIENT'] || '',
    ACCOUNTS_URL: env['ACCOUNTS_URL'] || '',
  } satisfies WalletSettings,
  /** `yes`: every page is closed, but for who says devMode=true. */
  maintenance: env['MAINTENANCE'] || 'no',
}
