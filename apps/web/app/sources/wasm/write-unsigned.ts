import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  SignerInfo,
  TxBody,
  TxRaw,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'

export type Execution = {
  sender: string
  contract: string
  /** JSON. */
  message: string
  funds: { denom: string; amount: string }[]
}

export type Signer = { sequence: bigint; publicKey: Any | undefined }

/** A message to a contract as a transaction without a signature, for a trial. */
export function writeUnsigned({ sender, contract, message, funds }: Execution, signer: Signer): Uint8Array {
  const msg = new TextEncoder().encode(message)
  const execute = MsgExecuteContract.create({ sender, contract, msg, funds })
  const body = TxBody.create({
    messages: [
      {
        typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract',
        value: MsgExecuteContract.toBinary(execute),
      },
    ],
  })
  const signerInfo = SignerInfo.create({
    sequence: signer.sequence,
    ...(signer.publicKey && { publicKey: signer.publicKey }),
    modeInfo: { sum: { oneofKind: 'single', single: { mode: SignMode.DIRECT } } },
  })
  const authInfo = AuthInfo.create({
    signerInfos: [signerInfo],
    fee: { amount: [], gasLimit: 0n, payer: '', granter: '' },
  })
  return TxRaw.toBinary({
    bodyBytes: TxBody.toBinary(body),
    authInfoBytes: AuthInfo.toBinary(authInfo),
    signatures: [new Uint8Array()],
  })
}
