import type { wallet as words } from '../../words/wallet/en.ts'

/** What goes wrong with a wallet, by the key of its words. */
export type TroubleKey = keyof typeof words.trouble

/** Thrown where a wallet is spoken to; whoever shows it writes the words. */
export class WalletTrouble extends Error {
  readonly key: TroubleKey
  /** The wallet's own words. */
  readonly reason: string

  constructor(key: TroubleKey, reason = '') {
    super(reason === '' ? key : `${key}: ${reason}`)
    this.name = 'WalletTrouble'
    this.key = key
    this.reason = reason
  }
}

/** What a wallet's own error says. */
export function readTrouble(error: unknown): WalletTrouble {
  if (error instanceof WalletTrouble) return error
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const reason = typeof message === 'string' ? message : String(error)
  // 4001 is a visitor's no by EIP-1193, and Cosmostation's too; others say it in words.
  if (code === 4001 || /reject|denied|cancell?ed/i.test(reason)) return new WalletTrouble('rejected')
  // -32002: it shows its window already, and mostly because it is locked.
  if (code === -32002 || /\blocked\b/i.test(reason)) return new WalletTrouble('locked')
  return new WalletTrouble('refused', reason)
}

/**
 * Speaks to a wallet.
 *
 * @throws WalletTrouble for whatever the wallet throws
 */
export async function inTrouble<Answer>(speak: () => Promise<Answer>): Promise<Answer> {
  try {
    return await speak()
  } catch (error) {
    throw readTrouble(error)
  }
}
