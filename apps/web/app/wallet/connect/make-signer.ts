import { loadWords } from '../../language/load-words.ts'
import { splitPath } from '../../language/languages.ts'
import { readSession, type Session } from '../session.ts'
import type { Signer } from '../signer.ts'
import { loadChainFacts, type ChainFacts } from './chain-facts.ts'
import { checkMayAct } from './check-may-act.ts'
import { makeCosmosSigner } from './cosmos.ts'
import { makeEthereumSigner } from './ethereum.ts'
import { makePackagedSigner } from './packaged.ts'
import { sayTrouble } from './say-trouble.ts'
import { readTrouble, WalletTrouble } from './trouble.ts'
import { findWallet, type WalletFacts, type WalletKind } from './wallets.ts'

/** @throws Error with words for the visitor */
export async function makeSigner(): Promise<Signer> {
  const { language } = splitPath(location.pathname)
  const session = readSession()
  const words = loadWords(language, 'wallet')
  /** What the wallet refuses later is told in words too. */
  const inWords = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      await words
      throw new Error(sayTrouble(language, readTrouble(error), session.wallet), { cause: error })
    }
  }
  const signer = await inWords(checkAndMake())
  if (signer.kind === 'cosmos') {
    const { signDirect, signAmino } = signer
    return {
      ...signer,
      signDirect: (doc) => inWords(signDirect(doc)),
      ...(signAmino && { signAmino: (doc) => inWords(signAmino(doc)) }),
    }
  }
  const { sendCall } = signer
  return {
    ...signer,
    signTypedData: (json) => inWords(signer.signTypedData(json)),
    ...(sendCall && { sendCall: (call) => inWords(sendCall(call)) }),
  }
}

async function checkAndMake(): Promise<Signer> {
  const session = readSession()
  if (session.status !== 'connected') throw new WalletTrouble('notConnected')
  const wallet = findWallet(session.wallet)
  const chain = await loadChainFacts()
  // Who was connected before may have come onto a list since.
  if (chain.hasRestrictions) await checkMayAct([session.address ?? ''])
  return makers[wallet.kind](wallet, session, chain)
}

const makers: Record<
  WalletKind,
  (wallet: WalletFacts, session: Session, chain: ChainFacts) => Promise<Signer>
> = {
  ethereum: makeEthereumSigner,
  cosmos: makeCosmosSigner,
  device: makePackagedSigner,
  linked: makePackagedSigner,
  email: makePackagedSigner,
  key: makePackagedSigner,
  address: () => Promise.reject(new WalletTrouble('watching')),
}
