import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { EthereumSigner } from '../signer.ts'
import type { Session } from '../session.ts'
import type { ChainFacts } from './chain-facts.ts'
import { findProvider, type EthereumProvider } from './detect.ts'
import { readSignature } from './read-signature.ts'
import { inTrouble, readTrouble, WalletTrouble } from './trouble.ts'
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
  const addresses = readAddresses(await ask(provider, 'eth_accounts'))
  if (addresses.length === 0) throw new WalletTrouble('locked')
  // Of several that it shows to the site, each can sign: it is told which.
  const address = addresses.map(readAccount).find((one) => one === session.address)
  if (address === undefined) throw new WalletTrouble('wrongAddress')
  const ethereumAddress = formatEthereumAddress(address)
  const evmChainId = await chooseChain(provider, chain)
  return {
    kind: 'ethereum',
    address,
    ethereumAddress,
    evmChainId,
    eip712: newerFormOnly.has(wallet.id) ? 'v2' : 'v1',
    signTypedData: async (json) => {
      await goTo(provider, evmChainId)
      const params = [ethereumAddress, json]
      return inTrouble(async () =>
        readSignature(await provider.request({ method: 'eth_signTypedData_v4', params })),
      )
    },
    sendCall: async (call) => {
      await goTo(provider, chain.evmChainId, chain.evmChain)
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

/**
 * The chain that the wallet is on, if Injective takes its number in typed data; else it is asked to go to the first that
 * it takes. On the chain's own EVM it stays until it signs such: it may have been led there for a call.
 */
async function chooseChain(
  provider: EthereumProvider,
  { evmChainIds, evmChainId }: ChainFacts,
): Promise<number> {
  const current = Number(await ask(provider, 'eth_chainId'))
  if (evmChainIds.includes(current)) return current
  const [first = 1] = evmChainIds
  if (current !== evmChainId) await goTo(provider, first)
  return first
}

/**
 * Asks the wallet to go to a chain, unless it is there.
 *
 * @param facts what it is told of a chain that it doesn't know; those of Ethereum it knows
 * @throws WalletTrouble
 */
async function goTo(
  provider: EthereumProvider,
  chainId: number,
  facts: ChainFacts['evmChain'] = { chainName: '', rpcUrl: '' },
): Promise<void> {
  if (Number(await ask(provider, 'eth_chainId')) === chainId) return
  const wanted = { chainId: `0x${chainId.toString(16)}` }
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [wanted] })
  } catch (error) {
    if (!isUnknownChain(error)) throw readTrouble(error)
    if (facts.rpcUrl === '') throw new WalletTrouble('wrongNetwork')
    const { chainName, rpcUrl } = facts
    const nativeCurrency = { name: 'Injective', symbol: 'INJ', decimals: 18 }
    const added = { ...wanted, chainName, nativeCurrency, rpcUrls: [rpcUrl] }
    await ask(provider, 'wallet_addEthereumChain', [added])
    // Some go there at once, others have to be asked again.
    if (Number(await ask(provider, 'eth_chainId')) !== chainId)
      await ask(provider, 'wallet_switchEthereumChain', [wanted])
  }
  if (Number(await ask(provider, 'eth_chainId')) !== chainId) throw new WalletTrouble('wrongNetwork')
}

/** 4902 by EIP-3326; on phones MetaMask puts it into another error. */
function isUnknownChain(error: unknown): boolean {
  const { code, data } = Object(error) as { code?: unknown; data?: { originalError?: { code?: unknown } } }
  return code === 4902 || data?.originalError?.code === 4902
}

function readAddresses(answer: unknown): string[] {
  const all: unknown[] = Array.isArray(answer) ? answer : []
  return all.filter((one): one is string => typeof one === 'string' && /^0x[0-9a-f]{40}$/i.test(one))
}

function ask(provider: EthereumProvider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return inTrouble(() => provider.request({ method, params }))
}
