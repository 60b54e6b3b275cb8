import { expect, test } from 'vitest'
import { isolate, isolateName, isolateOdd } from './isolate.ts'

test('a name can’t end its isolation, nor begin another', () => {
  expect(isolate('a\u2069\u202eb\u2067c')).toBe('\u2068abc\u2069')
  expect(isolateName(`\u202e${'x'.repeat(80)}`)).toBe(`\u2068${'x'.repeat(70)}\u2069`)
})

test('a character of two halves is cut off whole', () => {
  expect(isolateName('永𓀀𓀀', 4)).toBe('\u2068永𓀀\u2069')
})

test('a symbol is left as it is, unless it could do something to the text around it', () => {
  expect(isolateOdd('INJ/USDT*')).toBe('INJ/USDT*')
  expect(isolateOdd('שקל')).toBe('\u2068שקל\u2069')
  expect(isolateOdd('W'.repeat(100))).toBe(`\u2068${'W'.repeat(70)}\u2069`)
})
