import { expect, test } from 'vitest'
import { cardOfTold } from './card-of-told.ts'

test('[ROUTE-09] an image has room for three short facts', () => {
  const fact = (name: string, text: string) => ({ name, shown: [{ text, to: '/x/', look: 'name' as const }] })
  const facts = [fact('a', '1 INJ'), fact('b', 'x'.repeat(40)), fact('c', ''), fact('d', '2'), fact('e', '3')]
  expect(cardOfTold('Batch', 'It was carried', [...facts, fact('f', '4')])).toEqual({
    kind: 'Batch',
    badge: undefined,
    sentence: 'It was carried',
    facts: [
      { name: 'a', value: '1 INJ' },
      { name: 'd', value: '2' },
      { name: 'e', value: '3' },
    ],
  })
})
