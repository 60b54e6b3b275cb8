import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StakeMove, StakeSlash } from '#src/queries/staking/stake-over-time.ts'
import { reckonStakes } from './stake-over-time.ts'

const one = 10n ** 18n
const [a, b] = [1n, 2n]

const move = (
  height: bigint,
  kind: StakeMove['kind'],
  amount: bigint,
  destination: bigint | null = null,
) => ({
  height,
  kind,
  validator: a,
  destination,
  amount,
})
const slash = (height: bigint, kind = 'missing_signature'): StakeSlash => ({
  height,
  validator: a,
  kind,
  fraction: one / 10n,
})

function reckon(
  delegated: [bigint, bigint][],
  told: { moves?: StakeMove[]; slashes?: StakeSlash[]; unbonding?: bigint },
  heights: bigint[],
) {
  const { moves = [], slashes = [], unbonding = 0n } = told
  const found = reckonStakes({ delegated: new Map(delegated), unbonding }, heights, { moves, slashes })
  return found.map((amount) => amount && amount / one)
}

test('[ACCT-01] a stake was worth more before its validator was slashed', () => {
  // 600 staked, a tenth slashed, 100 more, a tenth slashed again.
  const moves = [move(8n, 'delegate', 100n), move(3n, 'delegate', 600n)]
  const told = { moves, slashes: [slash(5n), slash(10n)] }
  assert.deepEqual(reckon([[a, 576n]], told, [2n, 3n, 4n, 5n, 8n, 9n, 10n, 11n]), [
    0n,
    600n,
    600n,
    540n,
    640n,
    640n,
    576n,
    576n,
  ])
})

test('[ACCT-01] what is with another validator, or has long unbonded, keeps its worth', () => {
  const moves = [move(4n, 'redelegate', 100n, b), move(3n, 'unbond', 100n), move(2n, 'delegate', 1000n)]
  const told = { moves, slashes: [slash(9n)], unbonding: 100n }
  assert.deepEqual(
    reckon(
      [
        [a, 720n],
        [b, 100n],
      ],
      told,
      [1n, 2n, 4n, 8n, 9n],
    ),
    [0n, 1000n, 1000n, 1000n, 920n],
  )
})

test('[ACCT-01] within a block the chain slashes first, and the bridge last', () => {
  const moves = [move(5n, 'delegate', 100n)]
  assert.deepEqual(reckon([[a, 190n]], { moves, slashes: [slash(5n)] }, [4n, 5n]), [100n, 190n])
  assert.deepEqual(reckon([[a, 180n]], { moves, slashes: [slash(5n, 'bridge')] }, [4n, 5n]), [100n, 180n])
})

test('[ACCT-01] where nobody can tell what was slashed, nothing is told of before', () => {
  const left = { moves: [move(8n, 'unbond', 100n)], slashes: [slash(9n)], unbonding: 90n }
  assert.deepEqual(reckon([[a, 900n]], left, [7n, 8n, 9n]), [undefined, undefined, 990n])
  assert.deepEqual(reckon([[a, 900n]], { slashes: [{ ...slash(9n), fraction: undefined }] }, [8n, 9n]), [
    undefined,
    900n,
  ])
  assert.deepEqual(reckon([[a, 0n]], { slashes: [{ ...slash(9n), fraction: one }] }, [8n, 9n]), [
    undefined,
    0n,
  ])
  const earlier = { moves: [move(2n, 'unbond', 100n)], slashes: [slash(9n, 'double_sign')], unbonding: 90n }
  assert.deepEqual(reckon([[a, 900n]], earlier, [8n, 9n]), [undefined, 990n])
  // It had nothing there.
  assert.deepEqual(reckon([[b, 5n]], { slashes: [{ ...slash(9n), fraction: undefined }] }, [8n, 9n]), [
    5n,
    5n,
  ])
})
