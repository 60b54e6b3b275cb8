import { config } from '../../config.server.ts'
import { nameNetwork, type NetworkName } from '../../frame/networks.ts'
import { page } from '../../page.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'

/** What the script of wallets asks of the site. */
export type WalletAnswer = {
  chainId: string
  /** Numbers of EVM chains that this chain takes in typed data; the first is where a wallet is sent to. */
  evmChainIds: number[]
  /** Whether somebody may not act here: then `/wallet/may-act/` is asked before anybody is connected. */
  hasRestrictions: boolean
}

/** Ethereum's own, under which Injective's typed data was first signed, and that of Injective's EVM. */
const evmChainIds: Record<NetworkName, number[]> = {
  mainnet: [1, 1776],
  testnet: [11155111, 1439],
  // A chain by this name refuses the number of its own EVM.
  devnet: [11155111],
}

export const loader = page(async () => {
  const { chainId } = await fetchStatus()
  const answer: WalletAnswer = {
    chainId,
    evmChainIds: evmChainIds[nameNetwork(chainId) ?? 'devnet'],
    hasRestrictions: config.restrictions !== 'no',
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
