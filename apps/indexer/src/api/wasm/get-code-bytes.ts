import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { Fault, notFound, unavailable } from '@injsight/errors'
import type { GetWasmCodeBytesResponse } from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { listMessages } from '#src/decode/list-messages.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { readCode } from '#src/handlers/wasm/read-code.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { findCode, type CodeRow } from '#src/queries/contracts/codes.ts'
import { listProposalMessages } from '#src/queries/governance/proposals.ts'
import { requireKnown } from '../require-known.ts'
import { listStoredBytes } from './stored-bytes.ts'

type Sources = { pool: Pool; cache: BlockCache; node: Pick<NodeClient, 'queryAbci'> }

/**
 * The bytes whose checksum is the code's: of the message that stored it, or asked of the node.
 *
 * @throws Fault `not-found`, `unavailable`
 */
export async function getWasmCodeBytes(sources: Sources, codeId: bigint): Promise<GetWasmCodeBytesResponse> {
  await requireKnown(sources.pool, 'wasm')
  const row = await findCode(sources.pool, codeId)
  if (row === undefined) throw notFound('code', `There is no code ${codeId}`, { codeId })
  const isIt = (bytes: Uint8Array) => readCode(bytes)?.checksum.equals(row.checksum) === true
  const stored = (await listCandidates(sources, row)).find(isIt)
  if (stored !== undefined) return toReply(stored, row.txHash === null ? 'proposal' : 'transaction')
  const asked = await askNode(sources.node, codeId)
  if (isIt(asked)) return toReply(asked, 'node')
  throw unavailable('code.bytes', `The bytes that the node has of code ${codeId} have another checksum`)
}

async function listCandidates({ pool, cache }: Sources, row: CodeRow): Promise<Uint8Array[]> {
  if (row.proposal !== null) {
    const messages = await listProposalMessages(pool, [BigInt(row.proposal)])
    return messages.flatMap(({ type, value }) => listStoredBytes(type, value))
  }
  if (row.sequence === null || row.txHash === null) return []
  const sequence = BigInt(row.sequence)
  const tx = (await cache.find(heightOf(sequence)))?.txs[indexOf(sequence)]
  return tx === undefined
    ? []
    : listMessages(tx.raw).flatMap(({ typeUrl, value }) => listStoredBytes(typeUrl, value))
}

async function askNode(node: Sources['node'], codeId: bigint): Promise<Uint8Array> {
  try {
    return (await new QueryClient(createNodeTransport(node, undefined)).code({ codeId }).response).data
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'bug') throw error
    const message = `No transaction of the index stored code ${codeId}, and the node does not tell its bytes`
    throw unavailable('code.bytes', `${message}: ${error.message}`, { codeId }, error)
  }
}

function toReply(bytes: Uint8Array, from: string): GetWasmCodeBytesResponse {
  const form = bytes[0] === 0x1f && bytes[1] === 0x8b ? 'gzip' : 'wasm'
  return { bytes: Buffer.from(bytes).toString('base64'), form, from }
}
