import assert from 'node:assert/strict'
import type { LocalChain } from '@injsight/local-chain'
import { createTestDatabase } from '@injsight/testing'
import type { Pool } from 'pg'
import { startIndexer, waitForHead } from './indexer-process.ts'

// What the chain's queries tell whole, and nothing of which is known by its own history alone.
const tables = `stakes consensus_keys delegations unbondings redelegations staking_params staking_counters
  signing_infos missed_blocks slashing_params validator_rewards validator_commissions historical_rewards starting_infos
  proposals proposal_messages proposal_deposits proposal_votes gov_params
  balances supplies denoms denom_metadata denom_holders bank_params community_pool distribution_params minter mint_params
  exchange_deposits exchange_denoms markets perpetuals market_volumes subaccount_volumes trade_nonces book_levels
  insurance_funds auction_module oracle_prices oracle_records oracle_record_spans oracle_providers oracle_relayers
  cw20_tokens cw20_holders contract_history erc20_pairs evm_faces ibc_clients ibc_connections
  base_fees txfees_params tokenfactory_params permission_params wasm_params wasmx_params erc20_params`.split(
  /\s+/,
)

/** What the index has followed from the genesis is what another one is told that asks the node before its first block. */
export async function compareAsked({ rpc }: LocalChain, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ head: string }>('select head from chain_state')
  const head = rows[0]?.head ?? ''
  const asked = await createTestDatabase()
  const indexer = startIndexer(rpc, asked.url, { FROM: head, TO: head })
  await waitForHead(asked.pool, BigInt(head), indexer)
  await indexer.stop()
  for (const table of tables)
    assert.deepEqual(await listRows(pool, table), await listRows(asked.pool, table), table)
}

async function listRows(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select row_to_json(t)::text as line from ${table} as t`,
  )
  return rows.map(({ line }) => line).toSorted()
}
