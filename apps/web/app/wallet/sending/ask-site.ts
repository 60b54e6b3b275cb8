import { pathIn, type Language } from '../../language/languages.ts'
import type { BroadcastAnswer } from '../../routes/acts/broadcast-json.ts'
import type { DelegatedAnswer } from '../../routes/acts/delegate-json.ts'
import type { CallPreview } from '../../routes/acts/preview-call.server.ts'
import type { Preview } from '../../routes/acts/preview.server.ts'
import type { SigningAnswer } from '../../routes/acts/signing-json.ts'
import type { EthereumCall } from '../signer.ts'

export type { BroadcastAnswer, Preview }

/** What a transaction has to bear, as the chain stood when it was asked for. */
export type Signing = {
  chainId: string
  height: bigint
  accountNumber: bigint
  sequence: bigint
  publicKey: Uint8Array | undefined
}

/** The site gave no answer, or one that says that it has none. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  /** There is nobody behind the site who could ever answer: it shows a recording. */
  readonly isForGood: boolean

  constructor(path: string, { status = 0, cause }: { status?: number; cause?: unknown } = {}) {
    super(`${path}: ${status}`, { cause })
    this.isForGood = status === 501
  }
}

/**
 * @returns undefined for an account that the chain doesn't know: it has never had anything
 * @throws NoAnswer
 */
export async function fetchSigning(address: string): Promise<Signing | undefined> {
  const answer = (await ask(`/act/signing/${address}/`)) as SigningAnswer
  if (!answer.isThere) return undefined
  const { chainId, height, accountNumber, sequence, publicKey } = answer
  return {
    chainId,
    height: BigInt(height),
    accountNumber: BigInt(accountNumber),
    sequence: BigInt(sequence),
    publicKey: publicKey === '' ? undefined : Uint8Array.fromBase64(publicKey),
  }
}

/**
 * What would come of a transaction without a signature.
 *
 * @param from who will sign it
 * @param payer who pays its fee in their place
 * @throws NoAnswer
 */
export function fetchPreview(
  language: Language,
  raw: Uint8Array,
  { from, payer = '' }: { from: string; payer: string | undefined },
): Promise<Preview> {
  return ask(pathIn(language, '/act/preview/'), { tx: raw.toBase64(), from, payer }) as Promise<Preview>
}

/**
 * What would come of a call of a contract of the EVM.
 *
 * @param from who will sign it
 * @throws NoAnswer
 */
export function fetchCallPreview(language: Language, call: EthereumCall, from: string): Promise<CallPreview> {
  return ask(pathIn(language, '/act/preview-call/'), { ...call, from }) as Promise<CallPreview>
}

/**
 * Asks for somebody who pays the fee of a transaction.
 *
 * @throws NoAnswer
 */
export function askToPay(wanted: Record<string, string>): Promise<DelegatedAnswer> {
  return ask('/act/delegate/', wanted) as Promise<DelegatedAnswer>
}

/**
 * Gives what was signed to who pays for it.
 *
 * @throws NoAnswer, and then nobody knows whether it was taken
 */
export function sendToPayer(language: Language, signed: Record<string, string>): Promise<BroadcastAnswer> {
  return ask(pathIn(language, '/act/send-delegated/'), signed) as Promise<BroadcastAnswer>
}

/**
 * Gives a signed transaction to the chain.
 *
 * @throws NoAnswer, and then nobody knows whether it was taken
 */
export function broadcast(language: Language, raw: Uint8Array): Promise<BroadcastAnswer> {
  return ask(pathIn(language, '/act/broadcast/'), { tx: raw.toBase64() }) as Promise<BroadcastAnswer>
}

async function ask(path: string, form?: Record<string, string>): Promise<unknown> {
  try {
    const answer = await fetch(path, form && { method: 'POST', body: new URLSearchParams(form) })
    if (answer.ok) return await answer.json()
    throw new NoAnswer(path, { status: answer.status })
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(path, { cause: error })
  }
}
