import { expect, test } from 'vitest'
import { splitList } from './folded-list.tsx'

const lines = (count: number) => Array.from({ length: count }, (_, at) => at)

test('a long list is folded after as many lines as stand at once', () => {
  const [shown, folded] = splitList(lines(12), 8)
  expect(shown).toEqual(lines(8))
  expect(folded).toEqual([8, 9, 10, 11])
})

test('a line or two more stand with the others', () => {
  expect(splitList(lines(10), 8)).toEqual([lines(10), []])
  expect(splitList(lines(3), 8)).toEqual([lines(3), []])
})
