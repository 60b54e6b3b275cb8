import { decodeAddress, readAccount } from '@injsight/chain'
import type { Pool } from 'pg'
import { findFirstHeightSince, findLastHeightUntil } from '#src/queries/blocks/blocks.ts'
import { accountKey, toSequence } from '#src/decode/values/keys.ts'
import { listTypesOfModule, type TransactionFilter } from '#src/queries/transactions/transactions.ts'
import { readStatus, readTimeMs, readToken, readTypes } from './read-request.ts'

/** What the requests for transactions have between them: zero and empty mean "whatever". */
export type TransactionRequest = {
  address?: string
  type?: string
  module?: string
  status?: string
  /** Heights: only blocks below `before`, above `after`, or this one. */
  before?: bigint
  after?: bigint
  height?: bigint
  /** Numbers of transactions, both ends included. */
  fromNumber?: bigint
  toNumber?: bigint
  /** Milliseconds since 1970, both ends included. */
  startTime?: bigint
  endTime?: bigint
  token?: string
}

const last = (1n << 63n) - 1n
const highest = last >> 16n

/** @throws Fault `invalid-input` when the request doesn't make sense */
export async function createFilter(pool: Pool, request: TransactionRequest): Promise<TransactionFilter> {
  const [heights, types] = await Promise.all([heightsOf(pool, request), typesOf(pool, request)])
  const token = readToken(request.token ?? '')
  const status = readStatus(request.status ?? '')
  return {
    from: larger(toSequence(heights.from, 0), request.fromNumber ?? 0n),
    to: smallest(
      toSequence(heights.to, 0xffff),
      request.toNumber || last,
      token === undefined ? last : token - 1n,
    ),
    ...(status && { status }),
    ...(types && { types }),
    ...(request.address !== undefined && {
      account: accountKey(decodeAddress(readAccount(request.address)).bytes),
    }),
  }
}

/** Whether a filter leaves no height out. */
export function isOfAllTime({ from, to }: TransactionFilter): boolean {
  return from === 0n && to === last
}

async function heightsOf(pool: Pool, request: TransactionRequest): Promise<{ from: bigint; to: bigint }> {
  const start = readTimeMs(request.startTime ?? 0n)
  const end = readTimeMs(request.endTime ?? 0n)
  // Where no block is that young or that old, no transaction is: an empty range.
  const [first, final] = await Promise.all([
    start === undefined ? 0n : findFirstHeightSince(pool, start).then((height) => height ?? highest),
    end === undefined ? highest : findLastHeightUntil(pool, end).then((height) => height ?? -1n),
  ])
  const below = request.before ? request.before - 1n : highest
  const above = request.after ? request.after + 1n : 0n
  const only = request.height || undefined
  return {
    from: smallest(larger(first, above, only ?? 0n), highest),
    to: smallest(final, below, only ?? highest),
  }
}

async function typesOf(
  pool: Pool,
  { type = '', module = '' }: TransactionRequest,
): Promise<number[] | undefined> {
  const types = readTypes(type)
  if (module === '') return types
  const ofModule = await listTypesOfModule(pool, module)
  return types === undefined ? ofModule : types.filter((key) => ofModule.includes(key))
}

function larger(...values: bigint[]): bigint {
  return values.reduce((a, b) => (a > b ? a : b))
}

function smallest(...values: bigint[]): bigint {
  return values.reduce((a, b) => (a < b ? a : b))
}
