import { txHash } from '@injsight/light-client'
import type { Language } from '../../language/languages.ts'
import type { Act } from '../act-type.ts'
import { actorOf, readSession } from '../session.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble, troubleOf } from './act-trouble.ts'
import { broadcast, fetchPreview, fetchSigning, NoAnswer, type Preview } from './ask-site.ts'
import { findDelegated, signAndSendDelegated } from './delegated.ts'
import { follow, type Following } from './follow.ts'
import { canSign, chooseMode, sign } from './sign.ts'
import { wrap } from './wrap.ts'
import { writeUnsigned, type Draft } from './write-transaction.ts'

/** Blocks that a transaction may wait for: some 40 seconds of a chain that makes one in 0.7. */
const patience = 60n

/** An act as far as it goes without a signature. */
export type Prepared = {
  draft: Draft
  signer: Signer
  preview: Preview
  /** Who pays the fee in the account's place. */
  payer: string | undefined
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
  if (preview.cost === undefined) return { draft, signer, preview, payer }
  const { gasLimit, fee } = preview.cost
  return { draft: { ...draft, gasLimit: BigInt(gasLimit), fee }, signer, preview, payer }
}

type Bearings = Pick<Draft, 'chainId' | 'accountNumber' | 'sequence' | 'publicKey' | 'timeoutHeight'>

async function findBearings(signer: Signer): Promise<Bearings> {
  const signing = await fetchSigning(signer.address)
  if (signing === undefined) throw new ActTrouble('unknownAccount')
  const { height, ...bearings } = signing
  return {
    ...bearings,
    publicKey: signer.kind === 'cosmos' ? signer.publicKey : bearings.publicKey,
    timeoutHeight: height + patience,
  }
}

/**
 * Has the wallet sign what was shown, as the chain stands now, and gives it to a node. It is followed from then on.
 *
 * @param isWanted asked when it is signed: what a visitor has turned back from meanwhile is never sent
 * @returns its hash, also where nobody has said whether it was taken: then a block will tell, or that its last one has
 *   passed; undefined when nobody wants it any more
 * @throws what the wallet says; Refused by a node; ActTrouble `sequence` when another transaction of the account came first
 */
export async function signAndSend(
  { draft, signer, payer }: Prepared,
  language: Language,
  isWanted: () => boolean = () => true,
): Promise<string | undefined> {
  const current = { ...draft, ...(await findBearings(signer)) }
  if (payer !== undefined) {
    const sent = await signAndSendDelegated(current, signer, { language, isWanted })
    if (sent !== undefined) followFrom(sent, current, language).taken()
    return sent
  }
  const raw = await sign(current, signer)
  if (!isWanted()) return undefined
  const hash = txHash(raw).toHex().toUpperCase()
  const following = followFrom(hash, current, language)
  try {
    const { refusal } = await broadcast(language, raw)
    if (refusal === undefined || isKnown(refusal)) following.taken()
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

function followFrom(hash: string, { timeoutHeight }: Draft, language: Language): Following {
  return follow({ hash, timeoutHeight: String(timeoutHeight), since: Date.now() }, language)
}

type Code = { codespace: string; code: number }

/** The node has it already. */
const isKnown = ({ codespace, code }: Code) => codespace === 'sdk' && code === 19
