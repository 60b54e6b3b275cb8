import type { Session } from '../../../wallet/session.ts'
import { loadChainFacts } from '../../../wallet/connect/chain-facts.ts'
import { peekProvider } from '../../../wallet/connect/detect.ts'
import { findWallet } from '../../../wallet/connect/wallets.ts'

/**
 * Whether the connected wallet signs bytes, as far as it tells without being asked for anything: those of Cosmos do, but
 * for some that sign JSON alone. Where nobody is connected, anybody still may be who can.
 */
export async function signsBytes({ status, wallet }: Session): Promise<boolean> {
  if (status !== 'connected') return true
  const facts = findWallet(wallet)
  if (facts.kind !== 'cosmos') return false
  const { getOfflineSigner } = Object(peekProvider(facts)) as { getOfflineSigner?: (id: string) => object }
  if (getOfflineSigner === undefined) return true // it isn't there yet, which is said when it is asked to sign
  return 'signDirect' in getOfflineSigner((await loadChainFacts()).chainId)
}
