import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { Fault, notFound } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { listAll } from '../node-transport.ts'
import { contracts, wasmParams } from '../wasm/tables.ts'
import type { RawState } from './raw-state.ts'

// The chain gives no more of a contract's state at once.
const page = 100n

/**
 * What contracts keep that answer to a question, by a node.
 *
 * @throws Fault `not-found` when the contracts themselves aren't known
 */
export async function* askContracts(
  state: State,
  node: RpcTransport,
  question: string,
): AsyncGenerator<{ address: string; code_id: bigint; raw: RawState }> {
  if ((await state.find(wasmParams, { id: 1 })) === undefined) {
    throw notFound('contracts', 'The node did not tell which contracts there are')
  }
  const client = new QueryClient(node)
  for (const { address, code_id } of await state.list(contracts, {})) {
    if (!(await doesAnswer(client, address, question))) continue
    const raw = await listAll(async (pagination) => {
      const answer = await client.allContractState({ address, pagination: { ...pagination, limit: page } })
        .response
      return { items: answer.models, next: answer.pagination?.nextKey }
    })
    yield { address, code_id, raw: raw.map(({ key, value }) => [Buffer.from(key), Buffer.from(value)]) }
  }
}

async function doesAnswer(client: QueryClient, address: string, question: string): Promise<boolean> {
  try {
    await client.smartContractState({ address, queryData: Buffer.from(question) }).response
    return true
  } catch (error) {
    // The contract's own refusal.
    if (error instanceof Fault && error.kind !== 'unavailable') return false
    throw error
  }
}
