import { decodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { nonceOf } from '#src/handlers/exchange/read-values.ts'
import { listBalancesAt } from '#src/queries/accounts/balance-history.ts'
import { lookBack, type ReadChanges, type Seen, type Wanted } from '#src/queries/accounts/look-back.ts'
import { createReadDeposits, listPlaces, type Places } from '#src/queries/exchange/accounts/held-over-time.ts'
import type { Priced } from '#src/queries/exchange/market-days.ts'
import { createReadPositions, positionName } from '#src/queries/exchange/position-changes.ts'
import { listDelegations, listUnbondings } from '#src/queries/staking/staking.ts'
import { listStakeMoves, listStakeSlashes } from '#src/queries/staking/stake-over-time.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { AccountName } from '../accounts/read-page.ts'
import { reckonStakes } from './stake-over-time.ts'

/** Deposits of the exchange with what orders hold back, margins of positions as they were put in, stake with what unbonds. */
export type Place = 'bank' | 'deposits' | 'margins' | 'stake'
/** In 10^-18ths of the smallest unit; undefined where the index can't know it. */
export type Amount = bigint | undefined
/** What an account held of a denom in a place, at each of the moments. */
export type HeldOverTime = { denom: string; place: Place; amounts: Amount[] }

export type Asked = {
  /** The end of which blocks, the lowest first. */
  heights: readonly bigint[]
  /** What is looked for: of anything else nobody knows a price. */
  denoms: readonly string[]
  markets: readonly Priced[]
  /** Whether the index begins with the chain. */
  isWhole: boolean
  bondDenom: string
}

/** What an account held at the end of some blocks: what was pending of rewards is not kept, and not told. */
export async function listHeldOverTime(pool: Pool, name: AccountName, asked: Asked): Promise<HeldOverTime[]> {
  const [bank, exchange, stake] = await Promise.all([
    listBank(pool, name, asked),
    listExchange(pool, name, asked),
    listStake(pool, name, asked),
  ])
  return [...bank, ...exchange, ...stake]
}

const one = 10n ** 18n

async function listBank(
  pool: Pool,
  { bytes }: AccountName,
  { heights, denoms }: Asked,
): Promise<HeldOverTime[]> {
  const found = await listBalancesAt(pool, accountKey(bytes), { denoms: denoms.map(denomKey), heights })
  return denoms.flatMap((denom) => {
    const amounts = found.get(denomKey(denom))?.map((amount) => amount && amount * one)
    return amounts === undefined ? [] : [{ denom, place: 'bank', amounts }]
  })
}

async function listExchange(pool: Pool, { bytes }: AccountName, asked: Asked): Promise<HeldOverTime[]> {
  const places = await listPlaces(pool, bytes, asked.heights[0] ?? 0n)
  const [deposits, margins] = await Promise.all([
    look(createReadDeposits(pool), listDeposits(places, asked), asked, (total) => total),
    look(
      createReadPositions(pool),
      listMargins(places, accountKey(bytes), asked),
      asked,
      ({ margin }) => margin,
    ),
  ])
  return [...deposits, ...margins]
}

/** Something that may have been held, and what is held of it now. */
type Sought = Wanted & { denom: string; place: Place; now: bigint; toSmallest: bigint }

function listDeposits({ denoms: held, markets: traded }: Places, { denoms, markets }: Asked): Sought[] {
  const byKey = new Map(denoms.map((denom) => [denomKey(denom), denom]))
  const denomsOf = new Map(
    markets.map(({ key, baseDenom, quoteDenom }) => [
      key,
      [baseDenom, quoteDenom].filter((one) => one !== null),
    ]),
  )
  const all = [
    ...traded.flatMap(({ subaccount, market }) =>
      (denomsOf.get(market) ?? []).map((denom) => ({ subaccount, denom: denomKey(denom), total: '0' })),
    ),
    ...held,
  ]
  // What is held now stands last, and so counts.
  const sought = all.flatMap(({ subaccount, denom: key, total }): Sought[] => {
    const denom = byKey.get(key)
    if (denom === undefined) return []
    const wanted = { owner: accountKey(subaccount), thing: String(key) }
    return [{ ...wanted, denom, place: 'deposits', now: parseDecimal(total), toSmallest: 1n }]
  })
  return [...new Map(sought.map((place) => [`${place.owner} ${place.thing}`, place])).values()]
}

function listMargins({ markets: traded }: Places, account: bigint, { denoms, markets }: Asked): Sought[] {
  const byKey = new Map(markets.map((market) => [market.key, market]))
  return traded.flatMap(({ subaccount, market: key, margin }): Sought[] => {
    const market = byKey.get(key)
    if (market === undefined || market.kind === 'spot' || !denoms.includes(market.quoteDenom)) return []
    return [
      {
        owner: account,
        thing: positionName(key, nonceOf(subaccount)),
        denom: market.quoteDenom,
        place: 'margins',
        now: parseDecimal(margin),
        toSmallest: market.generation === 1 ? 1n : 10n ** BigInt(market.quoteDecimals),
      },
    ]
  })
}

async function look<Thing>(
  read: ReadChanges<Thing>,
  sought: Sought[],
  { heights, isWhole }: Asked,
  amountOf: (thing: Thing) => bigint,
): Promise<HeldOverTime[]> {
  const seen = await lookBack(read, sought, heights)
  return sought.map(({ denom, place, now, toSmallest }, at) => {
    const answers = (seen[at] ?? []).map((answer) =>
      typeof answer === 'object' ? { told: amountOf(answer.told) } : answer,
    )
    return {
      denom,
      place,
      amounts: resolve(answers, now, isWhole).map((amount) => amount && amount * toSmallest),
    }
  })
}

/** What no block told was nothing where the index begins with the chain; elsewhere it is what it is now, if none told it since. */
function resolve(seen: Seen<bigint>[], now: bigint, isWhole: boolean): Amount[] {
  const isUntold = seen.every((answer) => answer === 'never')
  return seen.map((answer) => {
    if (answer === 'never') return isWhole ? 0n : isUntold ? now : undefined
    return answer === 'lost' ? undefined : answer.told
  })
}

/** What an account did with its stake so long ago that it isn't read any more is not told of. */
const mostMoves = 10_000

/** Reckoned back from now, since no block tells what shares are worth. */
async function listStake(
  pool: Pool,
  { account, bytes }: AccountName,
  { heights, bondDenom: denom }: Asked,
): Promise<HeldOverTime[]> {
  const [delegations, unbondings, moves] = await Promise.all([
    listDelegations(pool, account),
    listUnbondings(pool, account),
    listStakeMoves(pool, accountKey(bytes), mostMoves),
  ])
  const delegated = new Map(
    delegations.map(({ validator, amount }) => [accountKey(decodeAddress(validator).bytes), BigInt(amount)]),
  )
  const unbonding = unbondings.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  if (delegated.size === 0 && unbonding === 0n && moves.length === 0) return []
  const validators = new Set([...delegated.keys(), ...moves.map(({ validator }) => validator)])
  for (const { destination } of moves) if (destination !== null) validators.add(destination)
  const slashes = await listStakeSlashes(pool, [...validators], heights[0] ?? 0n)
  const since = moves.length < mostMoves ? undefined : moves.at(-1)?.height
  const amounts = reckonStakes({ delegated, unbonding }, heights, { moves, slashes }).map((amount, at) =>
    since !== undefined && (heights[at] ?? 0n) < since ? undefined : amount,
  )
  return [{ denom, place: 'stake', amounts }]
}
