import type { Pool } from 'pg'
import { isTrade, type Fill, type PackedFill } from '#src/handlers/orders/fills.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { cutPage, decodeCursor, encodeCursor, type Cursor } from './cursor.ts'
import { findNames } from './names.ts'
import { findTradePacks, listTradingPacks, type OrderPack } from './packs.ts'
import { readTrade, type FillPlace } from './read-trade.ts'
import type { Page, PageRequest, Trade } from './types.ts'

type Found = Cursor & { at: FillPlace; fill: Fill }

// Rows that are read at once, and for one page: where few have a trade that is wanted, the page is shorter, and its cursor
// leads on.
const [step, most] = [64, 1024]

type AccountRequest = PageRequest & {
  /** All, unless told. */
  isWanted?: ((fill: PackedFill) => boolean) | undefined
  signal?: AbortSignal | undefined
}

/**
 * The trades of an account, newest first.
 *
 * @param address the account's 20 bytes
 * @throws the signal's reason: who has left is looked for no further
 */
export async function listAccountTrades(
  pool: Pool,
  address: Uint8Array,
  { limit, cursor, isWanted = () => true, signal }: AccountRequest,
): Promise<Page<Trade>> {
  const after = decodeCursor(cursor)
  const account = accountKey(address)
  const found: Found[] = []
  for (let [to, looked] = [after.height, 0]; found.length <= limit;) {
    signal?.throwIfAborted()
    const packs = await listTradingPacks(pool, { account, to, limit: step })
    const fills = (await readFills(pool, packs)).filter(({ fill }) => isTrade(fill) && isWanted(fill.fill))
    found.push(...cutPage(fills, after, fills.length).items)
    const last = packs.at(-1)
    if (last === undefined || packs.length < step) break
    looked += packs.length
    if (looked >= most && found.length <= limit)
      return readPage(pool, { items: found, next: encodeCursor({ height: last.height, place: 0 }) })
    to = last.height - 1n
  }
  return readPage(pool, cutPage(found, after, limit))
}

/** The fills that packs of orders name, newest first. */
async function readFills(pool: Pool, packs: OrderPack[]): Promise<Found[]> {
  const named = packs.flatMap(({ height, entries }) =>
    entries
      .flatMap(({ market, entry }, place) =>
        entry.kind === 'filled' ? [{ height, place, at: { market, height, place: entry.place } }] : [],
      )
      .toReversed(),
  )
  const fills = await findTradePacks(
    pool,
    named.map(({ at }) => at),
  )
  return named.flatMap((one) => {
    const fill = fills.get(`${one.at.market}/${one.at.height}`)?.[one.at.place]
    return fill === undefined ? [] : [{ ...one, fill }]
  })
}

async function readPage(
  pool: Pool,
  { items, next }: { items: Found[]; next: string | null },
): Promise<Page<Trade>> {
  const names = await findNames(pool, {
    markets: items.map(({ at }) => at.market),
    accounts: items.map(({ fill }) => fill.account),
    heights: items.map(({ height }) => height),
  })
  return { items: items.map(({ fill, at }) => readTrade(fill, at, names)), next }
}
