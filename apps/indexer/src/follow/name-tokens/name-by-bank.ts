import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { calledBy, takeMetadata } from '#src/handlers/denoms/metadata.ts'
import { createNodeTransport, listAll } from '#src/handlers/node-transport.ts'
import { writeName } from './write-name.ts'

/**
 * Contracts whose coins stand in the bank under their own name set the bank's metadata by a precompile, of which nothing
 * tells: the bank is asked what they are called, before the contracts are.
 *
 * @param refused contracts that are left out
 * @returns how many were named
 * @throws Fault `unavailable` when the node or the database is
 */
export async function nameByBank(
  pool: Pool,
  node: Pick<NodeClient, 'queryAbci'>,
  refused: ReadonlySet<string>,
): Promise<number> {
  const { rows } = await pool.query<{ contract: string; denom: string; head: string }>({
    name: 'unnamed_coins',
    // Index evm_tokens_denom, and the primary key of the names.
    text: `select t.contract, t.denom, s.head from evm_tokens as t cross join chain_state as s
      where t.denom is not null and not exists (select from evm_token_names as n where n.contract = t.contract)
        and t.contract <> all($1::int8[])`,
    values: [[...refused]],
  })
  if (rows.length === 0) return 0
  const called = await askBank(node)
  let named = 0
  for (const { contract, denom, head } of rows) {
    const told = called.get(denom)
    if (told === undefined || told.symbol === '') continue
    await writeName(pool, contract, head, { ...told, name: told.name || null })
    named++
  }
  return named
}

async function askBank(node: Pick<NodeClient, 'queryAbci'>) {
  const client = new QueryClient(createNodeTransport(node, undefined))
  const all = await listAll(async (pagination) => {
    const { metadatas, pagination: page } = await client.denomsMetadata({ pagination }).response
    return { items: metadatas, next: page?.nextKey }
  })
  return new Map(all.map((one) => [one.base, calledBy(takeMetadata(one))]))
}
