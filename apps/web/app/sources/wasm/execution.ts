import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb'
import type { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb'

/** A message to a contract. */
export type Execution = {
  sender: string
  contract: string
  /** JSON. */
  message: string
  funds: { denom: string; amount: string }[]
}

export function writeExecution({ sender, contract, message, funds }: Execution): Any {
  const msg = new TextEncoder().encode(message)
  return {
    typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract',
    value: MsgExecuteContract.toBinary({ sender, contract, msg, funds }),
  }
}
