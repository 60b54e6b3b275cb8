import type { Account } from '#src/decode/values/account.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import type { CoinMove, Coins } from './gather-coins.ts'

/** A balance before and after; undefined where it isn't known. */
export type FollowedBalance = {
  owner: Account
  denom: string
  before: bigint | undefined
  after: bigint | undefined
  change: bigint | undefined
}

/** A balance that a block moved or told, in the order in which they first occur. */
export type Touched = { owner: Account; denom: string; moved: bigint | undefined; told: bigint | undefined }

export function listTouched({ moves, told }: Coins): Touched[] {
  const touched = new Map<string, Touched>()
  const find = (owner: Account, denom: string) => {
    const known = touched.get(nameOf(owner, denom)) ?? { owner, denom, moved: undefined, told: undefined }
    touched.set(nameOf(owner, denom), known)
    return known
  }
  for (const { owner, denom, change } of moves) {
    const one = find(owner, denom)
    one.moved = (one.moved ?? 0n) + change
  }
  for (const { owner, denom, amount } of told) find(owner, denom).told = amount
  return [...touched.values()]
}

export function keyOf({ owner, denom }: { owner: Account; denom: string }) {
  return { account: owner.key, denom: denomKey(denom) }
}

/** @param before what the index knows of each of them from earlier blocks */
export function followBlock(touched: Touched[], before: (bigint | undefined)[]): FollowedBalance[] {
  return touched.flatMap(({ owner, denom, moved, told }, at) => {
    const begun = before[at] ?? startOf({ moved, told })
    const after = told ?? (begun !== undefined && moved !== undefined ? begun + moved : undefined)
    const change = begun !== undefined && after !== undefined ? after - begun : moved
    return change === 0n ? [] : [{ owner, denom, before: begun, after, change }]
  })
}

/** What one transaction changed, starting from what stood before the block and moved on until it ran. */
export function followTransaction(
  touched: Touched[],
  before: (bigint | undefined)[],
  { moves, index }: { moves: CoinMove[]; index: number },
): FollowedBalance[] {
  const balances = new Map(
    touched.map((one, at) => [nameOf(one.owner, one.denom), before[at] ?? startOf(one)] as const),
  )
  const followed = new Map<string, FollowedBalance>()
  for (const { tx, owner, denom, change } of moves) {
    const name = nameOf(owner, denom)
    const held = balances.get(name)
    const after = held === undefined ? undefined : held + change
    if (tx === index) {
      const one = followed.get(name)
      followed.set(name, {
        owner,
        denom,
        before: one === undefined ? held : one.before,
        after,
        change: (one?.change ?? 0n) + change,
      })
    }
    balances.set(name, after)
  }
  return [...followed.values()].filter(({ change }) => change !== 0n)
}

/** The chain tells balances after the block; what moved in it leads back to before. */
function startOf({ moved, told }: Pick<Touched, 'moved' | 'told'>): bigint | undefined {
  return moved === undefined || told === undefined ? undefined : told - moved
}

function nameOf(owner: Account, denom: string): string {
  return `${owner.key} ${denom}`
}
