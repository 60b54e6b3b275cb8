import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client'
import { formatEthereumAddress } from '@injsight/chain'
import { asFault, type Fault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'

const client = new QueryClient(chain)

const timeoutMs = 8000
/** As much as nodes of Ethereum usually spend on a question. */
const gasCap = 50_000_000n

/** What a contract returned, or with what it refused; or why nobody answered. */
export type CallOutcome =
  | {
      kind: 'returned' | 'reverted'
      bytes: Uint8Array
      words: string
      gasUsed: bigint
      /** What would be written while it ran. */
      logs: CalledLog[]
    }
  | { kind: 'slow' | 'noNode' | 'refused'; words: string }

export type CalledLog = { address: string; topics: string[]; data: string }

/** Who asks, and with how much of the smallest unit of INJ. */
type Caller = { from: string; value: bigint }

/** Asks a contract of the EVM, by the node behind the index. Whatever comes of it is an outcome. */
export async function callContract(to: string, data: string, caller?: Caller): Promise<CallOutcome> {
  try {
    const asked = client.ethCall(toRequest(to, data, caller), { timeout: timeoutMs })
    const { ret, vmError, gasUsed, logs } = await asked.response
    return {
      kind: vmError === '' ? 'returned' : 'reverted',
      bytes: ret,
      words: vmError,
      gasUsed,
      logs: logs.map(({ address, topics, data: written }) => ({
        address,
        topics,
        data: `0x${written.toHex()}`,
      })),
    }
  } catch (error) {
    return whyNot(asFault(error))
  }
}

/** As much gas as a call needs, which is more than it uses where some is given back; 0 where it would be refused. */
export async function estimateGas(to: string, data: string, caller: Caller): Promise<bigint> {
  try {
    return (await client.estimateGas(toRequest(to, data, caller), { timeout: timeoutMs })).response.gas
  } catch (error) {
    whyNot(asFault(error)) // the call itself tells it
    return 0n
  }
}

function toRequest(to: string, data: string, caller?: Caller) {
  const call = {
    to,
    data,
    ...(caller && { from: caller.from, value: `0x${caller.value.toString(16)}` }),
  }
  return {
    args: new TextEncoder().encode(JSON.stringify(call)),
    gasCap,
    proposerAddress: new Uint8Array(),
    chainId: 0n,
    overrides: new Uint8Array(),
  }
}

/** How much an account has of a token by ERC-20, in its smallest unit; undefined where its contract doesn't say. */
export async function fetchErc20Balance(contract: string, account: string): Promise<bigint | undefined> {
  const holder = formatEthereumAddress(account).slice(2).padStart(64, '0')
  const outcome = await callContract(formatEthereumAddress(contract), `0x70a08231${holder}`)
  return outcome.kind === 'returned' && outcome.bytes.length === 32
    ? BigInt(`0x${outcome.bytes.toHex()}`)
    : undefined
}

/** One slot of what a contract keeps. */
export type SlotOutcome = { value: string } | { kind: 'slow' | 'noNode' | 'refused'; words: string }

/** @param slot `0x` and 64 digits */
export async function readSlot(address: string, slot: string): Promise<SlotOutcome> {
  try {
    return { value: (await client.storage({ address, key: slot }, { timeout: timeoutMs }).response).value }
  } catch (error) {
    return whyNot(asFault(error))
  }
}

function whyNot(fault: Fault): { kind: 'slow' | 'noNode' | 'refused'; words: string } {
  const { kind, code, message: words } = fault
  if (kind === 'bug' && !code.startsWith('grpc.')) throw fault
  if (code === 'service.slow' || code === 'grpc.deadline_exceeded') return { kind: 'slow', words }
  const isAway = kind === 'unavailable' || code === 'grpc.unimplemented'
  return { kind: isAway ? 'noNode' : 'refused', words }
}
