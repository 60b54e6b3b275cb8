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
 * What devices say, by their status words and in the words of the packages that speak to them: that they are missing,
 * locked, or at another app comes in many ways.
 */
const ofDevices: readonly [RegExp, TroubleKey][] = [
  [/condition of use not satisfied|popup.closed|0x6985/i, 'rejected'],
  // Looked for among its addresses, the account that was connected isn't one of them: it is another device.
  [/reading 'derivationPath'/, 'wrongAddress'],
  [/unable to set device configuration|restart your ledger/i, 'deviceStuck'],
  [/u2f|latest chrome/i, 'noUsb'],
  [
    /no device selected|no signature|is not iterable|cannot read properties of undefined|locked|(?:ledger|device) is connected|0x(?:5515|530c|6511|650f|6804|6982|6d00|6d02|6e00|6e01)/i,
    'deviceAway',
  ],
]

/** What the error of a device says, or of who speaks to it. */
export function readDeviceTrouble(error: unknown): WalletTrouble {
  const { message = '', originalMessage = '' } = Object(error) as Record<string, unknown>
  const told = `${String(originalMessage)} ${String(message)}`
  const key = ofDevices.find(([pattern]) => pattern.test(told))?.[1]
  return key === undefined || error instanceof WalletTrouble ? readTrouble(error) : new WalletTrouble(key)
}

/**
 * Speaks to a wallet.
 *
 * @throws WalletTrouble for whatever the wallet throws
 */
export async function inTrouble<Answer>(speak: () => Promise<Answer>, read = readTrouble): Promise<Answer> {
  try {
    return await speak()
  } catch (error) {
    throw read(error)
  }
}
