import { AuthInfo, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import type { Language } from '../../language/languages.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble, isKnown, troubleOf } from './act-trouble.ts'
import { askToPay, NoAnswer, sendToPayer, type BroadcastAnswer } from './ask-site.ts'
import { follow } from './follow.ts'
import type { Signed } from './pending.ts'
import { writeTypedData, type TypedData } from './sign-documents.ts'
import { signTyped } from './sign.ts'
import { writeBody, type Draft } from './write-transaction.ts'

/** A transaction whose fee another pays, as it is to be signed. */
export type Delegated = { payer: string } & (
  | { kind: 'typed'; data: TypedData; context: string; messages: string; payerSignature: string }
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
  const own = writeTypedData({ ...draft, mode: 'eip712-v2' })
  const { msgs: messages } = own.message as Texts
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
  if (payer === undefined || payer === signer.address) return undefined
  if (typedData !== undefined) {
    const { context, msgs } = readTexts(typedData)
    if (msgs !== messages || !isMeant(context, own.message as Texts, payer)) return undefined
    // Of theirs only the two texts are signed: what else typed data may hold is never another's to say.
    const data = { ...own, message: { context, msgs } }
    return { payer, kind: 'typed', data, context, messages, payerSignature }
  }
  const { bodyBytes, authInfoBytes } = TxRaw.fromBinary(Uint8Array.fromBase64(tx ?? ''))
  if (bodyBytes.toHex() !== writeBody({ ...draft, mode: 'direct' }).toHex()) return undefined
  const { fee } = AuthInfo.fromBinary(authInfoBytes)
  const isPaid = fee?.payer === payer && fee.granter === ''
  return isPaid ? { payer, kind: 'bytes', bodyBytes, authInfoBytes } : undefined
}

/** Messages as JSON, in the words that the chain has for them, and what a transaction says besides. */
type Texts = { context: string; msgs: string }

function readTexts(typedData: string): Texts {
  return (JSON.parse(typedData) as { message: Texts }).message
}

type Context = {
  account_number: number
  chain_id: string
  fee: { payer?: string; granter?: string }
  memo: string
  sequence: number
  timeout_height: number
}

/** Whether it says what was meant, of a fee that the payer pays. Which transaction of the account it is they may know better. */
function isMeant(context: string, own: Texts, payer: string): boolean {
  const [told, meant] = [context, own.context].map((text) => JSON.parse(text) as Context)
  const same = ['account_number', 'chain_id', 'memo', 'timeout_height'] as const
  return told?.fee.payer === payer && !told.fee.granter && same.every((name) => told[name] === meant?.[name])
}

/** What who pays is sent, and how it is found in a block before they have told its hash. */
type SignedForPayer = { form: Record<string, string>; signed: Signed }

/** @throws as `sign` */
async function signDelegated(
  delegated: Delegated,
  { chainId, accountNumber }: Draft,
  signer: Signer,
): Promise<SignedForPayer> {
  if (delegated.kind === 'typed' && signer.kind === 'ethereum') {
    const { data, context } = delegated
    const { signature, publicKey } = await signTyped(data, signer)
    const { sequence } = JSON.parse(context) as Context
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
 * @param payer who was said to pay: nobody else is let
 * @param isWanted as for `signAndSend`
 * @returns as `signAndSend`; its hash is empty where who pays hasn't told it
 * @throws what the wallet says; ActTrouble, Refused
 */
export async function signAndSendDelegated(
  draft: Draft,
  signer: Signer,
  { payer, language, isWanted }: { payer: string; language: Language; isWanted: () => boolean },
): Promise<string | undefined> {
  const delegated = await findDelegated(draft, signer)
  if (delegated?.payer !== payer) throw new ActTrouble('unpaid')
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
