import {
  GetContractTxsV2Request,
  GetContractTxsV2Response,
  InjectiveExplorerRPC,
  type TxDetailData,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { ListWasmCallsRequest, ListWasmCallsResponse, WasmCall, WasmEvent } from '@injsight/injsight-v1'
import { hashOf } from '../shapes/hash-of.ts'
import { isObject, textOf } from '../content/read-json.ts'
import { olderShapeOf } from '../shapes/older-explorer.ts'
import type { Host } from '../upstream/host.ts'
import { readTime } from './to-head.ts'

type Explorer = Pick<Host, 'transport' | 'newerFirst'>

const [usualLimit, mostAtOnce] = [50, 100]
const [mostEvents, mostAttributes] = [20, 50]
const path = `/${InjectiveExplorerRPC.typeName}/GetContractTxsV2`

/**
 * Calls of a contract, the newest first, out of the transactions that the explorer lists of it: a page is so many
 * transactions, and has the calls of these. A cursor is the explorer's own, as an address can hold it.
 *
 * @throws Fault `invalid-input`
 */
export async function listWasmCalls(
  { transport, newerFirst }: Explorer,
  { contract, cursor, limit }: ListWasmCallsRequest,
): Promise<ListWasmCallsResponse> {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  const address = readAccount(contract)
  const request = GetContractTxsV2Request.toBinary(
    GetContractTxsV2Request.create({
      address,
      perPage: Math.min(limit || usualLimit, mostAtOnce),
      token: Buffer.from(cursor, 'base64url').toString(),
    }),
  )
  const newer = () => transport.callRaw(path, request)
  const older = olderShapeOf(path, transport) ?? newer
  const answer = await newerFirst<Uint8Array>(path, newer, () => older(request))
  const { data, paging } = GetContractTxsV2Response.fromBinary(answer)
  return {
    calls: data.flatMap((transaction) => callsOf(transaction, address)),
    next: Buffer.from(paging?.next[0] ?? '').toString('base64url'),
  }
}

/** Calls of a contract in a transaction, the last first; none where it failed. */
function callsOf(transaction: TxDetailData, contract: string): WasmCall[] {
  if (transaction.code !== 0) return []
  const { blockNumber: height, hash } = transaction
  const shared = {
    height,
    time: readTime({ ...transaction, timestamp: transaction.blockTimestamp }),
    hash: hashOf(hash),
  }
  const asked = askedOf(transaction, contract)
  const told = toldOf(transaction, contract)
  // Where nothing is told of what happened, what was asked for stands alone.
  if (told.length === 0) return asked.map((one) => ({ ...shared, ...toAsked(one), events: [] })).toReversed()
  return told
    .map(({ message, events }) => {
      const at = asked.findIndex((one) => one.message === message)
      const [found] = at === -1 ? [] : asked.splice(at, 1)
      return { ...shared, ...toAsked(found), events }
    })
    .toReversed()
}

type Asked = { message: number; sender: string; action: string; funds: string }

/** Of what another contract called nobody says who asked for what. */
function toAsked({ sender, action, funds }: Omit<Asked, 'message'> = { sender: '', action: '', funds: '' }) {
  return { sender, action, funds }
}

/** What messages asked of a contract, in their order; those of a grant as well. */
function askedOf({ messages }: TxDetailData, contract: string): Asked[] {
  const read = (told: unknown, message: number): Asked[] => {
    if (!isObject(told)) return []
    const value = isObject(told['value']) ? told['value'] : told
    const nested = value['msgs']
    if (Array.isArray(nested)) return nested.flatMap((one) => read(one, message))
    if (value['contract'] !== contract || value['msg'] === undefined) return []
    const sender = typeof value['sender'] === 'string' ? value['sender'] : ''
    return [{ message, sender, action: actionOf(value['msg']), funds: fundsOf(value['funds']) }]
  }
  const told = parse(messages)
  return Array.isArray(told) ? told.flatMap((one, message) => read(one, message)) : []
}

/** The first key of what a contract was told: JSON, or text with JSON in it. */
function actionOf(told: unknown): string {
  const message = typeof told === 'string' ? parse(Buffer.from(told)) : told
  return isObject(message) ? (Object.keys(message)[0] ?? '') : ''
}

/** `5inj,7peggy0x…`, told as such or as a list of coins. */
function fundsOf(told: unknown): string {
  if (typeof told === 'string') return told === '0' ? '' : told
  if (!Array.isArray(told)) return ''
  return told
    .flatMap((coin) => (isObject(coin) ? `${textOf(coin['amount'])}${textOf(coin['denom'])}` : []))
    .join(',')
}

type Happened = { message: number; events: WasmEvent[] }

/** Its calls as they happened, and what it told from each on until it was called again. */
function toldOf({ logs }: TxDetailData, contract: string): Happened[] {
  const calls: Happened[] = []
  const groups = parse(logs)
  for (const group of Array.isArray(groups) ? groups : []) {
    if (!isObject(group) || !Array.isArray(group['events'])) continue
    for (const event of group['events']) {
      const { type, attributes } = readEvent(event)
      if (!attributes.some(([key, value]) => key === '_contract_address' && value === contract)) continue
      if (type === 'execute') calls.push({ message: Number(group['msg_index'] ?? 0), events: [] })
      const call = calls.at(-1)
      if (/^wasm(-|$)/.test(type) && call !== undefined && call.events.length < mostEvents)
        call.events.push(toEvent(type, attributes))
    }
  }
  return calls
}

type Attributes = [key: string, value: string][]

function readEvent(told: unknown): { type: string; attributes: Attributes } {
  if (!isObject(told) || typeof told['type'] !== 'string' || !Array.isArray(told['attributes']))
    return { type: '', attributes: [] }
  const attributes = told['attributes'].flatMap((one): Attributes =>
    isObject(one) && typeof one['key'] === 'string'
      ? [[one['key'], typeof one['value'] === 'string' ? one['value'] : '']]
      : [],
  )
  return { type: told['type'], attributes }
}

const ofChain = new Set(['_contract_address', 'msg_index', 'authz_msg_index'])

function toEvent(type: string, attributes: Attributes): WasmEvent {
  const told = attributes.filter(([key]) => !ofChain.has(key)).slice(0, mostAttributes)
  return { type, keys: told.map(([key]) => key), values: told.map(([, value]) => value) }
}

/** undefined for what is no JSON: an explorer that keeps no logs says nothing. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}
