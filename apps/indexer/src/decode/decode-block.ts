import { kinds } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { RpcBlock, RpcBlockResults, RpcCommit, RpcEvent, RpcTxResult } from '@injsight/node-client'
import type { BlockContext } from '#src/handlers/module.ts'
import { statisticsOf } from '#src/handlers/statistics/index.ts'
import { createHistory } from '#src/state/history.ts'
import type { BlockRow, DecodedBlock, Votes } from './block-rows.ts'
import { count } from './values/count.ts'
import { decodeTransaction } from './decode-transaction.ts'
import { listEchoes } from './echoes.ts'
import { endHistory, readBlockEvents } from './read-events.ts'
import { readNanoseconds } from './values/read-time.ts'
import { readDoubleSigns, readValidatorUpdates } from './validator-updates.ts'

/**
 * Everything that the index keeps of a block, from what the node said of it.
 *
 * @throws Fault `bad-chain-data` when the block and its results don't fit together or can't be read
 */
export function decodeBlock({ block_id, block }: RpcBlock, results: RpcBlockResults): DecodedBlock {
  const height = BigInt(block.header.height)
  const raws = block.data.txs ?? []
  const txResults = results.txs_results ?? []
  if (raws.length !== txResults.length) throw unequal(height, raws.length, txResults.length)

  const time = readNanoseconds(block.header.time)
  const row = createRow(height, block_id.hash, time, block)
  const addresses = new Map<bigint, Uint8Array>()
  const history = createHistory(({ key, bytes }) => addresses.set(key, bytes))
  const ofBlock = results.finalize_block_events ?? []
  const eventTypes = countEvents(txResults, ofBlock)
  const votes = readVotes(block.last_commit)
  const context: BlockContext = {
    height,
    chainId: row.chainId,
    time,
    proposer: row.proposer,
    eventTypes,
    echoes: listEchoes(eventTypes),
    gas: 0n,
    signers: votes.present,
    validatorUpdates: readValidatorUpdates(results.validator_updates),
    doubleSigns: readDoubleSigns(block.evidence?.evidence),
  }
  const rows: DecodedBlock = {
    block: row,
    txs: [],
    addresses,
    denoms: history.denoms,
    messageTypes: new Map(),
    eventTypes,
    history,
    statistics: statisticsOf(context),
    facts: [],
    context,
    unread: [],
    votes,
  }

  const afterTxs = txResults.reduce((sum, { events }) => sum + (events?.length ?? 0), 0)
  const { begin, end } = readBlockEvents(rows, ofBlock, afterTxs)
  rows.facts.push(...begin)
  let ordinal = 0
  for (const [index, raw] of raws.entries()) {
    const result = txResults[index]
    if (result === undefined) continue
    decodeTransaction(rows, { raw, index, result, ordinal })
    ordinal += result.events?.length ?? 0
  }
  rows.facts.push(...end)
  endHistory(rows)
  return rows
}

function createRow(
  height: bigint,
  hash: string,
  time: bigint,
  { header, last_commit }: RpcBlock['block'],
): BlockRow {
  return {
    height,
    chainId: header.chain_id,
    hash: readHex(hash, 32),
    parentHash: header.last_block_id.hash === '' ? Buffer.alloc(0) : readHex(header.last_block_id.hash, 32),
    validatorsHash: header.validators_hash,
    time: time / 1000n,
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
export function readVotes(last: RpcCommit | null): Votes {
  const votes: Votes = { present: [], absent: [] }
  for (const [place, { block_id_flag, validator_address }] of (last?.signatures ?? []).entries()) {
    if (block_id_flag === absent) votes.absent.push(place)
    else votes.present.push(validator_address)
  }
  return votes
}

function countEvents(txResults: RpcTxResult[], ofBlock: RpcEvent[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { events } of txResults) for (const { type } of events ?? []) count(counts, type)
  for (const { type } of ofBlock) count(counts, type)
  return counts
}

function unequal(height: bigint, expected: number, came: number) {
  return badChainData(
    'block.results',
    `Block ${height} has ${expected} transactions, but the node's results are of ${came}`,
    { height, expected, came },
  )
}
