import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeProgress } from './describe-progress.ts'

const begins = { head: '0', node_head: '900', caught_up: false, trouble: '', asking: null }

test('[NET-10] how many questions the state takes, and how long, is said from the first on', () => {
  const said = (questions: number, foreseen: number) =>
    describeProgress({ ...begins, asking: { questions, foreseen } }, 10)
  assert.equal(
    said(0, 132),
    "The chain's state is asked of the node: 0 questions of about 132, about 14 s to go",
  )
  assert.match(said(1000, 7000), /: 1000 questions of about 7000, about 10 min to go$/)
  assert.match(said(0, 200_000), /about 6 h to go$/)
  assert.match(said(140, 132), /about 0 s to go$/)
  assert.match(said(5, 0), /5 questions; it doesn't tell how many it takes$/)
})

test('an index that has begun says its height, or what is wrong', () => {
  assert.equal(describeProgress(begins), 'Indexing: height 0 of 900')
  assert.equal(
    describeProgress({ ...begins, caught_up: true, head: '900' }),
    'The index is up to date at height 900.',
  )
  assert.equal(describeProgress({ ...begins, trouble: 'The node is away' }), 'The node is away')
})
