import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client'
import { asFault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'

const client = new QueryClient(chain)

const timeoutMs = 8000
/** As much as nodes of Ethereum usually spend on a question. */
const gasCap = 50_000_000n

/** What a contract returned, or with what it refused; or why nobody answered. */
export type CallOutcome =
  | { kind: 'returned' | 'reverted'; bytes: Uint8Array; words: string }
  | { kind: 'slow' | 'noNode'; words: string }

/** Asks a contract of the EVM, by the node behind the index. Whatever comes of it is an outcome. */
export async function callContract(to: string, data: string): Promise<CallOutcome> {
  try {
    const args = new TextEncoder().encode(JSON.stringify({ to, data }))
    const asked = {
      args,
      gasCap,
      proposerAddress: new Uint8Array(),
      chainId: 0n,
      overrides: new Uint8Array(),
    }
    const { ret, vmError } = await client.ethCall(asked, { timeout: timeoutMs }).response
    return { kind: vmError === '' ? 'returned' : 'reverted', bytes: ret, words: vmError }
  } catch (error) {
    const { kind, code, message } = asFault(error)
    if (kind === 'bug') throw error
    const isSlow = code === 'service.slow' || code === 'grpc.deadline_exceeded'
    return { kind: isSlow ? 'slow' : 'noNode', words: message }
  }
}
