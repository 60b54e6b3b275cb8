import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  TxBody,
  TxRaw,
  type SignerInfo,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import type { Any } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import { keyType } from './fee-payer.ts'
import { readExactly } from './read-exactly.ts'

/** A transaction that its account and whoever pays its fee sign as bytes, in this order. */
export type Direct = {
  tx: TxRaw
  messages: Any[]
  account: Signer
  payer: Signer
  fee: { amount: { denom: string; amount: string }[]; payer: string }
}

type Signer = { publicKey: Uint8Array; sequence: bigint }

/**
 * Reads a transaction, and refuses what it has beyond messages, memo, timeout, two signers and a fee: whoever pays
 * signs all of it.
 *
 * @param bytes of a TxRaw; its signatures are not looked at
 * @throws Fault `invalid-input`, naming the part
 */
export function readDirect(bytes: Uint8Array): Direct {
  const tx = readExactly(TxRaw, bytes, 'the transaction')
  const body = readExactly(TxBody, tx.bodyBytes, 'its body')
  const { signerInfos, fee, tip } = readExactly(AuthInfo, tx.authInfoBytes, 'its signers and fee')
  if (body.extensionOptions.length + body.nonCriticalExtensionOptions.length > 0)
    throw unwanted('has extensions')
  if (tip !== undefined) throw unwanted('has a tip')
  if (fee === undefined) throw unwanted('has no fee')
  if (fee.granter !== '') throw unwanted(`has its fee granted by ${fee.granter.slice(0, 100)}`)
  const [account, payer, ...others] = signerInfos
  if (account === undefined || payer === undefined || others.length > 0)
    throw unwanted(`has ${signerInfos.length} signers; it needs two, its account and who pays the fee`)
  return {
    tx,
    messages: body.messages.map(({ typeUrl, value }) => ({ type: typeUrl, value })),
    account: readSigner(account, 'its account'),
    payer: readSigner(payer, 'who pays the fee'),
    fee,
  }
}

function readSigner({ publicKey, modeInfo, sequence }: SignerInfo, who: string): Signer {
  if (publicKey?.typeUrl !== keyType) throw unwanted(`has no key of the type ${keyType} for ${who}`)
  const { sum } = modeInfo ?? {}
  if (sum?.oneofKind !== 'single' || sum.single.mode !== SignMode.DIRECT)
    throw unwanted(`is not signed in SIGN_MODE_DIRECT by ${who}`)
  return { publicKey: readExactly(PubKey, publicKey.value, `the key of ${who}`).key, sequence }
}

function unwanted(what: string) {
  return invalidInput(
    'transaction.unfit',
    `The transaction ${what}: take the one that PrepareCosmosTx answers`,
  )
}
