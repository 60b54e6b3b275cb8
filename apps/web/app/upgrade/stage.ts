/** What a source says of an upgrade of the chain, as far as its stage depends on it. */
export type PlannedUpgrade = {
  /** Of the first block that the new version makes. */
  height: bigint
  /** It is told before it happens. */
  announced: boolean
  /** The site is closed while it happens. */
  closes: boolean
}

/** To come; about to happen or happening, with the site closed; just done. */
export type UpgradeStage = 'upcoming' | 'closed' | 'done'

/** Blocks before the upgrade from which on the site is closed, and after it for which it is told of. */
const [closedBefore, toldAfter] = [500n, 2000n]

/**
 * Where an upgrade stands; undefined when nothing is to be said of it.
 *
 * @param height of the chain's newest block; 0 while that isn't known
 * @example stageOf({ height: 10_000n, announced: true, closes: true }, 9_500n) // 'closed'
 */
export function stageOf(
  { height: upgrade, announced, closes }: PlannedUpgrade,
  height: bigint,
): UpgradeStage | undefined {
  if (upgrade <= 0n) return undefined
  if (height > upgrade) return height <= upgrade + toldAfter ? 'done' : undefined
  if (closes && (height === 0n || upgrade - closedBefore <= height)) return 'closed'
  return announced && height > 0n && height < upgrade ? 'upcoming' : undefined
}

/** Whether the upgrade may still get to another stage: it is asked about often until then. */
export function isPending({ height: upgrade }: PlannedUpgrade, height: bigint): boolean {
  return upgrade > 0n && height < upgrade + toldAfter
}
