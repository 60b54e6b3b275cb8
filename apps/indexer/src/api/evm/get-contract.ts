import { notFound } from '@injsight/errors'
import { keccak256 } from '@injsight/evm'
import type { GetEvmContractResponse, Implementation } from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { listEvmContracts } from '#src/queries/evm/contracts.ts'
import { listLogs } from '#src/queries/evm/logs.ts'
import { listEthereumPlaces } from '#src/queries/evm/transactions.ts'
import { readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { codeOf } from './find-code.ts'
import { toContract } from './to-contract.ts'

type Sources = { pool: Pool; cache: BlockCache; node: Pick<NodeClient, 'queryAbci'> }

/** @throws Fault `invalid-input`, `not-found` */
export async function getEvmContract(sources: Sources, text: string): Promise<GetEvmContractResponse> {
  const { pool } = sources
  const { bytes } = readName(text)
  const [[row], unknown] = await Promise.all([
    listEvmContracts(pool, { contract: bytes }, { limit: 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const code = await codeOf(sources, bytes, row)
  if (row === undefined && code.code === '')
    throw notFound('contract', `No contract is known at ${toPrefixedHex(Buffer.from(bytes))}`)
  return {
    ...(row && { contract: toContract(row) }),
    ...code,
    implementations: await listImplementations(pool, bytes),
    unknown,
  }
}

const upgradedTopic = keccak256(Buffer.from('Upgraded(address)'))
const mostImplementations = 100
const everywhere = { from: 0n, to: (1n << 62n) - 1n }

/** What a proxy by EIP-1967 says that it runs. */
async function listImplementations(pool: Pool, contract: Uint8Array): Promise<Implementation[]> {
  const filter = { ...everywhere, addresses: [contract], topics: [[upgradedTopic]] }
  const logs = await listLogs(pool, filter, { limit: mostImplementations, newestFirst: true })
  const places = await listEthereumPlaces(
    pool,
    logs.map(({ sequence }) => sequence),
  )
  return logs.flatMap(({ sequence, topics: [, implementation] }) => {
    const place = places.get(sequence)
    if (place === undefined || implementation === undefined) return []
    return {
      address: toPrefixedHex(implementation.subarray(12)),
      height: heightOf(sequence),
      time: BigInt(place.time.getTime()),
      hash: toNodeHex(place.hash),
    }
  })
}
