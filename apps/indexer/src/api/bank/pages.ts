import { invalidInput } from '@injsight/errors'
import type { Coin, DenomPage, HolderKey } from '#src/queries/tokens/bank.ts'

/** Of cosmos.base.query.v1beta1. */
export type PageRequest = {
  key: Uint8Array
  offset: bigint
  limit: bigint
  countTotal: boolean
  reverse: boolean
}
type PageResponse = { nextKey: Uint8Array; total: bigint }

/** What is asked of the index for a page: one line more than it has, which tells whether there is a next one. */
type Page<Query> = { limit: number; countTotal: boolean; query: Query }

const usualLimit = 100
const highestLimit = 1000
const highestOffset = 10_000n

/** @throws Fault `invalid-input`, code `page.invalid` */
export function readDenomPage(request: PageRequest | undefined): Page<DenomPage> {
  const { key, ...shared } = readPage(request)
  if (key !== '' && !/^[\w/:.-]{1,128}$/.test(key)) throw invalidPage('the key is none that we gave')
  return withQuery(shared, { from: key === '' ? undefined : key })
}

/** @throws Fault `invalid-input`, code `page.invalid` */
export function readHolderPage(
  request: PageRequest | undefined,
): Page<{ from: HolderKey | undefined; skip: number; limit: number; reverse: boolean }> {
  const { key, ...shared } = readPage(request)
  const [, amount, account] = /^(\d{1,80}):(-?\d{1,19})$/.exec(key) ?? []
  if (amount !== undefined && account !== undefined) {
    return withQuery(shared, { from: { amount, account: BigInt(account) } })
  }
  if (key !== '') throw invalidPage('the key is none that we gave')
  return withQuery(shared, { from: undefined })
}

export function encodeDenomKey({ denom }: Coin): Uint8Array {
  return Buffer.from(denom)
}

export function encodeHolderKey({ amount, account }: HolderKey): Uint8Array {
  return Buffer.from(`${amount}:${account}`)
}

/** The lines of a page and what leads to the next one. */
export async function createPage<Line>(
  { limit, countTotal }: Page<unknown>,
  found: Line[],
  encodeKey: (line: Line) => Uint8Array,
  count: () => Promise<bigint>,
): Promise<{ lines: Line[]; pagination: PageResponse }> {
  const next = found[limit]
  return {
    lines: found.slice(0, limit),
    pagination: {
      nextKey: next === undefined ? new Uint8Array() : encodeKey(next),
      total: countTotal ? await count() : 0n,
    },
  }
}

type Shared = { skip: number; limit: number; countTotal: boolean; reverse: boolean }

function readPage(request: PageRequest | undefined): Shared & { key: string } {
  const {
    key = new Uint8Array(),
    offset = 0n,
    limit = 0n,
    countTotal = false,
    reverse = false,
  } = request ?? {}
  if (key.length > 0 && offset > 0n) {
    throw invalidPage('invalid request, either offset or key is expected, got both') // a node's own words
  }
  if (offset > highestOffset) {
    throw invalidPage(
      `an offset of ${offset} is past ${highestOffset}: go on with the key of the page before`,
    )
  }
  return {
    key: Buffer.from(key).toString('utf8'),
    skip: Number(offset),
    limit: limit === 0n ? usualLimit : limit > highestLimit ? highestLimit : Number(limit),
    // Without a limit the chain counts, with a key it doesn't.
    countTotal: key.length === 0 && (countTotal || limit === 0n),
    reverse,
  }
}

function withQuery<From extends object>({ skip, limit, countTotal, reverse }: Shared, from: From) {
  return { limit, countTotal, query: { ...from, skip, limit: limit + 1, reverse } }
}

function invalidPage(message: string) {
  return invalidInput('page.invalid', message)
}
