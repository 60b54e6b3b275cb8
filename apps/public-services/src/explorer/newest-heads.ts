import type { Head } from '@injsight/injsight-v1'

/** Blocks come a little faster than one a second. */
const freshMs = 1000
/** Of the newest so many are asked for; what lies below was told before. */
const usual = 20
/** As many as a page shows at once, and one that says whether there are more. */
const most = 101

/**
 * The newest blocks, the newest first: asked for once a second at most, however many want however many of them.
 *
 * @param fetchHeads the newest of all, so many
 * @returns at most 101 of them
 */
export function createNewestHeads(
  fetchHeads: (limit: number) => Promise<Head[]>,
  now: () => number = () => performance.now(),
): (limit: number) => Promise<Head[]> {
  /** Without a gap between them. */
  let known: readonly Head[] = []
  let until = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(limit: number): Promise<void> {
    known = join(await fetchHeads(limit), known)
    until = now() + freshMs
  }

  /** Whether nobody could tell more of them. */
  const isEnough = (limit: number) => known.length >= limit || (known.at(-1)?.height ?? 0n) === 1n

  return async (limit) => {
    const wanted = Math.min(limit, most)
    if (now() >= until)
      await (asking ??= ask(isEnough(wanted) ? usual : wanted).finally(() => (asking = undefined)))
    if (!isEnough(wanted)) await ask(wanted)
    return known.slice(0, wanted)
  }
}

/** What was told before stays below what is told now, as long as it reaches up to it. */
function join(told: readonly Head[], known: readonly Head[]): readonly Head[] {
  const lowest = told.at(-1)?.height
  if (lowest === undefined) return told
  const below = known.filter(({ height }) => height < lowest)
  return below[0]?.height === lowest - 1n ? [...told, ...below].slice(0, most) : told
}
