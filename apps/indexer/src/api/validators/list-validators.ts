import { encodeAddress, trimDecimal } from '@injsight/chain'
import type { ListedValidator, ListValidatorsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findBondDenom } from '#src/queries/staking/staking.ts'
import {
  countDelegators,
  findStakingRules,
  listStakes,
  type StakeRow,
} from '#src/queries/staking/validator-list.ts'
import {
  listValidatorCounts,
  listValidators as listSpoken,
  type ValidatorCounts,
  type ValidatorRow,
} from '#src/queries/staking/validators.ts'
import { keepFor } from '../keep-for.ts'
import { listUnknown } from '../status/list-unknown.ts'

const millisecond = 1_000_000n
const mostCounted = 10_000
/** A chain has some hundred thousand delegations: they are counted now and then, not for each block. */
const countForMs = 10_000

/** All that were ever known, also those that the chain has forgotten: the strongest first. */
export type KnownValidators = ListValidatorsResponse

export function createValidatorList(pool: Pool): () => Promise<KnownValidators> {
  const delegators = keepFor(countForMs, () => countDelegators(pool, mostCounted))
  return async () => {
    const spoken = await listSpoken(pool)
    const accounts = new Map(
      spoken.map(({ operator }) => [operatorOf(operator), encodeAddress('inj', operator)]),
    )
    const [stakes, counts, rules, numbers, denom, unknown] = await Promise.all([
      listStakes(pool, accounts),
      listValidatorCounts(pool),
      findStakingRules(pool),
      delegators(),
      findBondDenom(pool),
      listUnknown(pool, ['staking', 'slashing']),
    ])
    const isKnown = !unknown.includes('staking')
    const validators = spoken.map((row) => {
      const operator = operatorOf(row.operator)
      const counted = counts.get(row.consensus.toString('hex'))
      const stake = toStake(stakes.get(operator), isKnown)
      return { ...toWords(row), ...stake, ...toWork(counted), delegators: numbers.get(operator) ?? 0 }
    })
    return {
      validators: validators.toSorted(byStrength),
      denom,
      unknown,
      bonded: sumOf(validators.filter(({ status }) => status === 'bonded')),
      mostValidators: rules?.mostValidators ?? 0n,
      window: rules?.window ?? 0n,
      mostMissed: rules?.mostMissed ?? 0n,
    }
  }
}

/** Those of today. */
export function onlyCurrent(known: KnownValidators): KnownValidators {
  return { ...known, validators: known.validators.filter(({ status }) => status !== 'gone') }
}

const operatorOf = (bytes: Uint8Array) => encodeAddress('injvaloper', bytes)
const states: Readonly<Record<number, string>> = { 1: 'unbonded', 2: 'unbonding', 3: 'bonded' }

function toWords(row: ValidatorRow) {
  const { moniker, website, identity, securityContact, details } = row
  return {
    operator: operatorOf(row.operator),
    consensus: encodeAddress('injvalcons', row.consensus),
    moniker,
    website,
    identity,
    securityContact,
    details,
    commissionRate: trimDecimal(row.commissionRate),
    commissionMaxRate: trimDecimal(row.commissionMaxRate),
    commissionMaxChangeRate: trimDecimal(row.commissionMaxChangeRate),
  }
}

/** Over its own words, where the chain's state is known. */
function toStake(stake: StakeRow | undefined, isKnown: boolean) {
  const none = { status: isKnown ? 'gone' : '', jailed: false, tombstoned: false, missedInWindow: -1n }
  const unheld = { tokens: '', selfBond: '', minSelfBond: '' }
  if (stake === undefined)
    return { ...none, ...unheld, jailedUntil: 0n, unbondingTime: 0n, commissionTime: 0n }
  const { jailed, tombstoned, tokens, selfBond, minSelfBond, missed } = stake
  const status = states[stake.status] ?? ''
  return {
    status,
    jailed,
    tombstoned,
    tokens,
    selfBond,
    minSelfBond,
    missedInWindow: missed ?? -1n,
    // Its own words are of when it said them, the state's of now.
    commissionRate: trimDecimal(stake.commissionRate),
    commissionMaxRate: trimDecimal(stake.commissionMaxRate),
    commissionMaxChangeRate: trimDecimal(stake.commissionMaxChangeRate),
    jailedUntil: atLeast0(stake.jailedUntil / millisecond),
    unbondingTime: status === 'bonded' ? 0n : atLeast0(stake.unbondingTime / millisecond),
    commissionTime: atLeast0(stake.commissionTime / millisecond),
  }
}

function toWork(counts: ValidatorCounts | undefined) {
  return { proposed: counts?.proposed ?? 0n, signed: counts?.signed ?? 0n, missed: counts?.missed ?? 0n }
}

/** The chain writes "never" as a time before 1970. */
const atLeast0 = (time: bigint) => (time > 0n ? time : 0n)

function sumOf(validators: Pick<ListedValidator, 'tokens'>[]): string {
  return validators.reduce((sum, { tokens }) => sum + BigInt(tokens || 0), 0n).toString()
}

function byStrength(a: ListedValidator, b: ListedValidator): number {
  const [isBonded, isOtherBonded] = [a.status === 'bonded', b.status === 'bonded']
  if (isBonded !== isOtherBonded) return isBonded ? -1 : 1
  const difference = BigInt(b.tokens || 0) - BigInt(a.tokens || 0)
  if (difference !== 0n) return difference > 0n ? 1 : -1
  return a.operator < b.operator ? -1 : 1
}
