import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client.js'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { findNewestSequence } from '#src/queries/evm/hashes.ts'
import type { Blocks } from './find-block.ts'
import { toQuantity, type Hex } from './hex.ts'
import { codes, RpcError } from './rpc-error.ts'

type Sources = { pool: Pool; blocks: Blocks; node: Pick<NodeClient, 'queryAbci'> }

/** Tells what the chain is called in its Ethereum transactions. Once it is known it is not asked for again. */
export function createChainId(sources: Sources): () => Promise<Hex> {
  let known: bigint | undefined
  return async () => {
    known ??= (await findSignedFor(sources)) ?? (await fetchParameter(sources.node))
    if (known !== undefined) return toQuantity(known)
    throw new RpcError(
      codes.unavailable,
      'The chain id is not known: the index has no Ethereum transaction yet, and its node does not tell it',
    )
  }
}

/** The chain lets none through that was signed for another one. */
async function findSignedFor({ pool, blocks }: Sources): Promise<bigint | undefined> {
  const sequence = await findNewestSequence(pool)
  const block = sequence === undefined ? undefined : await blocks.findAt(heightOf(sequence))
  const signed = block?.transactions.find(
    ({ hasFailed, signed }) => !hasFailed && signed.chainId !== undefined,
  )
  return signed?.signed.chainId === undefined ? undefined : BigInt(signed.signed.chainId)
}

async function fetchParameter(node: Sources['node']): Promise<bigint | undefined> {
  try {
    const { params } = await new QueryClient(createNodeTransport(node, undefined)).params({}).response
    const id = params?.chainConfig?.eip155ChainId ?? ''
    return /^[1-9]\d{0,18}$/.test(id) ? BigInt(id) : undefined
  } catch {
    return undefined // a chain without an EVM, or a node that is away: said above
  }
}
