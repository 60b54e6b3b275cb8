import { kinds } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { RpcBlock, RpcBlockResults, RpcCommit, RpcEvent } from '@injsight/node-client'
import { newBalances } from '#src/handlers/bank.ts'
import { eventHandlers, eventHandlersByCoins } from '#src/handlers/registry.ts'
import type { BlockRow, BlockRows, Votes } from './block-rows.ts'
import { decodeEvents, type EventReading } from './decode-events.ts'
import { decodeTransaction } from './decode-transaction.ts'
import { readTime } from './time.ts'

/**
 * Everything that the index keeps of a block, from what the node said of it.
 *
 * @throws Fault `bad-chain-data` when the block and its results don't fit together or can't be read
 */
export function decodeBlock({ block_id, block }: RpcBlock, results: RpcBlockResults): BlockRows {
  const height = BigInt(block.header.height)
  const raws = block.data.txs ?? []
  const txResults = results.txs_results ?? []
  if (raws.length !== txResults.length) throw unequal(height, raws.length, txResults.length)

  const rows: BlockRows = {
    block: createRow(height, block_id.hash, block),
    txs: [],
    addresses: new Map(),
    messageTypes: new Map(),
    eventTypes: new Map(),
    changes: [],
    votes: readVotes(block.last_commit),
  }
  const ofBlock = results.finalize_block_events ?? []
  const reading = { rows, handlers: tellsBalances(ofBlock) ? eventHandlers : eventHandlersByCoins }
  for (const [index, raw] of raws.entries()) {
    const result = txResults[index]
    if (result !== undefined) decodeTransaction(reading, { raw, index, result })
  }
  decodeEvents(reading, ofBlock)
  noteAccountsOf(reading)
  return rows
}

function createRow(height: bigint, hash: string, { header, last_commit }: RpcBlock['block']): BlockRow {
  return {
    height,
    chainId: header.chain_id,
    hash: readHex(hash, 32),
    parentHash: header.last_block_id.hash === '' ? Buffer.alloc(0) : readHex(header.last_block_id.hash, 32),
    validatorsHash: header.validators_hash,
    time: readTime(header.time),
    proposer: readHex(header.proposer_address, 20),
    failed: 0,
    signatures: last_commit?.signatures.filter(({ block_id_flag }) => block_id_flag === commit).length ?? 0,
    gasWanted: 0n,
    gasUsed: 0n,
    txsByKind: kinds.map(() => 0),
    gasByKind: kinds.map(() => 0n),
  }
}

function readHex(text: string, length: number): Buffer {
  const bytes = Buffer.from(text, 'hex')
  if (bytes.length === length) return bytes
  throw badChainData('node.unreadable', `"${text}" in a block's header should be ${length} bytes in hex`)
}

const absent = 1
const commit = 2

/** Present is whoever voted, be it for no block: so the chain counts when it looks for the absent. */
function readVotes(last: RpcCommit | null): Votes {
  const votes: Votes = { present: [], absent: [] }
  for (const [place, { block_id_flag, validator_address }] of (last?.signatures ?? []).entries()) {
    if (block_id_flag === absent) votes.absent.push(place)
    else votes.present.push(validator_address)
  }
  return votes
}

function tellsBalances(events: RpcEvent[]): boolean {
  return events.some(({ type }) => type === newBalances)
}

/** Holders are listed by address, so the accounts of balances are noted like those of transactions. */
function noteAccountsOf({ rows }: EventReading): void {
  for (const { balances = [], coins = [] } of rows.changes) {
    for (const { account } of [...balances, ...coins]) rows.addresses.set(account.key, account.bytes)
  }
}

function unequal(height: bigint, expected: number, came: number) {
  return badChainData(
    'block.results',
    `Block ${height} has ${expected} transactions, but the node's results are of ${came}`,
    { height, expected, came },
  )
}
