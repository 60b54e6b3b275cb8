import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'
import type { Coin } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'
import { simulate, type Outcome } from './raw-transaction.server.ts'
import { writeUnsigned, type Signer } from './write-unsigned.ts'

const accounts = new QueryClient(chain)

/** What would come of a message, and the transaction that was tried. */
export type Simulated = { outcome: Outcome; raw: Uint8Array }

/** Lets a node run a message, signed by nobody: a trial wants the sequence of its sender, and no signature. */
export async function simulateMessage(sender: string, message: Any, fee?: Coin[]): Promise<Simulated> {
  const signer = await findSigner(sender)
  const raw = writeUnsigned(message, signer ?? { sequence: 0n, publicKey: undefined }, fee)
  return { outcome: await simulate(raw), raw }
}

/** undefined where it isn't known: the trial then tells why. */
async function findSigner(address: string): Promise<Signer | undefined> {
  try {
    const { info } = (await accounts.accountInfo({ address })).response
    return info && { sequence: info.sequence, publicKey: info.pubKey }
  } catch (error) {
    const fault = asFault(error)
    if (fault.kind === 'bug' && !fault.code.startsWith('grpc.')) throw fault
    return undefined
  }
}
