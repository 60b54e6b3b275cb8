import { decodeAddress, findModule, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type {
  BalancePoint,
  ListBalanceHistoryRequest,
  ListBalanceHistoryResponse,
  ListSupplyHistoryRequest,
  ListSupplyHistoryResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listBalanceLines,
  listBalancesBefore,
  type BalanceKey,
  type BalanceLine,
} from '#src/queries/accounts/balance-history.ts'
import { findBalance } from '#src/queries/tokens/bank.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { listModuleSources } from '#src/queries/status/module-sources.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { listSupplyLines } from '#src/queries/tokens/supply-history.ts'
import { beyondAll } from '../heads/to-head.ts'

const usualLimit = 100
const highestLimit = 1000

/** @throws Fault `invalid-input` */
export async function listBalanceHistory(
  pool: Pool,
  request: ListBalanceHistoryRequest,
): Promise<ListBalanceHistoryResponse> {
  const account = readAccount(request.account)
  const denom = readDenom(request.denom)
  if (request.before < 0n) throw invalidInput('page.invalid', 'before is not below 0')
  const limit = readLimit(request.limit)
  const { bytes } = decodeAddress(account)
  const below = request.before === 0n ? beyondAll : request.before
  const key = { account: accountKey(bytes), denom: denomKey(denom) }
  const [found, known] = await Promise.all([
    listBalanceLines(pool, key, { below, limit: limit + 1 }),
    findKnown(pool),
  ])
  const lines = found.slice(0, limit)
  const [last, older] = [lines.at(-1), found[limit]]
  const untouched = last === undefined && below === beyondAll && known.isKnown
  const before = older?.amount ?? (await findBefore(pool, key, last, below))
  return {
    account,
    denom,
    points: lines.flatMap((line, at) => toPoint(line, lines[at + 1]?.amount ?? before)),
    next: older === undefined ? 0n : (last?.height ?? 0n),
    first: untouched ? await findBalance(pool, bytes, denom) : older === undefined ? textOf(before) : '',
    ...known,
  }
}

/** A balance before its oldest line, or below a height without any. */
async function findBefore(
  pool: Pool,
  key: BalanceKey,
  line: BalanceLine | undefined,
  below: bigint,
): Promise<bigint | undefined> {
  if (line?.amount !== undefined && line.change !== undefined) return line.amount - line.change
  const [before] = await listBalancesBefore(pool, line?.height ?? below, [key])
  return before
}

/** A block may tell a balance without a move: what it changed is what it was before; mostly nothing. */
function toPoint(
  { height, timeMs, amount, change: moved }: BalanceLine,
  before: bigint | undefined,
): BalancePoint[] {
  const change = moved ?? (amount !== undefined && before !== undefined ? amount - before : undefined)
  if (change === 0n) return []
  return [{ height, amount: textOf(amount), change: textOf(change), time: timeMs }]
}

/** @throws Fault `invalid-input` */
export async function listSupplyHistory(
  pool: Pool,
  { denom: name, cursor, limit: asked }: ListSupplyHistoryRequest,
): Promise<ListSupplyHistoryResponse> {
  const denom = readDenom(name)
  const limit = readLimit(asked)
  const from = readCursor(cursor)
  const [found, known] = await Promise.all([
    listSupplyLines(pool, denomKey(denom), { below: from?.below ?? beyondAll, limit: limit + 1 }),
    findKnown(pool),
  ])
  const lines = found.lines.slice(0, limit)
  let supply = from?.supply ?? found.supply
  const points = lines.map(({ height, timeMs, minted, burned, accounts }) => {
    const amount = supply
    supply += burned - minted
    const modules = accounts.map((address) => findModule(address) ?? '').filter((module) => module !== '')
    return {
      height,
      amount: known.isKnown ? String(amount) : '',
      minted: String(minted),
      burned: String(burned),
      modules: modules.join(','),
      time: timeMs,
    }
  })
  const last = lines.at(-1)
  const next = found.lines.length > limit && last !== undefined ? `${last.height}:${supply}` : ''
  return { denom, points, next, ...known }
}

/** From where on the index knows the state of the bank. */
async function findKnown(pool: Pool): Promise<{ knownFrom: bigint; isKnown: boolean }> {
  const [status, sources] = await Promise.all([findStatus(pool), listModuleSources(pool)])
  const isKnown = sources.some(({ module, source }) => module === 'bank' && source !== 'none')
  return { knownFrom: status === undefined ? 0n : status.base - 1n, isKnown }
}

function readLimit(limit: number): number {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  return Math.min(limit || usualLimit, highestLimit)
}

function readDenom(denom: string): string {
  if (/^[a-zA-Z][\w/:.-]{1,127}$/.test(denom)) return denom
  throw invalidInput('denom.format', `invalid denom: ${denom.slice(0, 130)}`)
}

/** The height below which a page begins, and the supply there. */
function readCursor(cursor: string): { below: bigint; supply: bigint } | undefined {
  if (cursor === '') return undefined
  const [, below, supply] = /^(\d{1,18}):(\d{1,90})$/.exec(cursor) ?? []
  if (below === undefined || supply === undefined)
    throw invalidInput('page.invalid', 'the cursor is none that we gave')
  return { below: BigInt(below), supply: BigInt(supply) }
}

function textOf(amount: bigint | undefined): string {
  return amount === undefined ? '' : String(amount)
}
