import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client.js'
import { keccak256 } from '@injsight/evm'
import type { NodeClient } from '@injsight/node-client'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { readReturnedDecimals, readReturnedText } from './read-answer.ts'

/** What a contract says of itself; null for what it doesn't say. */
export type TokenName = { name: string | null; symbol: string | null; decimals: number | null }

/** Far more than an honest answer takes. */
const gasCap = 5_000_000n

/**
 * Asks a contract, by a node, what its token is called.
 *
 * @throws Fault when the node doesn't answer: a contract that refuses has answered
 */
export async function askName(node: Pick<NodeClient, 'queryAbci'>, contract: Buffer): Promise<TokenName> {
  const call = (declaration: string) => {
    const selector = Buffer.from(keccak256(Buffer.from(declaration))).subarray(0, 4)
    return callContract(node, contract, selector)
  }
  return {
    name: readReturnedText(await call('name()')),
    symbol: readReturnedText(await call('symbol()')),
    decimals: readReturnedDecimals(await call('decimals()')),
  }
}

/**
 * Calls a contract, by a node, as of its newest block.
 *
 * @returns nothing where the contract refuses
 * @throws Fault when the node doesn't answer
 */
export async function callContract(
  node: Pick<NodeClient, 'queryAbci'>,
  contract: Uint8Array,
  data: Uint8Array,
): Promise<Uint8Array> {
  const client = new QueryClient(createNodeTransport(node, undefined))
  const args = JSON.stringify({
    to: toPrefixedHex(Buffer.from(contract)),
    data: toPrefixedHex(Buffer.from(data)),
  })
  const { ret, vmError } = await client.ethCall({
    args: Buffer.from(args),
    gasCap,
    proposerAddress: new Uint8Array(),
    chainId: 0n,
    overrides: new Uint8Array(),
  }).response
  return vmError === '' ? ret : new Uint8Array()
}
