import { ServiceClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb.client'
import { BroadcastMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { readRefusal } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import { chain, injsight } from '../asking/clients.server.ts'

const service = new ServiceClient(chain)

/** The bytes of a transaction, as they stand in its block. */
export async function fetchRawTransaction(hash: string): Promise<Uint8Array> {
  const { response } = await injsight.getRawTransaction({ hash })
  return Uint8Array.fromBase64(response.tx)
}

/** What the chain said of a transaction that was only shown to it. */
export type Outcome = { gasUsed?: bigint; hash?: string; refusal?: Refusal }

/** Why not; without a code where nothing but words was given. */
export type Refusal = { codespace: string; code: number; log: string }

/** Lets the chain run a transaction without keeping what it does. */
export async function simulate(txBytes: Uint8Array): Promise<Outcome> {
  try {
    const { response } = await service.simulate({ txBytes })
    return response.gasInfo === undefined ? {} : { gasUsed: response.gasInfo.gasUsed }
  } catch (error) {
    const { message } = asFault(error)
    return { refusal: refusalOf(message) }
  }
}

/** Gives a signed transaction to the chain. */
export async function broadcast(txBytes: Uint8Array): Promise<Outcome> {
  try {
    const { response } = await service.broadcastTx({ txBytes, mode: BroadcastMode.SYNC })
    const { code = 0, codespace = '', txhash = '', rawLog = '' } = response.txResponse ?? {}
    return code === 0 ? { hash: txhash } : { refusal: { codespace, code, log: rawLog } }
  } catch (error) {
    return { refusal: refusalOf(asFault(error).message) }
  }
}

function refusalOf(log: string): Refusal {
  return readRefusal(log) ?? { codespace: '', code: 0, log }
}
