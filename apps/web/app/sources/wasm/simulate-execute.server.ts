import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import { asFault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'
import { simulate, type Outcome } from '../transactions/raw-transaction.server.ts'
import { writeUnsigned, type Execution, type Signer } from './write-unsigned.ts'

const accounts = new QueryClient(chain)

/** What would come of a message to a contract, and the transaction that was tried. */
export type SimulatedExecution = { outcome: Outcome; raw: Uint8Array }

/** Lets a node run a message to a contract, signed by nobody: a trial wants the sequence of its sender, and no signature. */
export async function simulateExecute(execution: Execution): Promise<SimulatedExecution> {
  const signer = await findSigner(execution.sender)
  const raw = writeUnsigned(execution, signer ?? { sequence: 0n, publicKey: undefined })
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
