import type { StakeMove, StakeSlash } from '#src/queries/staking/stake-over-time.ts'

/** What an account has staked now, by validator, and what of it unbonds; in the smallest unit. */
export type StakeNow = { delegated: ReadonlyMap<bigint, bigint>; unbonding: bigint }

const one = 10n ** 18n

/**
 * What an account had staked, with what unbonded, at the end of some blocks, in 10^-18ths: reckoned back from now by what
 * it did since, and by what shares lost in slashes. Undefined where that can't be known: a part of what had just left a
 * validator is slashed with it, and no block tells how much.
 *
 * @param moves the newest first
 */
export function reckonStakes(
  now: StakeNow,
  heights: readonly bigint[],
  { moves, slashes }: { moves: readonly StakeMove[]; slashes: readonly StakeSlash[] },
): (bigint | undefined)[] {
  const steps = listSteps(moves, slashes)
  const delegated = new Map([...now.delegated].map(([validator, amount]) => [validator, amount * one]))
  const held = { delegated, unbonding: now.unbonding * one }
  const stakes: (bigint | undefined)[] = []
  let isKnown = true
  let done = 0
  for (const height of heights.toReversed()) {
    for (let step = steps[done]; step !== undefined && step.height > height; step = steps[++done]) {
      if ('amount' in step) undoMove(held, step)
      else isKnown &&= undoSlash(held, step, moves)
    }
    stakes.push(isKnown ? sumUp(held) : undefined)
  }
  return stakes.toReversed()
}

type Held = { delegated: Map<bigint, bigint>; unbonding: bigint }
type Step = StakeMove | StakeSlash

/** The newest first. Of a block's steps the bridge slashes last, and the chain itself before any transaction. */
function listSteps(moves: readonly StakeMove[], slashes: readonly StakeSlash[]): Step[] {
  const rank = (step: Step) => ('amount' in step ? 1 : step.kind === 'bridge' ? 0 : 2)
  return [...moves, ...slashes].toSorted((a, b) =>
    a.height === b.height ? rank(a) - rank(b) : a.height > b.height ? -1 : 1,
  )
}

function undoMove(held: Held, { kind, validator, destination, amount: whole }: StakeMove): void {
  const amount = whole * one
  const add = (to: bigint | null, more: bigint) => {
    if (to !== null) held.delegated.set(to, (held.delegated.get(to) ?? 0n) + more)
  }
  if (kind === 'delegate' || kind === 'create_validator') add(validator, -amount)
  if (kind === 'complete_unbonding') held.unbonding += amount
  if (kind === 'unbond' || kind === 'redelegate') add(validator, amount)
  if (kind === 'redelegate') add(destination, -amount)
  if (kind === 'unbond') held.unbonding -= amount
  if (kind === 'cancel_unbonding_delegation') {
    add(validator, -amount)
    held.unbonding += amount
  }
}

/** A slash for missed blocks is for what was so many blocks before. */
const missedBefore = 2n

/** @returns whether it is known what the account had before */
function undoSlash(held: Held, slash: StakeSlash, moves: readonly StakeMove[]): boolean {
  const { validator, height, kind, fraction } = slash
  const since = kind === 'bridge' ? height : kind === 'missing_signature' ? height - missedBefore : 0n
  const hasLeft = moves.some(
    (move) =>
      move.validator === validator &&
      (move.kind === 'unbond' || move.kind === 'redelegate') &&
      move.height >= since &&
      move.height < height,
  )
  if (hasLeft) return false
  const after = held.delegated.get(validator) ?? 0n
  if (after <= 0n) return fraction !== one
  if (fraction === undefined || fraction >= one) return false
  held.delegated.set(validator, (after * one) / (one - fraction))
  return true
}

function sumUp({ delegated, unbonding }: Held): bigint {
  const sum = [...delegated.values()].reduce((all, amount) => all + amount, unbonding)
  return sum > 0n ? sum : 0n
}
