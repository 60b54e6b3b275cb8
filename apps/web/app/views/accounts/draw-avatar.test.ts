import { expect, test } from 'vitest'
import { drawFields } from './draw-avatar.ts'

test('an avatar is the same on both sides, and another address has another', () => {
  const one = Uint8Array.from({ length: 20 }, (_, at) => at)
  expect(drawFields(one)).toContain('M0 1h1v1h-1zM4 1h1v1h-1z')
  expect(drawFields(one)).not.toBe(drawFields(one.map((byte) => byte + 1)))
  expect(drawFields(new Uint8Array(20))).toBe('')
})
