import { findMember, type RpcBlock } from '@injsight/node-client'
import { readHeight } from './heights.ts'
import { joinJson, type Chain, type Method } from './method.ts'
import { readInteger } from './parameters.ts'
import { refuseInternally } from './refuse.ts'

/** What is asked about the node itself and about the chain as a whole. */
export function nodeMethods(chain: Chain): Record<string, Method> {
  const { recording } = chain
  const alone = (answer: Method['answer']): Method => ({ parameters: [], answer })
  const genesis = async () => {
    const found = await recording.readGenesis()
    if (found === undefined)
      throw refuseInternally('this recording has no genesis: it does not begin with the chain')
    return found
  }
  let earliest: Promise<RpcBlock> | undefined
  return {
    status: alone(async () => statusOf(chain, await (earliest ??= readBlock(chain, recording.facts.from)))),
    health: alone(() => '{}'),
    net_info: alone(() => '{"listening":true,"listeners":["Listener(@)"],"n_peers":"0","peers":[]}'),
    num_unconfirmed_txs: alone(() => noTransactions),
    unconfirmed_txs: { parameters: ['limit'], answer: () => noTransactions },
    abci_info: alone(() => abciInfo(chain)),
    consensus_params: {
      parameters: ['height'],
      answer: (parameters) => consensusParams(chain, readHeight(chain, parameters)),
    },
    genesis: alone(genesis),
    genesis_chunked: {
      parameters: ['chunk'],
      answer: async (parameters) => chunkOf(await genesis(), Number(readInteger(parameters, 'chunk') ?? 0n)),
    },
  }
}

const noTransactions = '{"n_txs":"0","total":"0","total_bytes":"0","txs":null}'
const chunkSize = 16 * 1024 * 1024

type RecordedStatus = { node_info?: object; sync_info?: object; validator_info?: object }

/** What the recorded node said of itself, with the head as it is now. */
async function statusOf(chain: Chain, earliest: RpcBlock): Promise<string> {
  const { facts, answers } = chain.recording
  const recorded = (answers.rpc.get('status') ?? {}) as RecordedStatus
  const latest = await readBlock(chain, chain.head.height())
  const info = { network: facts.chainId, version: facts.node.version, moniker: 'recording' }
  return JSON.stringify({
    node_info: { ...info, ...recorded.node_info },
    sync_info: {
      latest_block_hash: latest.block_id.hash,
      latest_app_hash: latest.block.header.app_hash,
      latest_block_height: latest.block.header.height,
      latest_block_time: latest.block.header.time,
      earliest_block_hash: earliest.block_id.hash,
      earliest_app_hash: earliest.block.header.app_hash,
      earliest_block_height: earliest.block.header.height,
      earliest_block_time: earliest.block.header.time,
      catching_up: false,
    },
    validator_info: recorded.validator_info ?? { address: '', pub_key: null, voting_power: '0' },
  })
}

async function readBlock({ recording }: Chain, height: bigint): Promise<RpcBlock> {
  return JSON.parse((await recording.readBlock(height)).block.toString('utf8')) as RpcBlock
}

async function abciInfo({ recording, head }: Chain): Promise<string> {
  const height = head.height()
  const { block_results: results } = await recording.readBlock(height)
  const { app_hash: hash } = JSON.parse(results.toString('utf8')) as { app_hash?: string }
  return JSON.stringify({
    response: { last_block_height: String(height), last_block_app_hash: hash ?? null },
  })
}

function consensusParams({ recording }: Chain, height: bigint): string {
  const recorded = recording.answers.rpc.get('consensus_params') as { consensus_params?: object } | undefined
  if (recorded?.consensus_params === undefined)
    throw refuseInternally('not in this recording: consensus_params')
  return JSON.stringify({ block_height: String(height), consensus_params: recorded.consensus_params })
}

/** A genesis that fits into one piece is not cut by a node: it has no chunks then. */
function chunkOf(result: Buffer, chunk: number): Buffer {
  const slice = findMember(result, 'genesis') ?? { start: 0, end: 0 }
  const genesis = result.subarray(slice.start, slice.end)
  const total = genesis.length > chunkSize ? Math.ceil(genesis.length / chunkSize) : 0
  if (chunk < 0 || chunk > total - 1) throw refuseInternally(`there are ${total} chunks, ${chunk} is invalid`)
  const data = genesis.subarray(chunk * chunkSize, (chunk + 1) * chunkSize).toString('base64')
  return joinJson(`{"chunk":"${chunk}","total":"${total}","data":"${data}"}`)
}
