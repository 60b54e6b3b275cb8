import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import type { recoverTypedSignaturePubKey } from '@injectivelabs/sdk-ts/utils'
import type { CosmosSigner, EthereumSigner, Signer } from '../signer.ts'
import { isWrittenOtherwise, writeAmino, writeTypedData } from './sign-documents.ts'
import {
  isTypedData,
  typeOf,
  writeAuthInfo,
  writeBody,
  writeSigned,
  type Draft,
  type Mode,
} from './write-transaction.ts'

/**
 * How a wallet signs these messages. Typed data field by field has one form for all messages, and some have none that is
 * the chain's: those are signed as text.
 */
export function chooseMode(signer: Signer, messages: readonly Msgs[]): Mode {
  if (signer.kind === 'cosmos') return signer.signAmino === undefined ? 'direct' : 'amino'
  const isOfOneKind = new Set(messages.map(typeOf)).size === 1
  const hasForm = isOfOneKind && messages.every(hasFields) && !messages.some(isMiswritten)
  return signer.eip712 === 'v1' && hasForm ? 'eip712-v1' : 'eip712-v2'
}

/**
 * Amino's JSON of these, and so what typed data has of them field by field, is another by the packages than by the chain,
 * which refuses the signature: votes, and orders of the exchange's second generation.
 */
const miswritten =
  /^\/(?:cosmos\.gov\.v1\.MsgVote|injective\.exchange\.v2\.Msg(?:Create|Cancel|BatchUpdate).*)$/

function isMiswritten(message: Msgs): boolean {
  const { msgs = [] } = message.params as { msgs?: Msgs | Msgs[] }
  return miswritten.test(typeOf(message)) || [msgs].flat().some(isMiswritten)
}

/** Whether it can be written as its wallet signs it, and the chain reads it; the packages throw for what has no text. */
export function canSign(draft: Draft): boolean {
  try {
    if (draft.mode === 'amino') {
      return !isWrittenOtherwise(writeAmino(draft)) && !draft.messages.some(isMiswritten)
    }
    if (isTypedData(draft.mode)) writeTypedData(draft)
    return true
  } catch {
    return false
  }
}

/** The packages throw for what they can't write field by field. */
function hasFields(message: Msgs): boolean {
  try {
    message.toEip712()
    return true
  } catch {
    return false
  }
}

/**
 * Has the wallet sign a transaction.
 *
 * @returns its bytes, as a node takes them; a wallet may have changed what it was shown, such as the fee
 * @throws in words, what the wallet says; OtherAccount when another account of it has signed
 */
export async function sign(draft: Draft, signer: Signer): Promise<Uint8Array> {
  if (signer.kind === 'cosmos')
    return signer.signAmino === undefined ? signDirectly(draft, signer) : signAsJson(draft, signer.signAmino)
  const { signature, publicKey } = await signTyped(writeTypedData(draft), signer)
  return writeSigned(writeBody(draft), writeAuthInfo({ ...draft, publicKey }), signature)
}

/**
 * Has a wallet of Ethereum sign typed data.
 *
 * @returns its 65 bytes, and the key that made them
 * @throws as `sign`
 */
export async function signTyped(
  typedData: object,
  signer: EthereumSigner,
): Promise<{ signature: Uint8Array; publicKey: Uint8Array }> {
  const signature = await signer.signTypedData(JSON.stringify(typedData))
  const { recoverTypedSignaturePubKey } = await import('@injectivelabs/sdk-ts/utils')
  const publicKey = fromHex(await recoverTypedSignaturePubKey(typedData as Hashed, signature))
  await checkKey(publicKey, signer.address)
  return { signature: fromHex(signature), publicKey }
}

/** What the library hashes; its own typed data has the chain's number in hex, which it takes too. */
type Hashed = Parameters<typeof recoverTypedSignaturePubKey>[0]

async function signDirectly(draft: Draft, signer: CosmosSigner): Promise<Uint8Array> {
  const { chainId, accountNumber } = draft
  const signed = await signer.signDirect({
    bodyBytes: writeBody(draft),
    authInfoBytes: writeAuthInfo(draft),
    chainId,
    accountNumber,
  })
  return writeSigned(signed.bodyBytes, signed.authInfoBytes, signed.signature)
}

async function signAsJson(
  draft: Draft,
  signAmino: NonNullable<CosmosSigner['signAmino']>,
): Promise<Uint8Array> {
  const { signed, signature } = await signAmino(writeAmino(draft))
  const { fee, memo, timeout_height = '0', sequence } = signed
  const [amount = draft.fee] = fee.amount
  const asSigned = {
    ...draft,
    fee: amount,
    gasLimit: BigInt(fee.gas),
    memo,
    timeoutHeight: BigInt(timeout_height),
    sequence: BigInt(sequence),
  }
  return writeSigned(writeBody(asSigned), writeAuthInfo(asSigned), signature)
}

/** A wallet signs with the account that it has chosen now, which may be another than was connected. */
async function checkKey(publicKey: Uint8Array, address: string): Promise<void> {
  const { PublicKey } = await import('@injectivelabs/sdk-ts/core/accounts')
  const own = PublicKey.fromBytes(publicKey).toAddress().toAccountAddress()
  if (own !== address) throw new OtherAccount(own)
}

/** Another account of the wallet has signed than the one that is connected. */
export class OtherAccount extends Error {
  override name = 'OtherAccount'
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.fromHex(text.replace(/^0x/, ''))
}
