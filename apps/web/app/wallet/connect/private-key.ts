import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { EthereumSigner } from '../signer.ts'
import type { Session } from '../session.ts'
import type { ChainFacts } from './chain-facts.ts'
import type { OpenedStrategy } from './strategy.client.ts'
import { readTrouble, WalletTrouble } from './trouble.ts'

// Nowhere else, and nowhere kept: it is gone with the page.
let opened: OpenedStrategy | undefined

/**
 * The address of a private key, which stays in this page's memory.
 *
 * @param key 64 hexadecimal digits, with or without 0x
 * @throws WalletTrouble
 */
export async function openPrivateKey(key: string, chain: ChainFacts): Promise<string[]> {
  const [, digits] = /^\s*(?:0x)?([0-9a-f]{64})\s*$/i.exec(key) ?? []
  if (digits === undefined) throw new WalletTrouble('noKey')
  try {
    const { openStrategy } = await import('./strategy.client.ts')
    const strategy = await openStrategy('private-key', chain, { privateKey: { privateKey: digits } })
    const addresses = await strategy.getAddresses()
    opened = strategy
    return addresses
  } catch (error) {
    throw readTrouble(error)
  }
}

/** @throws WalletTrouble when the page was loaded anew since */
export async function makePrivateKeySigner(session: Session, chain: ChainFacts): Promise<EthereumSigner> {
  const strategy = opened
  if (strategy === undefined) throw new WalletTrouble('wrongWallet')
  const [first = ''] = await strategy.getAddresses()
  const address = readAccount(first)
  if (address !== session.address) throw new WalletTrouble('wrongAddress')
  const ethereumAddress = formatEthereumAddress(address)
  const [evmChainId = 1] = chain.evmChainIds
  return {
    kind: 'ethereum',
    address,
    ethereumAddress,
    evmChainId,
    eip712: 'v1',
    signTypedData: async (json) =>
      (await strategy.signEip712TypedData(json, ethereumAddress)) as `0x${string}`,
  }
}

export function forgetPrivateKey(): void {
  opened = undefined
}
