// Only ever reached through import(): all of this stays out of what a page first loads, and out of the server.
import { Buffer } from 'buffer/'
import type { ConcreteWalletStrategy, Wallet, WalletStrategyArguments } from '@injectivelabs/wallet-base'
import { WalletStrategy } from '@injectivelabs/wallet-strategy'
import type { ChainFacts } from './chain-facts.ts'

// Some of the wallets' own packages take it for granted.
Reflect.set(globalThis, 'Buffer', Reflect.get(globalThis, 'Buffer') ?? Buffer)

export type OpenedStrategy = ConcreteWalletStrategy

/**
 * A wallet of Injective's packages: those that aren't spoken to by what they give the page.
 *
 * @throws Error of the package, when the wallet can't be had
 */
export async function openStrategy(
  id: string,
  { chainId, evmChainIds: [evmChainId], walletConnect, magic, turnkey, accountsUrl }: ChainFacts,
  privateKey: string,
): Promise<OpenedStrategy> {
  const strategy = new WalletStrategy({
    chainId: chainId as WalletStrategyArguments['chainId'],
    evmOptions: { evmChainId } as WalletStrategyArguments['evmOptions'],
    metadata: {
      privateKey: { privateKey },
      walletConnect,
      magic,
      turnkey: {
        ...turnkey,
        apiBaseUrl: 'https://api.turnkey.com',
        apiServerEndpoint: accountsUrl,
        googleRedirectUri: location.origin,
      },
    },
    strategies: {},
  })
  if (id.startsWith('trezor')) (await import('./trezor.client.ts')).mendHashes()
  await strategy.setWallet(id as Wallet)
  return strategy.getStrategy()
}
