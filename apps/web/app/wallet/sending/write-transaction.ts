import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  SignerInfo,
  TxBody,
  TxRaw,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { ExtensionOptionsWeb3Tx } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb'

/** How a transaction is signed: over its bytes, over its JSON, or over typed data as wallets of Ethereum show it. */
export type Mode = 'direct' | 'amino' | 'eip712-v1' | 'eip712-v2'

/** A transaction of one signer, before its signature. */
export type Draft = {
  mode: Mode
  messages: readonly Msgs[]
  memo: string
  /** The last block that may have it. */
  timeoutHeight: bigint
  gasLimit: bigint
  fee: { denom: string; amount: string }
  /** Who pays it by an allowance; the signer where nobody is named. */
  feeGranter?: string
  chainId: string
  accountNumber: bigint
  sequence: bigint
  /** 33 bytes; undefined for an account that has signed nothing yet, whose signature will tell it. */
  publicKey: Uint8Array | undefined
  /** Of the typed data: the chain that a wallet of Ethereum is on. */
  evmChainId: number
}

const modes: Record<Mode, SignMode> = {
  direct: SignMode.DIRECT,
  amino: SignMode.LEGACY_AMINO_JSON,
  // The extension below tells it from amino.
  'eip712-v1': SignMode.LEGACY_AMINO_JSON,
  'eip712-v2': SignMode.EIP712_V2,
}

export const isTypedData = (mode: Mode): boolean => mode === 'eip712-v1' || mode === 'eip712-v2'

export function writeBody({ mode, messages, memo, timeoutHeight, evmChainId }: Draft): Uint8Array {
  const web3 = ExtensionOptionsWeb3Tx.create({ typedDataChainID: BigInt(evmChainId) })
  const extension = {
    typeUrl: '/injective.types.v1beta1.ExtensionOptionsWeb3Tx',
    value: ExtensionOptionsWeb3Tx.toBinary(web3),
  }
  const body = TxBody.create({
    messages: messages.map((message) => ({ typeUrl: typeOf(message), value: message.toBinary() })),
    memo,
    timeoutHeight,
    extensionOptions: isTypedData(mode) ? [extension] : [],
  })
  return TxBody.toBinary(body)
}

/** @example typeOf(MsgSend.fromJSON({ … })) // '/cosmos.bank.v1beta1.MsgSend' */
export function typeOf(message: Msgs): string {
  const { type } = message.toDirectSign()
  return type.startsWith('/') ? type : `/${type}`
}

export function writeAuthInfo({
  mode,
  publicKey,
  sequence,
  fee,
  feeGranter = '',
  gasLimit,
}: Draft): Uint8Array {
  const key = publicKey && {
    typeUrl: '/injective.crypto.v1beta1.ethsecp256k1.PubKey',
    value: PubKey.toBinary({ key: publicKey }),
  }
  const signer = SignerInfo.create({
    ...(key && { publicKey: key }),
    modeInfo: { sum: { oneofKind: 'single', single: { mode: modes[mode] } } },
    sequence,
  })
  return AuthInfo.toBinary(
    AuthInfo.create({
      signerInfos: [signer],
      fee: { amount: fee.amount === '0' ? [] : [fee], gasLimit, payer: '', granter: feeGranter },
    }),
  )
}

/** The whole, as a block has it. */
export function writeSigned(body: Uint8Array, authInfo: Uint8Array, signature: Uint8Array): Uint8Array {
  return TxRaw.toBinary({ bodyBytes: body, authInfoBytes: authInfo, signatures: [signature] })
}

/**
 * For a trial: as large as it will be, and with all the work that a node has with it. Its key and signature are nobody's,
 * and its fee is the least there is: a trial looks at neither. Where another pays, it has none.
 */
export function writeUnsigned(draft: Draft, isPaid = false): Uint8Array {
  const publicKey = draft.publicKey ?? anyKey
  const authInfo = writeAuthInfo({ ...draft, publicKey, fee: isPaid ? noFee : leastFee })
  return writeSigned(writeBody(draft), authInfo, new Uint8Array(isTypedData(draft.mode) ? 65 : 64))
}

const leastFee = { denom: 'inj', amount: '1' }
const noFee = { denom: 'inj', amount: '0' }

/** The curve's own first point: a key that everybody knows the private one of. */
const anyKey = Uint8Array.fromHex('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
