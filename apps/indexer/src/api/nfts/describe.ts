import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { Fault } from '@injsight/errors'
import { keccak256 } from '@injsight/evm'
import type { NodeClient } from '@injsight/node-client'
import { callContract } from '#src/follow/name-tokens/ask-name.ts'
import { findReturnedString } from '#src/follow/name-tokens/read-answer.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'

/** What the contract of a token says of it now. */
export type Description = { uri: string; extension: string; why: string }

type Node = Pick<NodeClient, 'queryAbci'>

/** Beyond this nobody reads on: a picture of its own may stand in it. */
const longest = 512 * 1024

/** Asks the node; what it doesn't tell is said, and nothing else of the token depends on it. */
export async function describe(
  node: Node,
  { contract, standard, token }: { contract: string; standard: string; token: string },
): Promise<Description> {
  try {
    const told =
      standard === 'cw721' ? askCw721(node, contract, token) : askEvm(node, contract, standard, token)
    const { uri, extension } = await told
    const isLong = uri.length > longest || extension.length > longest
    if (isLong) return { uri: '', extension: '', why: `it is longer than ${longest} characters` }
    return { uri, extension, why: '' }
  } catch (error) {
    if (error instanceof Fault) return { uri: '', extension: '', why: error.message }
    throw error
  }
}

async function askCw721(node: Node, address: string, token: string): Promise<Omit<Description, 'why'>> {
  const client = new WasmClient(createNodeTransport(node, undefined))
  const queryData = Buffer.from(JSON.stringify({ nft_info: { token_id: token } }))
  const { data } = await client.smartContractState({ address, queryData }).response
  return readInfo(Buffer.from(data).toString())
}

/** Contracts say what they want: what is no answer of the standard describes nothing. */
export function readInfo(json: string): Omit<Description, 'why'> {
  const { token_uri: uri, extension } = (parse(json) ?? {}) as { token_uri?: unknown; extension?: unknown }
  const hasAny = typeof extension === 'object' && extension !== null && Object.keys(extension).length > 0
  return { uri: typeof uri === 'string' ? uri : '', extension: hasAny ? JSON.stringify(extension) : '' }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function askEvm(node: Node, contract: string, standard: string, token: string) {
  const declaration = standard === 'erc721' ? 'tokenURI(uint256)' : 'uri(uint256)'
  const selector = Buffer.from(keccak256(Buffer.from(declaration))).subarray(0, 4)
  const number = Buffer.from(BigInt(token).toString(16).padStart(64, '0'), 'hex')
  const data = Buffer.concat([selector, number])
  const returned = await callContract(node, Buffer.from(contract.slice(2), 'hex'), data)
  const uri = findReturnedString(Buffer.from(returned))?.toString() ?? ''
  // ERC-1155 writes one address for all, with the number where {id} stands.
  return { uri: uri.replaceAll('{id}', number.toString('hex')), extension: '' }
}
