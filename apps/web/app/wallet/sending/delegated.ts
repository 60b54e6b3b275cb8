import { AuthInfo, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import type { Language } from '../../language/languages.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble, isKnown, troubleOf } from './act-trouble.ts'
import { askToPay, NoAnswer, sendToPayer, type BroadcastAnswer } from './ask-site.ts'
import { follow } from './follow.ts'
import type { Signed } from './pending.ts'
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

/** What who pays is sent, and how it is found in a block before they have told its hash. */
type SignedForPayer = { form: Record<string, string>; signed: Signed }

/** @throws as `sign` */
async function signDelegated(
  delegated: Delegated,
  { chainId, accountNumber }: Draft,
  signer: Signer,
): Promise<SignedForPayer> {
  if (delegated.kind === 'typed' && signer.kind === 'ethereum') {
    const typed = JSON.parse(delegated.data) as Typed
    const { signature, publicKey } = await signTyped(typed, signer)
    const { context } = typed.message
    const { sequence } = JSON.parse(context) as { sequence: number }
    const form = {
      signature: signature.toBase64(),
      publicKey: publicKey.toBase64(),
      context,
      messages: delegated.messages,
      evmChainId: String(signer.evmChainId),
      payer: delegated.payer,
      payerSignature: delegated.payerSignature,
    }
    return { form, signed: toSigned(signer, sequence, signature) }
  }
  if (delegated.kind !== 'bytes' || signer.kind !== 'cosmos') throw new ActTrouble('unpaid')
  const { bodyBytes, authInfoBytes } = delegated
  const answer = await signer.signDirect({ bodyBytes, authInfoBytes, chainId, accountNumber })
  const [own] = AuthInfo.fromBinary(answer.authInfoBytes).signerInfos
  const form = {
    signature: answer.signature.toBase64(),
    publicKey: signer.publicKey.toBase64(),
    from: signer.address,
    body: answer.bodyBytes.toBase64(),
    authInfo: answer.authInfoBytes.toBase64(),
  }
  return { form, signed: toSigned(signer, own?.sequence ?? 0n, answer.signature) }
}

function toSigned({ address }: Signer, sequence: number | bigint, signature: Uint8Array): Signed {
  // Of its r and s alone: what comes after them is written in more ways than one.
  return { address, sequence: String(sequence), signature: signature.subarray(0, 63).toBase64() }
}

/**
 * Has the wallet sign what another pays for, and gives it to who pays. It is followed from then on.
 *
 * @param isWanted as for `signAndSend`
 * @returns as `signAndSend`; its hash is empty where who pays hasn't told it
 * @throws what the wallet says; ActTrouble, Refused
 */
export async function signAndSendDelegated(
  draft: Draft,
  signer: Signer,
  { language, isWanted }: { language: Language; isWanted: () => boolean },
): Promise<string | undefined> {
  const delegated = await findDelegated(draft, signer)
  if (delegated === undefined) throw new ActTrouble('unpaid')
  const { form, signed } = await signDelegated(delegated, draft, signer)
  if (!isWanted()) return undefined
  const timeoutHeight = String(draft.timeoutHeight)
  const following = follow({ hash: '', signed, timeoutHeight, since: Date.now() }, language)
  try {
    const { hash, refusal } = await sendPatiently(() => sendToPayer(language, form))
    if (hash) following.taken(hash)
    else if (refusal === undefined || isKnown(refusal)) following.unsure()
    else {
      following.drop()
      throw troubleOf(refusal)
    }
    return hash ?? ''
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    following.unsure()
    return ''
  }
}

const mostTries = 10
const betweenMs = 1000

/**
 * Sends again what a node had no room for, ten times, a second apart.
 *
 * @throws NoAnswer, and then nobody knows whether it was taken
 */
export async function sendPatiently(send: () => Promise<BroadcastAnswer>): Promise<BroadcastAnswer> {
  for (let tries = 0; ; tries++) {
    const answer = await send()
    const isFull = answer.refusal?.codespace === 'sdk' && answer.refusal.code === 20
    if (!isFull || tries === mostTries) return answer
    await new Promise((done) => setTimeout(done, betweenMs))
  }
}
