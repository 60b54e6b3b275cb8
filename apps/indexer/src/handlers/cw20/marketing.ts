import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { MsgExecuteContractCompat } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import { readObject } from '../read-json.ts'
import { readLogo, readOptional, type Marketing } from './read-instantiation.ts'
import { cw20Tokens } from './tables.ts'

// The events of these changes say that there was one, the messages say which.
export const marketingMessages = [
  onMessage(MsgExecuteContract, ({ contract, msg }, state) =>
    change(state, contract, Buffer.from(msg).toString()),
  ),
  onMessage(MsgExecuteContractCompat, ({ contract, msg }, state) => change(state, contract, msg)),
]

async function change(state: State, contract: string, msg: string): Promise<void> {
  const token = await state.find(cw20Tokens, { contract })
  if (token === undefined || token.lost !== null || token.untold === 0) return
  const { update_marketing, upload_logo } = readObject(JSON.parse(msg), 'message of a contract')
  if (update_marketing === undefined && upload_logo === undefined) return
  const now = upload_logo === undefined ? readChanges(update_marketing) : { logo: readLogo(upload_logo) }
  state.put(cw20Tokens, { ...token, ...now, untold: token.untold - 1 })
}

/** What is left out stays as it is, what is empty is removed. */
function readChanges(value: unknown): Partial<Marketing> {
  const changes: Partial<Marketing> = {}
  const told = readObject(value, 'marketing')
  for (const name of ['project', 'description', 'marketing'] as const) {
    const text = readOptional(told[name])
    if (text !== null) changes[name] = text.trim() === '' ? null : text
  }
  return changes
}
