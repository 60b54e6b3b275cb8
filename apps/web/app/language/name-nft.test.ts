import { expect, test } from 'vitest'
import { nameNft } from './name-nft.ts'

test('[NFT-01] a number with many digits is cut in its middle, with a mark, and told from the next one', () => {
  const most = 2n ** 256n - 1n
  expect(nameNft(String(most))).toBe('\u2068#1157920892…3129639935\u2069')
  expect(nameNft(String(most - 1n))).toBe('\u2068#1157920892…3129639934\u2069')
  expect(nameNft('12')).toBe('\u2068#12\u2069')
})
