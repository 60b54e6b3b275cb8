import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { askEach, listAll } from '../node-transport.ts'
import { listCodes, listContracts } from '../wasm/from-node.ts'
import type { RawState } from './raw-state.ts'

// The chain gives no more of a contract's state at once.
const page = 100n

/** What contracts keep that answer to a question, by a node. */
export async function* askContracts(
  node: RpcTransport,
  question: string,
): AsyncGenerator<{ address: string; code_id: bigint; raw: RawState }> {
  const client = new QueryClient(node)
  const ofCodes = await askEach(await listCodes(client), async ({ codeId }) =>
    (await listContracts(client, codeId)).map((address) => ({ address, code_id: codeId })),
  )
  const all = ofCodes.flat()
  const answers = await askEach(all, ({ address }) => doesAnswer(client, address, question))
  for (const { address, code_id } of all.filter((_, at) => answers[at])) {
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
