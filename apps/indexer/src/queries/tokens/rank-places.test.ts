import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundOf, mergeRanked, type RankPlace } from './rank-places.ts'

type Row = { rank: string; kind: string; key: string }
const kinds = ['b', 'a']
const row = (kind: string, rank: number, key: string): Row => ({ rank: String(rank), kind, key })
const tables = new Map([
  ['a', [row('a', 9, 'x'), row('a', 5, 'y'), row('a', 5, 'x'), row('a', 0, 'z')]],
  ['b', [row('b', 5, 'y'), row('b', 5, 'w'), row('b', 5, 'v'), row('b', 1, 'q')]],
])

/** As the database does. */
function below(kind: string, after: RankPlace | undefined): Row[] {
  const { rank, key } = boundOf(kinds, kind, after, '')
  return (tables.get(kind) ?? []).filter(
    (one) => BigInt(one.rank) < BigInt(rank) || (one.rank === rank && one.key < key),
  )
}

test('pages of a ranked list of two tables tell every line once, wherever one begins', () => {
  const all = mergeRanked(
    kinds.map((kind) => below(kind, undefined)),
    100,
  )
  assert.equal(
    all.map(({ kind, rank, key }) => `${rank}${kind}${key}`).join(' '),
    '9ax 5by 5bw 5bv 5ay 5ax 1bq 0az',
  )
  for (const [at, { rank, kind, key }] of all.entries()) {
    const after = { rank: BigInt(rank), kind, key }
    const page = mergeRanked(
      kinds.map((one) => below(one, after)),
      100,
    )
    assert.deepEqual(page, all.slice(at + 1))
  }
})
