import { expect, test } from 'vitest'
import { plainText } from '../language/written.ts'
import { writeWithMoments } from './write-moment.server.ts'

test('the moments in words are pieces of their own, where the language puts them', () => {
  const said = writeWithMoments({ from: 0n, to: 86_400_000n }, 'en', ({ from, to }) => `${to}, after ${from}`)
  expect(said.map((piece) => (typeof piece === 'string' ? piece : piece.look))).toEqual([
    'moment',
    ', after ',
    'moment',
  ])
  expect(plainText(said)).toMatch(/^Jan-02-1970 .*, after Jan-01-1970 /)
})
