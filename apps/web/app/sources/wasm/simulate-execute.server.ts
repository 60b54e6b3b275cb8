import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import {
  AuthInfo,
  SignerInfo,
  TxBody,
  TxRaw,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'
import { asFault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'
import { simulate, type Outcome } from '../transactions/raw-transaction.server.ts'

const accounts = new QueryClient(chain)

export type Execution = {
  sender: string
  contract: string
  /** JSON. */
  message: string
  funds: { denom: string; amount: string }[]
}

/** What would come of a message to a contract, and the transaction that was tried. */
export type SimulatedExecution = { outcome: Outcome; raw: Uint8Array }

/** Lets a node run a message to a contract, signed by nobody: a trial wants the sequence of its sender, and no signature. */
export async function simulateExecute(execution: Execution): Promise<SimulatedExecution> {
  const signer = await findSigner(execution.sender)
  const raw = writeUnsigned(execution, signer ?? { sequence: 0n, publicKey: undefined })
  return { outcome: await simulate(raw), raw }
}

type Signer = { sequence: bigint; publicKey: Any | undefined }

/** undefined where it isn't known: the trial then tells why. */
async function findSigner(address: string): Promise<Signer | undefined> {
  try {
    const { info } = (await accounts.accountInfo({ address })).response
    return info && { sequence: info.sequence, publicKey: info.pubKey }
  } catch (error) {
    const fault = asFault(error)
    if (fault.kind === 'bug') throw fault
    return undefined
  }
}

function writeUnsigned({ sender, contract, message, funds }: Execution, signer: Signer): Uint8Array {
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
