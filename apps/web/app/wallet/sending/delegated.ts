import { TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import type { Language } from '../../language/languages.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble, troubleOf } from './act-trouble.ts'
import { askToPay, NoAnswer, sendToPayer, type BroadcastAnswer } from './ask-site.ts'
import { writeTypedData } from './sign-documents.ts'
import { signTyped } from './sign.ts'
import { writeBody, type Draft } from './write-transaction.ts'

/** A transaction whose fee another pays, as it is to be signed. */
export type Delegated = { payer: string } & (
  | { kind: 'typed'; data: string; messages: string; payerSignature: string }
  | { kind: 'bytes'; bodyBytes: Uint8Array; authInfoBytes: Uint8Array }
)

/**
 * Asks for somebody who pays the fee in the account's place.
 *
 * @returns undefined where nobody does, or nobody can be asked, or the wallet can't sign so, or what is to be signed is
 *   not what was meant: then the account pays itself
 */
export async function findDelegated(draft: Draft, signer: Signer): Promise<Delegated | undefined> {
  try {
    return await askForPayer(draft, signer)
  } catch {
    return undefined // messages that have no such text, or no answer
  }
}

async function askForPayer(draft: Draft, signer: Signer): Promise<Delegated | undefined> {
  const isTyped = signer.kind === 'ethereum'
  if (!isTyped && signer.signAmino !== undefined) return undefined
  const messages = writeMessages(draft)
  const {
    payer,
    typedData,
    payerSignature = '',
    tx,
  } = await askToPay({
    from: signer.address,
    memo: draft.memo,
    timeoutHeight: String(draft.timeoutHeight),
    evmChainId: String(isTyped ? signer.evmChainId : 0),
    messages,
  })
  if (payer === undefined) return undefined
  if (typedData !== undefined)
    return messagesIn(typedData) === messages
      ? { payer, kind: 'typed', data: typedData, messages, payerSignature }
      : undefined
  const { bodyBytes, authInfoBytes } = TxRaw.fromBinary(Uint8Array.fromBase64(tx ?? ''))
  const isMeant = bodyBytes.toHex() === writeBody({ ...draft, mode: 'direct' }).toHex()
  return isMeant ? { payer, kind: 'bytes', bodyBytes, authInfoBytes } : undefined
}

/** A list of them as JSON, in the words that the chain has for them. */
function writeMessages(draft: Draft): string {
  return (writeTypedData({ ...draft, mode: 'eip712-v2' }).message as { msgs: string }).msgs
}

function messagesIn(typedData: string): string {
  return (JSON.parse(typedData) as Typed).message.msgs
}

type Typed = { message: { context: string; msgs: string } }

/** @returns what the site is sent, once the wallet has signed. @throws as `sign` */
async function signDelegated(
  delegated: Delegated,
  { chainId, accountNumber }: Draft,
  signer: Signer,
): Promise<Record<string, string>> {
  if (delegated.kind === 'typed' && signer.kind === 'ethereum') {
    const typed = JSON.parse(delegated.data) as Typed
    const { signature, publicKey } = await signTyped(typed, signer)
    return {
      signature: signature.toBase64(),
      publicKey: publicKey.toBase64(),
      context: typed.message.context,
      messages: delegated.messages,
      evmChainId: String(signer.evmChainId),
      payer: delegated.payer,
      payerSignature: delegated.payerSignature,
    }
  }
  if (delegated.kind !== 'bytes' || signer.kind !== 'cosmos') throw new ActTrouble('unpaid')
  const { bodyBytes, authInfoBytes } = delegated
  const signed = await signer.signDirect({ bodyBytes, authInfoBytes, chainId, accountNumber })
  return {
    signature: signed.signature.toBase64(),
    publicKey: signer.publicKey.toBase64(),
    from: signer.address,
    body: signed.bodyBytes.toBase64(),
    authInfo: signed.authInfoBytes.toBase64(),
  }
}

/**
 * Has the wallet sign what another pays for, and gives it to who pays.
 *
 * @param isWanted as for `signAndSend`
 * @returns its hash; undefined when nobody wants it any more
 * @throws what the wallet says; ActTrouble, Refused
 */
export async function signAndSendDelegated(
  draft: Draft,
  signer: Signer,
  { language, isWanted }: { language: Language; isWanted: () => boolean },
): Promise<string | undefined> {
  const delegated = await findDelegated(draft, signer)
  if (delegated === undefined) throw new ActTrouble('unpaid')
  const signed = await signDelegated(delegated, draft, signer)
  if (!isWanted()) return undefined
  const { hash, refusal } = await sendPatiently(() => sendToPayer(language, signed))
  if (refusal !== undefined) throw troubleOf(refusal)
  if (hash === undefined) throw new ActTrouble('unsure')
  return hash
}

const mostTries = 10
const betweenMs = 1000

/**
 * Sends again what a node had no room for, ten times, a second apart.
 *
 * @throws ActTrouble `unsure` where the site gave no answer: then nobody knows whether it was taken
 */
export async function sendPatiently(send: () => Promise<BroadcastAnswer>): Promise<BroadcastAnswer> {
  for (let tries = 0; ; tries++) {
    const answer = await send().catch((error: unknown) => {
      throw error instanceof NoAnswer ? new ActTrouble('unsure') : error
    })
    const isFull = answer.refusal?.codespace === 'sdk' && answer.refusal.code === 20
    if (!isFull || tries === mostTries) return answer
    await new Promise((done) => setTimeout(done, betweenMs))
  }
}
