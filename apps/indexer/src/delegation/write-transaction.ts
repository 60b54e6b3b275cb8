import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  SignDoc,
  TxBody,
  TxRaw,
  type SignerInfo,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { ExtensionOptionsWeb3Tx } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb'
import type { Any, Coin } from '@injsight/chain/decode'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { keyType } from './fee-payer.ts'
import type { Context } from './typed-data.ts'

type Web3 = {
  context: Pick<Context, 'memo' | 'timeoutHeight' | 'sequence' | 'fee'>
  messages: readonly Any[]
  evmChainId: bigint
  /** Of the account; 33 bytes. */
  publicKey: Uint8Array
  payer: { address: string; signature: Uint8Array }
  signature: Uint8Array
}

/**
 * A transaction that was signed as typed data. Who pays its fee is told beside it, with a signature of the same data:
 * it is no signer of the transaction, and has no sequence in it.
 */
export function writeWeb3(tx: Web3): Uint8Array {
  const { context, messages, evmChainId, publicKey, payer, signature } = tx
  const extension = ExtensionOptionsWeb3Tx.toBinary({
    typedDataChainID: evmChainId,
    feePayer: payer.address,
    feePayerSig: payer.signature,
  })
  const bodyBytes = TxBody.toBinary(
    TxBody.create({
      messages: messages.map(pack),
      memo: context.memo,
      timeoutHeight: context.timeoutHeight,
      extensionOptions: [{ typeUrl: `/${ExtensionOptionsWeb3Tx.typeName}`, value: extension }],
    }),
  )
  const authInfoBytes = AuthInfo.toBinary(
    AuthInfo.create({
      signerInfos: [signerInfo(publicKey, context.sequence, SignMode.EIP712_V2)],
      fee: { amount: context.fee.amount, gasLimit: context.fee.gas },
    }),
  )
  return TxRaw.toBinary({ bodyBytes, authInfoBytes, signatures: [signature] })
}

type Direct = {
  messages: readonly Any[]
  memo: string
  timeoutHeight: bigint
  signers: { publicKey: Uint8Array; sequence: bigint }[]
  fee: { amount: Coin[]; gas: bigint; payer: string }
  signatures: Uint8Array[]
}

/** A transaction that its signers sign as bytes. */
export function writeDirect({ messages, memo, timeoutHeight, signers, fee, signatures }: Direct): Uint8Array {
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages: messages.map(pack), memo, timeoutHeight }))
  const authInfoBytes = AuthInfo.toBinary(
    AuthInfo.create({
      signerInfos: signers.map(({ publicKey, sequence }) => signerInfo(publicKey, sequence, SignMode.DIRECT)),
      fee: { amount: fee.amount, gasLimit: fee.gas, payer: fee.payer },
    }),
  )
  return TxRaw.toBinary({ bodyBytes, authInfoBytes, signatures })
}

/** The 32 bytes that a signer of such a transaction signs. */
export function hashDirect(
  { bodyBytes, authInfoBytes }: Pick<TxRaw, 'bodyBytes' | 'authInfoBytes'>,
  { chainId, accountNumber }: { chainId: string; accountNumber: bigint },
): Uint8Array {
  return keccak_256(SignDoc.toBinary({ bodyBytes, authInfoBytes, chainId, accountNumber }))
}

function signerInfo(key: Uint8Array, sequence: bigint, mode: SignMode): SignerInfo {
  return {
    publicKey: { typeUrl: keyType, value: PubKey.toBinary({ key }) },
    modeInfo: { sum: { oneofKind: 'single', single: { mode } } },
    sequence,
  }
}

function pack({ type, value }: Any) {
  return { typeUrl: type, value }
}
