import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareReplies } from './share-replies.ts'

test('a reply that many streams tell is written once for each way in which it is told', () => {
  const share = shareReplies<string>()
  const [told, other] = [{ height: 1 }, { height: 1 }]
  const [events, lines] = [{}, {}]
  let written = 0
  const write = (text: string) => () => {
    written += 1
    return text
  }
  const first = share(events, told, write('one'))
  assert.equal(share(events, told, write('two')), first)
  assert.equal(first, 'one')
  assert.equal(share(lines, told, write('three')), 'three')
  assert.equal(share(events, other, write('four')), 'four')
  assert.equal(written, 3)
})
