/** What an owner had of something: a denom of a subaccount, a position of an account. */
export type Wanted = { owner: bigint; thing: string }
/** A moment at which an owner is looked at. */
export type Look = { owner: bigint; height: bigint }
/** What a block changed of an owner, as it was after it; unpacked when it is asked for, as most is not. */
export type Change<Thing> = Look & { readonly things: Map<string, Thing> }

/** For each of the moments, as `readChanges` gives them: the newest first, up to a number, none above its height. */
export type ReadChanges<Thing> = (looks: Look[], depth: number) => Promise<Change<Thing>[][]>

/** `never`: no block up to then tells of it. `lost`: not within what is looked through. */
export type Seen<Thing> = { told: Thing } | 'never' | 'lost'

/** Mostly the last blocks that changed an owner tell of all; what rests longer is looked for further. */
const [shallow, deep] = [8, 2000]
/** Who changes that often that even these don't do is not looked at any more. */
const mostRounds = 8

/**
 * How things were at the end of some blocks, by a history whose rows tell only what their block changed.
 *
 * @param heights the lowest first
 * @returns for each of what is wanted, in its order, an answer for each of the heights
 */
export async function lookBack<Thing>(
  readChanges: ReadChanges<Thing>,
  wanted: Wanted[],
  heights: readonly bigint[],
): Promise<Seen<Thing>[][]> {
  const seen = wanted.map((): (Seen<Thing> | undefined)[] => heights.map(() => undefined))
  const owners = [...new Set(wanted.map(({ owner }) => owner))]
  let looks = owners.flatMap((owner) => heights.map((height) => ({ owner, height })))
  for (let round = 0; looks.length > 0 && round < mostRounds; round++) {
    const depth = round === 0 ? shallow : deep
    const found = await readChanges(looks, depth)
    const byName = new Map(looks.map((look, at) => [nameOf(look), found[at] ?? []]))
    for (const [at, { owner, thing }] of wanted.entries()) {
      for (let place = heights.length - 1; place >= 0; place--) {
        const changes = byName.get(nameOf({ owner, height: heights[place] ?? 0n }))
        if (changes === undefined || seen[at]?.[place] !== undefined) continue
        settle(seen[at] ?? [], { changes, thing, place, depth, heights })
      }
    }
    looks = listNewestHoles(wanted, seen, heights)
  }
  return seen.map((answers) => answers.map((answer) => answer ?? 'lost'))
}

type Found<Thing> = {
  changes: Change<Thing>[]
  thing: string
  place: number
  depth: number
  heights: readonly bigint[]
}

/** What a block told lasts from it to the moment that was looked at, for all moments between them. */
function settle<Thing>(
  seen: (Seen<Thing> | undefined)[],
  { changes, thing, place, depth, heights }: Found<Thing>,
): void {
  const change = changes.find(({ things }) => things.has(thing))
  const told = change?.things.get(thing)
  if (change !== undefined && told !== undefined) {
    for (let at = place; at >= 0 && (heights[at] ?? 0n) >= change.height; at--) seen[at] = { told }
  } else if (changes.length < depth) {
    for (let at = place; at >= 0; at--) seen[at] = 'never'
  } else if (depth === deep) {
    // The moments before may lie below the changes that were read, or not: they are looked at on their own.
    seen[place] = 'lost'
  }
}

/** Where something rests it rests at earlier moments too, mostly: one look at the newest of them answers for all. */
function listNewestHoles<Thing>(
  wanted: Wanted[],
  seen: (Seen<Thing> | undefined)[][],
  heights: readonly bigint[],
): Look[] {
  const looks = wanted.flatMap(({ owner }, at): Look[] => {
    const height = heights[seen[at]?.lastIndexOf(undefined) ?? -1]
    return height === undefined ? [] : [{ owner, height }]
  })
  return [...new Map(looks.map((look) => [nameOf(look), look])).values()]
}

function nameOf({ owner, height }: Look): string {
  return `${owner} ${height}`
}
