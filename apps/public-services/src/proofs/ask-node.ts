import { badChainData, unavailable } from '@injsight/errors'
import { SignedBlock, type MerklePath, type GetTransactionProofResponse } from '@injsight/injsight-v1'
import { encodeResult, proveInclusion, readResult } from '@injsight/light-client'
import type { JsonObject } from '@protobuf-ts/runtime'
import { isObject } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'

type Node = Pick<Host, 'getJson'>
type Fields = Readonly<Record<string, unknown>>

/** What a node says of a transaction: where it stands, and the way from there to the header. */
export type ToldTransaction = Pick<GetTransactionProofResponse, 'tx' | 'txPath'> & {
  height: bigint
  index: number
}

const mostValidators = 1000
const ofPage = 100

/** Header and votes of a block, as yet without its validators. @throws Fault, when the node doesn't tell */
export async function askCommit(node: Node, height: bigint): Promise<SignedBlock> {
  const { signed_header: told } = await ask(node, 'commit', { height: String(height) })
  const { header, commit } = objectOf(told, 'signed_header')
  const { hash } = objectOf(objectOf(commit, 'commit')['block_id'], 'block_id')
  const block = read(() => SignedBlock.fromJson({ hash, header, commit } as JsonObject, lenient))
  // Nodes leave out a version that is 0.
  if (block.header?.version?.app === '') block.header.version.app = '0'
  return block
}

/** @throws Fault, when the node doesn't tell */
export async function askValidators(node: Node, height: bigint): Promise<SignedBlock['validators']> {
  const all: unknown[] = []
  for (let page = 1; all.length < mostValidators; page += 1) {
    const at = { height: String(height), page: String(page), per_page: String(ofPage) }
    const { validators, total } = await ask(node, 'validators', at)
    const some = listOf(validators, 'validators')
    all.push(...some)
    if (some.length === 0 || all.length >= Number(total)) break
  }
  return read(() => SignedBlock.fromJson({ validators: all } as JsonObject, lenient).validators)
}

/** @throws Fault, when the node doesn't tell */
export async function askTransaction(node: Node, hash: string): Promise<ToldTransaction> {
  const { height, index, tx, proof } = await ask(node, 'tx', { hash: `0x${hash}`, prove: 'true' })
  const way = objectOf(objectOf(proof, 'proof')['proof'], 'proof')
  if (typeof tx !== 'string' || !Number.isSafeInteger(index) || !/^\d{1,18}$/.test(String(height)))
    throw unreadable('tx')
  return {
    height: BigInt(String(height)),
    index: Number(index),
    tx,
    txPath: {
      index: Number(way['index'] ?? 0),
      total: Number(way['total'] ?? 0),
      aunts: listOf(way['aunts'] ?? [], 'aunts').map(String),
    },
  }
}

/** What a transaction led to, and the way from there to the next header. @throws Fault, when the node doesn't tell */
export async function askResult(
  node: Node,
  { height, index }: Pick<ToldTransaction, 'height' | 'index'>,
): Promise<{ result: NonNullable<GetTransactionProofResponse['result']>; resultPath: MerklePath }> {
  const { txs_results: told } = await ask(node, 'block_results', { height: String(height) })
  const results = listOf(told, 'txs_results').map(readResult)
  const own = results[index]
  if (own === undefined) throw unreadable('txs_results')
  const { total, aunts } = proveInclusion(results.map(encodeResult), index)
  return {
    result: {
      code: Number(own.code),
      data: Buffer.from(own.data).toString('base64'),
      gasWanted: String(own.gasWanted),
      gasUsed: String(own.gasUsed),
    },
    resultPath: { index, total, aunts: aunts.map((aunt) => Buffer.from(aunt).toString('base64')) },
  }
}

// What a node says besides is no part of the proof.
const lenient = { ignoreUnknownFields: true }

async function ask(node: Node, method: string, parameters: Record<string, string>): Promise<Fields> {
  const body = await node.getJson(`/${method}?${new URLSearchParams(parameters).toString()}`)
  const answer = objectOf(
    read(() => JSON.parse(body.toString()) as unknown),
    method,
  )
  if (isObject(answer['error'])) throw refused(answer['error'])
  return objectOf(answer['result'], 'result')
}

/** A node that has dropped a height, or doesn't have it yet, says so in words of its own. */
function refused({ message, data }: Fields) {
  const words = [message, data].filter((one) => typeof one === 'string').join(': ')
  return unavailable('node.refused', `The node answered: ${words.slice(0, 200)}`)
}

function objectOf(json: unknown, name: string): Fields {
  if (!isObject(json)) throw unreadable(name)
  return json
}

function listOf(json: unknown, name: string): unknown[] {
  if (!Array.isArray(json)) throw unreadable(name)
  return json
}

function read<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw badChainData('node.unreadable', 'The node told what can’t be read', {}, error)
  }
}

function unreadable(name: string) {
  return badChainData('node.unreadable', `The node told something else where its ${name} should be`, { name })
}
