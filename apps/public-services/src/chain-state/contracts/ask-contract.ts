import type { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { badChainData, Fault } from '@injsight/errors'

export type Wasm = Pick<WasmClient, 'smartContractState'>

/**
 * What a contract answers to a query; undefined where it refuses it, as some do for what they don't have.
 *
 * @throws Fault `unavailable`, or `bad-chain-data` for what isn't JSON
 */
export async function askContract(wasm: Wasm, address: string, query: object): Promise<unknown> {
  const queryData = new TextEncoder().encode(JSON.stringify(query))
  try {
    const { data } = await wasm.smartContractState({ address, queryData }).response
    return data.length === 0 ? undefined : parse(data, address)
  } catch (error) {
    if (error instanceof Fault && (error.kind === 'not-found' || error.kind === 'invalid-input'))
      return undefined
    throw error
  }
}

/** A text field of an answer; empty where it has none. */
export function textOf(answer: unknown, field: string): string {
  const told = answer !== null && typeof answer === 'object' ? Reflect.get(answer, field) : undefined
  return typeof told === 'string' ? told : ''
}

function parse(data: Uint8Array, contract: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(data))
  } catch (error) {
    throw badChainData('contract.unreadable', `${contract} answered what is no JSON`, { contract }, error)
  }
}
