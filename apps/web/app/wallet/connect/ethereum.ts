import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { EthereumSigner } from '../signer.ts'
import type { Session } from '../session.ts'
import type { ChainFacts } from './chain-facts.ts'
import { findProvider, type EthereumProvider } from './detect.ts'
import { inTrouble, WalletTrouble } from './trouble.ts'
import type { WalletFacts } from './wallets.ts'

/** They show typed data of the newer form only. */
const newerFormOnly = new Set(['metamask', 'phantom'])

/** @throws WalletTrouble */
export async function askEthereumAddresses(wallet: WalletFacts): Promise<string[]> {
  const provider = await providerOf(wallet, 'notInstalled')
  return readAddresses(await ask(provider, 'eth_requestAccounts'))
}

/**
 * The wallet as a signer: still there, unlocked, at the address that was connected, and on a chain whose number the
 * signature may bear.
 *
 * @throws WalletTrouble
 */
export async function makeEthereumSigner(
  wallet: WalletFacts,
  session: Session,
  chain: ChainFacts,
): Promise<EthereumSigner> {
  const provider = await providerOf(wallet, 'wrongWallet')
  const [first] = readAddresses(await ask(provider, 'eth_accounts'))
  if (first === undefined) throw new WalletTrouble('locked')
  const address = readAccount(first)
  if (address !== session.address) throw new WalletTrouble('wrongAddress')
  const ethereumAddress = formatEthereumAddress(address)
  return {
    kind: 'ethereum',
    address,
    ethereumAddress,
    evmChainId: await chooseChain(provider, chain),
    eip712: newerFormOnly.has(wallet.id) ? 'v2' : 'v1',
    signTypedData: async (json) => {
      const signature = await ask(provider, 'eth_signTypedData_v4', [ethereumAddress, json])
      if (typeof signature !== 'string' || !/^0x[0-9a-f]{130}$/i.test(signature))
        throw new WalletTrouble('refused', String(signature))
      return signature as `0x${string}`
    },
    sendCall: async (call) => {
      await goTo(provider, chain.evmChainId)
      const hash = await ask(provider, 'eth_sendTransaction', [{ from: ethereumAddress, ...call }])
      if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash))
        throw new WalletTrouble('refused', String(hash))
      return hash
    },
  }
}

async function providerOf(wallet: WalletFacts, otherwise: 'notInstalled' | 'wrongWallet') {
  const provider = await findProvider(wallet)
  if (typeof Object(provider).request !== 'function') throw new WalletTrouble(otherwise)
  return provider as EthereumProvider
}

/** The chain that the wallet is on, if Injective takes its number; else it is asked to go to the first that it takes. */
async function chooseChain(provider: EthereumProvider, { evmChainIds }: ChainFacts): Promise<number> {
  const current = Number(await ask(provider, 'eth_chainId'))
  if (evmChainIds.includes(current)) return current
  const [first = 1] = evmChainIds
  await goTo(provider, first)
  return first
}

/** Asks the wallet to go to a chain, unless it is there. @throws WalletTrouble */
async function goTo(provider: EthereumProvider, chainId: number): Promise<void> {
  if (Number(await ask(provider, 'eth_chainId')) === chainId) return
  await ask(provider, 'wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }])
  if (Number(await ask(provider, 'eth_chainId')) !== chainId) throw new WalletTrouble('wrongNetwork')
}

function readAddresses(answer: unknown): string[] {
  const all: unknown[] = Array.isArray(answer) ? answer : []
  return all.filter((one): one is string => typeof one === 'string' && /^0x[0-9a-f]{40}$/i.test(one))
}

function ask(provider: EthereumProvider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return inTrouble(() => provider.request({ method, params }))
}
