import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodeOf, normaliseName } from './normalise-name.ts'

test('[SEARCH-07] a name is the same however it is typed', () => {
  assert.equal(normaliseName('Alice.INJ'), 'alice.inj')
  assert.equal(normaliseName('_ab-1.inj'), '_ab-1.inj')
  assert.equal(normaliseName('al\u200bice.inj'), 'alice.inj')
  assert.equal(normaliseName('Bücher.inj'), 'bücher.inj')
  assert.equal(normaliseName('alice'), 'alice')
})

test('[SEARCH-07] what no account can be called is refused in these words', () => {
  const cases: [string, string][] = [
    ['', 'Invalid Domain'],
    ['alice..inj', 'Domain cannot have empty labels'],
    ['.inj', 'Domain cannot have empty labels'],
    ['al.inj', 'Invalid Domain'],
    ['🙂🙂.inj', 'Invalid Domain'],
    ['my.name.inj', 'Invalid Domain'],
    ['al ice.inj', 'Invalid Domain'],
    ['al$ice.inj', 'Invalid Domain'],
    ['раypal.inj', 'Invalid Domain'],
    [`${'a'.repeat(64)}.inj`, 'Invalid Domain'],
    ['a'.repeat(513), 'Invalid Domain'],
  ]
  for (const [name, message] of cases)
    assert.throws(() => normaliseName(name), { kind: 'invalid-input', message }, JSON.stringify(name))
  assert.throws(() => nodeOf(''), { message: "The  can't be normalized" })
})

test('[SEARCH-07] a name is hashed label by label from the right', () => {
  const hex = (name: string) => Buffer.from(nodeOf(name)).toString('hex')
  assert.equal(hex('eth'), '93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae')
  assert.equal(hex('foo.eth'), 'de9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f')
})
