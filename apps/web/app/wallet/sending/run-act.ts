import { txHash } from '@injsight/light-client'
import type { Language } from '../../language/languages.ts'
import type { Act } from '../act-type.ts'
import { actorOf, readSession } from '../session.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble, isKnown, troubleOf } from './act-trouble.ts'
import { broadcast, fetchPreview, fetchSigning, NoAnswer, type Preview } from './ask-site.ts'
import { findDelegated, signAndSendDelegated } from './delegated.ts'
import { follow } from './follow.ts'
import { patienceOf } from './patience.ts'
import { canSign, chooseMode, sign } from './sign.ts'
import { wrap } from './wrap.ts'
import { writeUnsigned, type Draft } from './write-transaction.ts'

/** An act as far as it goes without a signature, as it is shown. */
export type Prepared = {
  preview: Preview
  /** Who signs, `inj1…`. */
  signer: string
  memo: string
  /** Who pays the fee in the account's place. */
  payer: string | undefined
  /** Its wallet sends what it signs by itself: whoever has asked for that can't turn back. */
  isSentByWallet?: true
  /**
   * Has the wallet sign what was shown, and sends it. It is followed from then on.
   *
   * @param isWanted asked when it is signed, or just before where its wallet sends it: what a visitor has turned back
   *   from meanwhile is never sent
   * @returns its hash, also where nobody has said whether it was taken: then a block will tell, or that its last one
   *   has passed; empty where only who pays for it could tell; undefined when nobody wants it any more
   * @throws what the wallet says; Refused by a node; ActTrouble `sequence` when another transaction of the account came
   *   first
   */
  signAndSend: (isWanted: () => boolean) => Promise<string | undefined>
}

/**
 * Makes a transaction of an act and has a node try it.
 *
 * @throws whatever the act, the wallet or the site says
 */
export async function prepare(act: Act, from: string, language: Language): Promise<Prepared> {
  const actor = actorOf(readSession()) ?? from
  const built = await act.build(actor)
  if (built.length === 0) throw new ActTrouble('nothing')
  const { messages, signer, feeGranter } = await wrap(built, from)
  const draft: Draft = {
    ...(await findBearings(signer)),
    mode: chooseMode(signer, messages),
    messages,
    memo: act.memo ?? '',
    gasLimit: 0n,
    fee: { denom: 'inj', amount: '0' },
    ...(feeGranter !== undefined && { feeGranter }),
    evmChainId: signer.kind === 'ethereum' ? signer.evmChainId : 0,
  }
  if (!canSign(draft)) throw new ActTrouble('unsignable')
  const payer = feeGranter === undefined ? (await findDelegated(draft, signer))?.payer : undefined
  const unsigned = writeUnsigned(draft, payer !== undefined)
  const pays = payer ?? feeGranter ?? signer.address
  const preview = await fetchPreview(language, unsigned, {
    from: actor,
    payer: pays === actor ? undefined : pays,
  })
  const { gasLimit, fee } = preview.cost ?? { gasLimit: draft.gasLimit, fee: draft.fee }
  const shown = { ...draft, gasLimit: BigInt(gasLimit), fee }
  return {
    preview,
    signer: signer.address,
    memo: draft.memo,
    payer,
    signAndSend: (isWanted) => signAndSend({ draft: shown, signer, payer }, language, isWanted),
  }
}

type Bearings = Pick<Draft, 'chainId' | 'accountNumber' | 'sequence' | 'publicKey' | 'timeoutHeight'>

async function findBearings(signer: Signer): Promise<Bearings> {
  const signing = await fetchSigning(signer.address)
  if (signing === undefined) throw new ActTrouble('unknownAccount')
  const { height, ...bearings } = signing
  return {
    ...bearings,
    publicKey: signer.kind === 'cosmos' ? signer.publicKey : bearings.publicKey,
    timeoutHeight: height + patienceOf(signer),
  }
}

/** As the chain stands now. @throws as `Prepared.signAndSend` */
async function signAndSend(
  { draft, signer, payer }: { draft: Draft; signer: Signer; payer: string | undefined },
  language: Language,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const current = { ...draft, ...(await findBearings(signer)) }
  if (payer !== undefined) return signAndSendDelegated(current, signer, { payer, language, isWanted })
  const raw = await sign(current, signer)
  if (!isWanted()) return undefined
  const hash = txHash(raw).toHex().toUpperCase()
  const timeoutHeight = String(current.timeoutHeight)
  const following = follow({ hash, timeoutHeight, since: Date.now() }, language)
  try {
    const { refusal } = await broadcast(language, raw)
    if (refusal === undefined || isKnown(refusal)) following.taken(hash)
    else if (refusal.code === 0) following.unsure()
    else {
      following.drop()
      throw troubleOf(refusal)
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    following.unsure()
  }
  return hash
}
