import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  SignerInfo,
  TxBody,
  TxRaw,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'
import type { Coin } from '@injsight/chain'

export type Signer = { sequence: bigint; publicKey: Any | undefined }

/** A message as a transaction without a signature, for a trial. */
export function writeUnsigned(message: Any, signer: Signer, fee: Coin[] = []): Uint8Array {
  const body = TxBody.create({ messages: [message] })
  const signerInfo = SignerInfo.create({
    sequence: signer.sequence,
    ...(signer.publicKey && { publicKey: signer.publicKey }),
    modeInfo: { sum: { oneofKind: 'single', single: { mode: SignMode.DIRECT } } },
  })
  const authInfo = AuthInfo.create({
    signerInfos: [signerInfo],
    fee: { amount: fee, gasLimit: 0n, payer: '', granter: '' },
  })
  return TxRaw.toBinary({
    bodyBytes: TxBody.toBinary(body),
    authInfoBytes: AuthInfo.toBinary(authInfo),
    signatures: [new Uint8Array()],
  })
}
