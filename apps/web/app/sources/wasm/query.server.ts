import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { asFault, type Fault } from '@injsight/errors'
import { chain } from '../asking/clients.server.ts'
import { soon } from '../asking/soon.server.ts'
import { isOfContract, readRefusal, type QueryRefusal } from './read-refusal.ts'

const client = new QueryClient(chain)

/** How long a contract may take to answer. */
const timeoutMs = 8000
/** What a page and a file can be made of. */
const mostBytes = 5 << 20

export type QueryOutcome = { text: string; refusal?: never } | { text?: never; refusal: QueryRefusal }

/**
 * Asks a contract, by the node behind the index. Whatever comes of it is an outcome: what a visitor types is never a
 * mistake of ours.
 *
 * @param message JSON
 */
export async function queryContract(address: string, message: string): Promise<QueryOutcome> {
  try {
    const asked = { address, queryData: new TextEncoder().encode(message) }
    const { data } = await client.smartContractState(asked, { timeout: timeoutMs }).response
    if (data.length > mostBytes)
      return { refusal: { kind: 'large', words: String(data.length), supported: [] } }
    return { text: new TextDecoder().decode(data) }
  } catch (error) {
    if (asFault(error).kind === 'bug') throw error
    return { refusal: refusalOf(asFault(error)) }
  }
}

/** How much an account has of a token by CW20, in its smallest unit; undefined where its contract doesn't say. */
export async function fetchCw20Balance(contract: string, account: string): Promise<bigint | undefined> {
  const { text = '' } = await queryContract(contract, JSON.stringify({ balance: { address: account } }))
  const [, balance] = /^\{"balance":"(\d{1,39})"\}$/.exec(text) ?? []
  return balance === undefined ? undefined : BigInt(balance)
}

function refusalOf({ kind, code, message }: Fault): QueryRefusal {
  if (code === 'service.slow' || code === 'grpc.deadline_exceeded')
    return { kind: 'slow', words: message, supported: [] }
  // A node tells what a contract says with the status of a question that it doesn't know.
  if (isOfContract(message)) return readRefusal(message)
  if (kind === 'unavailable' || code === 'grpc.unimplemented')
    return { kind: 'noNode', words: message, supported: [] }
  return readRefusal(message)
}

/** A message that no contract has: whoever refuses it names those that it has. */
const unheardOf = JSON.stringify({ nonsense: {} })
const patienceMs = 1500

/** The queries that a contract says it answers; none where it doesn't say, or nobody can be asked in time. */
export async function fetchSupported(address: string): Promise<string[]> {
  const outcome = await soon(patienceMs, queryContract(address, unheardOf))
  return outcome?.refusal?.supported ?? []
}

export type StatePage = { models: { key: Uint8Array; value: Uint8Array }[]; next: Uint8Array }

/** What a contract keeps, as it lies in the chain's store: a page of it, by the node behind the index. */
export async function fetchContractState(
  address: string,
  { key, limit }: { key: Uint8Array; limit: number },
): Promise<StatePage> {
  const pagination = { key, limit: BigInt(limit), offset: 0n, countTotal: false, reverse: false }
  const { response } = await client.allContractState({ address, pagination }, { timeout: timeoutMs })
  return { models: response.models, next: response.pagination?.nextKey ?? new Uint8Array() }
}

/**
 * What stands under a key of a contract's own state; empty where nothing does, undefined where nobody can be asked in time.
 *
 * @example fetchStateText(address, 'contract_info') // '{"contract":"crates.io:cw20-base","version":"1.1.0"}'
 */
export async function fetchStateText(address: string, name: string): Promise<string | undefined> {
  const key = new TextEncoder().encode(name)
  const page = await soon(patienceMs, fetchContractState(address, { key, limit: 1 }))
  if (page === undefined) return undefined
  // A page begins with this key, or with the one after it.
  const [model] = page.models
  return model?.key.toHex() === key.toHex() ? new TextDecoder().decode(model.value) : ''
}
