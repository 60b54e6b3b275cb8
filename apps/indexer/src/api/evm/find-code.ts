import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client.js'
import { Fault } from '@injsight/errors'
import type { GetEvmContractResponse } from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { findGenesisCode, listEvmContracts, type EvmContractRow } from '#src/queries/evm/contracts.ts'
import { readEthereum } from './read-ethereum.ts'

type Sources = { pool: Pool; cache: BlockCache; node: Pick<NodeClient, 'queryAbci'> }
type Code = Pick<GetEvmContractResponse, 'code' | 'codeFrom'>

/** The code that a contract has, and who says so: one of which somebody says that it has none has an empty one. */
export async function findCode(sources: Sources, address: Uint8Array): Promise<Code> {
  const [row] = await listEvmContracts(sources.pool, { contract: address }, { limit: 1 })
  return codeOf(sources, address, row)
}

/** The same, of a contract that has been found. */
export async function codeOf(
  sources: Sources,
  address: Uint8Array,
  row: EvmContractRow | undefined,
): Promise<Code> {
  const { pool, cache, node } = sources
  if (row?.seq) {
    const sequence = BigInt(row.seq)
    const stored = (await cache.find(heightOf(sequence)))?.txs[indexOf(sequence)]
    const read = stored && readEthereum(stored)
    if (read?.created === toPrefixedHex(Buffer.from(address)))
      return { code: read.returned === '0x' ? '' : read.returned, codeFrom: 'creation' }
  }
  const genesis = row?.codeHash && (await findGenesisCode(pool, row.codeHash))
  if (genesis) return { code: toPrefixedHex(genesis), codeFrom: 'genesis' }
  const code = await askCode(node, address)
  if (code === undefined) return { code: '', codeFrom: '' }
  return { code: code.length === 0 ? '' : toPrefixedHex(code), codeFrom: 'node' }
}

/** Undefined where the node doesn't say. */
async function askCode(node: Sources['node'], address: Uint8Array): Promise<Buffer | undefined> {
  try {
    const client = new QueryClient(createNodeTransport(node, undefined))
    const { code } = await client.code({ address: toPrefixedHex(Buffer.from(address)) }).response
    return Buffer.from(code)
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug') return undefined
    throw error
  }
}
