import { config } from '../../config.server.ts'
import { nameNetwork, type NetworkName } from '../../frame/networks.ts'
import { page } from '../../page.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { listOffered } from '../../wallet/offered.ts'

/** What the script of wallets asks of the site. */
export type WalletAnswer = {
  chainId: string
  /** Numbers of EVM chains that this chain takes in typed data; the first is where a wallet is sent to. */
  evmChainIds: number[]
  /** Whether somebody may not act here: then `/wallet/may-act/` is asked before anybody is connected. */
  hasRestrictions: boolean
  /** Number of the chain's own EVM. */
  evmChainId: number
  /** What a wallet is told that doesn't know the chain's own EVM; `rpcUrl` is empty where nobody tells one. */
  evmChain: { chainName: string; rpcUrl: string }
  /** Names of the wallets that are set up here, of those that have to be. */
  offered: string[]
  /** Who knows the accounts of Magic and Turnkey. */
  accountsUrl: string
  walletConnect: { projectId: string }
  magic: { apiKey: string; rpcEndpoint: string; providers: string[] }
  turnkey: { defaultOrganizationId: string; googleClientId: string }
}

type Evm = Pick<WalletAnswer, 'evmChainIds' | 'evmChainId' | 'evmChain'>

/** Ethereum's own, under which Injective's typed data was first signed, and that of Injective's EVM where it is taken. */
const evms: Record<NetworkName, Evm> = {
  mainnet: {
    evmChainIds: [1, 1776],
    evmChainId: 1776,
    evmChain: { chainName: 'Injective', rpcUrl: 'https://sentry.evm-rpc.injective.network/' },
  },
  testnet: {
    evmChainIds: [11155111, 1439],
    evmChainId: 1439,
    evmChain: { chainName: 'Injective Testnet', rpcUrl: 'https://k8s.testnet.json-rpc.injective.network/' },
  },
  // A chain by this name refuses the number of its own EVM. It is anybody's: nobody knows where it answers.
  devnet: {
    evmChainIds: [11155111],
    evmChainId: 1337,
    evmChain: { chainName: 'Injective Devnet', rpcUrl: '' },
  },
}

export const loader = page(async () => {
  const { chainId } = await fetchStatus()
  const { wallets, walletEvmUrl } = config
  const evm = evms[nameNetwork(chainId) ?? 'devnet']
  const answer: WalletAnswer = {
    chainId,
    ...evm,
    evmChain: { ...evm.evmChain, ...(walletEvmUrl !== undefined && { rpcUrl: walletEvmUrl }) },
    offered: listOffered(wallets),
    accountsUrl: wallets.ACCOUNTS_URL,
    walletConnect: { projectId: wallets.WALLET_CONNECT_PROJECT },
    magic: {
      apiKey: wallets.MAGIC_KEY,
      rpcEndpoint: wallets.MAGIC_RPC_URL,
      providers: wallets.MAGIC_PROVIDERS.split(',').filter((one) => one !== ''),
    },
    turnkey: {
      defaultOrganizationId: wallets.TURNKEY_ORGANIZATION,
      googleClientId: wallets.TURNKEY_GOOGLE_CLIENT,
    },
    hasRestrictions: config.restrictions !== 'no',
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
