import { badChainData, notFound } from '@injsight/errors'
import type {
  Answer,
  NodeStatus,
  RecordingInfo,
  RpcBlock,
  RpcBlockResults,
  RpcSignedHeader,
  RpcValidators,
} from './answers.ts'

type Fields = Record<string, unknown>

/** @throws Fault `bad-chain-data`, code `node.unreadable` */
export function readStatus(value: unknown): NodeStatus {
  const { node_info: node, sync_info: sync } = fieldsOf(value)
  const { network, version, moniker } = fieldsOf(node)
  const {
    latest_block_height: head,
    earliest_block_height: earliest,
    catching_up: catchingUp,
  } = fieldsOf(sync)
  if (typeof network !== 'string' || network === '') throw unreadable('status', 'it names no chain')
  return {
    chainId: network,
    head: readHeight('status', head),
    earliest: readHeight('status', earliest),
    isCatchingUp: catchingUp === true,
    version: typeof version === 'string' ? version : '',
    moniker: typeof moniker === 'string' ? moniker : '',
  }
}

/**
 * @throws Fault `not-found` when the node has no such block, `bad-chain-data` when it answers another height or
 *   something that is no block
 */
export function readBlock(answer: Answer<unknown>, height: bigint): Answer<RpcBlock> {
  const { block_id: id, block } = fieldsOf(answer.value)
  if (block === null) throw notFound('block', `The node has no block ${height}`, { height })
  const { header, data } = fieldsOf(block)
  checkHeight('block', fieldsOf(header).height, height)
  if (typeof fieldsOf(id).hash !== 'string') throw unreadable('block', 'its hash is missing', height)
  checkList('block', fieldsOf(data).txs, height)
  return answer as Answer<RpcBlock>
}

/** @throws Fault `bad-chain-data` when it is of another height or no results at all */
export function readBlockResults(answer: Answer<unknown>, height: bigint): Answer<RpcBlockResults> {
  const results = fieldsOf(answer.value)
  checkHeight('block_results', results.height, height)
  checkList('block_results', results.txs_results, height)
  return answer as Answer<RpcBlockResults>
}

/** @throws Fault `bad-chain-data` when it is of another height or no signed header */
export function readCommit(answer: Answer<unknown>, height: bigint): Answer<RpcSignedHeader> {
  const { header, commit } = fieldsOf(fieldsOf(answer.value).signed_header)
  checkHeight('commit', fieldsOf(header).height, height)
  checkHeight('commit', fieldsOf(commit).height, height)
  return answer as Answer<RpcSignedHeader>
}

/** @throws Fault `bad-chain-data` when it is of another height or no list */
export function readValidators(value: unknown, height: bigint): RpcValidators {
  const page = fieldsOf(value)
  checkHeight('validators', page.block_height, height)
  if (!Array.isArray(page.validators)) throw unreadable('validators', 'it is no list', height)
  return page as RpcValidators
}

/** @returns undefined when it's something else: gateways answer any path with a page of their own */
export function readRecordingInfo(body: Buffer): RecordingInfo | undefined {
  try {
    const value = fieldsOf(JSON.parse(body.toString('utf8')))
    const isRecording = typeof value.format === 'number' && typeof value.chainId === 'string'
    return isRecording ? (value as RecordingInfo) : undefined
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function readHeight(method: string, value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,18}$/.test(value)) return BigInt(value)
  throw unreadable(method, `${JSON.stringify(value)} is no height`)
}

function checkHeight(method: string, value: unknown, height: bigint): void {
  if (value !== String(height))
    throw unreadable(method, `asked for height ${height}, it is of ${String(value)}`, height)
}

function checkList(method: string, value: unknown, height: bigint): void {
  const isList = value === null || value === undefined || Array.isArray(value)
  if (!isList) throw unreadable(method, 'its transactions are no list', height)
}

function unreadable(method: string, why: string, height?: bigint) {
  return badChainData('node.unreadable', `The node's answer to ${method} can't be read: ${why}`, {
    method,
    height,
  })
}
