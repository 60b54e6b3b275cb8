import { badChainData } from '@injsight/errors'
import { readJson, type BlockTexts } from '#src/database/block-texts/list-texts.ts'

/** A block as the node told it, with what its transactions led to. */
export type StoredBlock = {
  height: bigint
  /** Upper-case hex, as the node writes it. */
  hash: string
  /** Empty for the first block of a chain. */
  parentHash: string
  timeMs: bigint
  proposer: Uint8Array
  /** Of the state that the block begins with, and of its transactions: upper-case hex. */
  appHash: string
  dataHash: string
  /** What a unit of gas costs at least, in wei of inj (10^-18); undefined on a chain that doesn't tell. */
  baseFee: bigint | undefined
  /** What all its transactions may use; -1 for no limit, undefined on a chain that doesn't tell. */
  gasLimit: bigint | undefined
  /** Bits of what its contracts wrote, in text that holds not all of them; '' on a chain that doesn't tell. */
  bloom: string
  /** Commits for its parent that it carries. */
  signatures: number
  txs: StoredTransaction[]
  /** Whether its exchange module speaks v2, which takes messages in the words and units of v1, too. */
  speaksV2: boolean
  /** Length of the JSON that it was read from. */
  textBytes: number
}

export type StoredTransaction = {
  height: bigint
  timeMs: bigint
  /** Place in the block, from 0. */
  index: number
  raw: Buffer
  result: TransactionResult
}

/** A line of `txs_results`, as the node writes it. */
export type TransactionResult = {
  code?: number
  codespace?: string
  data?: string | null
  log?: string
  info?: string
  gas_wanted?: string
  gas_used?: string
  events?: Event[] | null
}

export type Event = { type: string; attributes: { key: string; value: string }[] }

/**
 * A block from what the node said of it.
 *
 * @throws Fault `bad-chain-data` when it can't be read
 */
export function readStoredBlock({ block, results }: Omit<BlockTexts, 'height'>): StoredBlock {
  const { block_id, block: told } = readJson(block) as ToldBlock
  const { header } = told
  const ofTransactions = withoutBlockEvents(results)
  const { txs_results } = readJson(ofTransactions) as { txs_results: TransactionResult[] | null }
  const height = BigInt(header.height)
  const timeMs = BigInt(Date.parse(header.time))
  return {
    height,
    hash: block_id.hash,
    parentHash: header.last_block_id.hash,
    timeMs,
    proposer: Buffer.from(header.proposer_address, 'hex'),
    appHash: header.app_hash,
    dataHash: header.data_hash,
    baseFee: toNumber(findLast(results, '{"type":"txfees",', /"key":"basefee","value":"(\d+)/)),
    gasLimit: toNumber(findLast(results, '"consensus_param_updates":', /"max_gas":"(-?\d+)"/)),
    bloom: readText(findLast(results, '{"type":"block_bloom",', /"key":"bloom","value":("(?:[^"\\]|\\.)*")/)),
    signatures: told.last_commit?.signatures.filter(isCommit).length ?? 0,
    txs: (told.data.txs ?? []).map((base64, index) => {
      const raw = Buffer.from(base64, 'base64')
      const result = txs_results?.[index]
      if (result === undefined)
        throw badChainData('block.results', `Block ${height} has no result of its transaction ${index}`)
      return { height, timeMs, index, raw, result }
    }),
    speaksV2: results.includes('"injective.exchange.v2.'),
    textBytes: block.length + ofTransactions.length,
  }
}

type ToldBlock = {
  block_id: { hash: string }
  block: {
    header: {
      height: string
      time: string
      proposer_address: string
      app_hash: string
      data_hash: string
      last_block_id: { hash: string }
    }
    data: { txs?: string[] | null }
    last_commit?: { signatures: { block_id_flag: number }[] } | null
  }
}

/** Flag 2 is a vote for the block; 1 is none, 3 a vote for no block. */
function isCommit(signature: { block_id_flag: number }): boolean {
  return signature.block_id_flag === 2
}

/**
 * The results up to the events of the block itself, which are more than half of a busy one and nothing of its
 * transactions. Within a string of JSON the quotes would be escaped, so this is where the list begins.
 */
function withoutBlockEvents(results: Buffer): Buffer {
  const end = results.indexOf(',"finalize_block_events":')
  const begin = results.indexOf('"txs_results":')
  return begin === -1 || end < begin ? results : Buffer.concat([results.subarray(0, end), Buffer.from('}')])
}

/** What a pattern finds soon after the last place of some words; quotes within a string of JSON would be escaped. */
function findLast(results: Buffer, words: string, pattern: RegExp): string | undefined {
  const at = results.lastIndexOf(words)
  return at === -1 ? undefined : pattern.exec(results.toString('utf8', at, at + 2000))?.[1]
}

function toNumber(digits: string | undefined): bigint | undefined {
  return digits === undefined ? undefined : BigInt(digits)
}

function readText(json: string | undefined): string {
  return json === undefined ? '' : (readJson(Buffer.from(json)) as string)
}
