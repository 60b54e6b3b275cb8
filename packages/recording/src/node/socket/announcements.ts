import type { RpcBlockResults, RpcTxResult } from '@injsight/node-client'
import type { RecordedBlock } from '#src/folder/read-chunk.ts'
import { memberOf } from '../rpc/blocks.ts'
import type { EventValues } from '../rpc/event-query.ts'
import { valuesOfBlock, valuesOfTransaction } from '../rpc/event-values.ts'
import { joinJson } from '../rpc/method.ts'
import { hashOf } from '../rpc/prove-transaction.ts'
import { readTransactions } from '../rpc/transactions.ts'

/** What subscribers may be told of: the values that queries look at, and its JSON. */
export type Announcement = { event: string; values: EventValues; json: () => Buffer }

/** Everything that a node announces when a block has been made, in its order. */
export function announcementsOf(recorded: RecordedBlock): Announcement[] {
  const results = JSON.parse(recorded.block_results.toString('utf8')) as RpcBlockResults
  const block = memberOf(recorded.block, 'block')
  const header = memberOf(block, 'header')
  return [
    {
      event: 'NewBlock',
      values: valuesOfBlock(results, { 'tm.event': 'NewBlock' }),
      json: () =>
        joinJson(
          '{"block":',
          block,
          ',"block_id":',
          memberOf(recorded.block, 'block_id'),
          ',"result_finalize_block":',
          finalizeBlock(results),
          '}',
        ),
    },
    {
      event: 'NewBlockHeader',
      values: new Map([['tm.event', ['NewBlockHeader']]]),
      json: () => joinJson('{"header":', header, '}'),
    },
    {
      event: 'NewBlockEvents',
      values: valuesOfBlock(results, { 'tm.event': 'NewBlockEvents' }),
      json: () =>
        joinJson(
          JSON.stringify({
            height: results.height,
            events: results.finalize_block_events ?? [],
            num_txs: String(results.txs_results?.length ?? 0),
          }),
        ),
    },
    ...readTransactions(recorded).map((tx, index): Announcement => transactionOf(tx, index, results)),
  ]
}

function transactionOf(tx: string, index: number, results: RpcBlockResults): Announcement {
  const result = results.txs_results?.[index]
  return {
    event: 'Tx',
    values: valuesOfTransaction(results, index, hashOf(tx)),
    json: () =>
      joinJson(
        JSON.stringify({
          TxResult: { height: results.height, ...(index === 0 ? {} : { index }), tx, result: sparse(result) },
        }),
      ),
  }
}

function finalizeBlock(results: RpcBlockResults): string {
  return JSON.stringify({
    events: results.finalize_block_events ?? [],
    tx_results: results.txs_results?.length === 0 ? undefined : (results.txs_results ?? undefined),
    validator_updates: results.validator_updates ?? [],
    consensus_param_updates: results.consensus_param_updates,
    app_hash: results.app_hash,
  })
}

/** Here, unlike everywhere else, a node leaves out what is zero or empty. */
function sparse(result: RpcTxResult | undefined): object {
  const present = ([, value]: [string, unknown]) =>
    value !== 0 && value !== '' && value !== null && value !== '0'
  return Object.fromEntries(Object.entries(result ?? {}).filter(present))
}

/** The `events` of a frame. */
export function eventsJson(values: EventValues): string {
  return JSON.stringify(Object.fromEntries(values))
}
