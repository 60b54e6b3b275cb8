import type { ListWasmCallsRequest, ListWasmCallsResponse, WasmEvent } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import type { Event, StoredBlock } from '#src/queries/blocks/stored-block.ts'
import { listCalls, type CallCursor, type CallRow } from '#src/queries/contracts/contract-calls.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, readChainPlace, readLimit, readName } from '../accounts/read-page.ts'

type Sources = { pool: Pool; cache: BlockCache }

/** @throws Fault `invalid-input` */
export async function listWasmCalls(
  { pool, cache }: Sources,
  request: ListWasmCallsRequest,
): Promise<ListWasmCallsResponse> {
  const { account, bytes } = readName(request.contract)
  const [limit, before] = [readLimit(request.limit), readPlace(request.cursor)]
  const found = await listCalls(pool, bytes, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ sequence, place }) => [sequence, String(place)])
  const inTransactions = lines.filter(({ hash }) => hash !== null)
  const blocks = await cache.list(inTransactions.map(({ sequence }) => heightOf(BigInt(sequence))))
  return { calls: lines.map((row) => toCall(row, eventsOf(row, account, blocks))), next }
}

/** Where a list of what a contract did goes on. @throws Fault `invalid-input` */
export function readPlace(cursor: string): CallCursor | undefined {
  return readChainPlace(cursor, (sequence, place) => ({ sequence, place }))
}

function toCall({ sequence, sender, action, funds, hash, time }: CallRow, events: WasmEvent[]) {
  return {
    height: heightOf(BigInt(sequence)),
    time: BigInt(time?.getTime() ?? 0),
    hash: hash === null ? '' : toNodeHex(hash),
    sender: addressOf(sender),
    action: action ?? '',
    funds: funds ?? '',
    events,
  }
}

const mostEvents = 20
const mostAttributes = 50

/** What a contract told from its call on until it was called again. */
function eventsOf(
  { sequence, place, hash }: CallRow,
  contract: string,
  blocks: ReadonlyMap<bigint, StoredBlock>,
): WasmEvent[] {
  const block = hash === null ? undefined : blocks.get(heightOf(BigInt(sequence)))
  if (block === undefined) return []
  const index = indexOf(BigInt(sequence))
  const before = block.txs.slice(0, index).reduce((sum, { result }) => sum + (result.events?.length ?? 0), 0)
  const later = (block.txs[index]?.result.events ?? []).slice(place - before + 1)
  const next = later.findIndex((event) => event.type === 'execute' && isOf(event, contract))
  return later
    .slice(0, next === -1 ? undefined : next)
    .filter((event) => /^wasm(-|$)/.test(event.type) && isOf(event, contract))
    .slice(0, mostEvents)
    .map(toEvent)
}

function isOf({ attributes }: Event, contract: string): boolean {
  return attributes.some(({ key, value }) => key === '_contract_address' && value === contract)
}

function toEvent({ type, attributes }: Event): WasmEvent {
  const told = attributes
    .filter(({ key }) => key !== '_contract_address' && key !== 'msg_index' && key !== 'authz_msg_index')
    .slice(0, mostAttributes)
  return { type, keys: told.map(({ key }) => key), values: told.map(({ value }) => value ?? '') }
}
