import type { Client } from 'pg'
import { beginAt, indexRange } from './index-range.ts'
import type { RecordedChain } from './recorded/recorded-chain.ts'

const rollUps = ['stats', 'trading', 'signers'].flatMap((name) =>
  ['1m', '1h', '1d'].flatMap((length) =>
    name === 'signers' && length === '1m' ? [] : [`${name}_${length}`],
  ),
)

/**
 * Begins an index in the middle of a chain with the state as it was before: what a node that still has that state
 * would answer. It is had by indexing what comes before, and leaving of it nothing but the state.
 */
export async function beginWithState(client: Client, chain: RecordedChain, base: bigint): Promise<void> {
  await beginAt(client, chain, chain.from)
  await indexRange(client, chain, { from: chain.from, to: base - 1n, size: 50 })
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'`,
  )
  const totals = ['message_types', 'event_types', 'validator_blocks', 'contract_runs']
  const sums = ['account_trading_1d', 'oracle_reports_1h', 'oracle_prices_1m']
  const counters = [...totals, ...sums, 'unread', 'unread_counts', ...rollUps]
  await client.query(`truncate ${[...rows.map(({ name }) => name), ...counters].join(', ')}`)
  // A node names who holds something, and what.
  await client.query('delete from addresses where account not in (select account from balances)')
  await client.query(
    'delete from denoms where id not in (select denom from balances union select denom from supplies)',
  )
  await client.query(
    `update chain_state set base = head + 1, counted_from = head + 1, head_hash = null, txs = 0, failed = 0,
      addresses = (select count(*) from addresses)`,
  )
  await client.query(`update module_sources set source = 'node', height = $1`, [base - 1n])
}
