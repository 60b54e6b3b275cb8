import type { WalletAnswer } from '../../routes/wallet/wallet-json.ts'

/** What a wallet has to know of the chain, and what this site has of its own for wallets. */
export type ChainFacts = WalletAnswer

let asked: Promise<ChainFacts> | undefined

/**
 * The facts, asked of the site once.
 *
 * @throws when the site doesn't answer
 */
export function loadChainFacts(): Promise<ChainFacts> {
  asked ??= fetchFacts().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function fetchFacts(): Promise<ChainFacts> {
  const answer = await fetch('/wallet/facts/')
  if (!answer.ok) throw new Error(`The site answered ${answer.status} when asked for its chain`)
  return (await answer.json()) as ChainFacts
}
