// @vitest-environment node
import { expect, test } from 'vitest'
import { readSlotNumber, readWord } from './slot.ts'

test('[EVM-12] a slot is asked for by its number, in either notation, and by nothing else', () => {
  expect(readSlotNumber('7')).toBe(`0x${'0'.repeat(63)}7`)
  expect(readSlotNumber('0xAB')).toBe(`0x${'0'.repeat(62)}ab`)
  expect(readSlotNumber(String((1n << 256n) - 1n))).toBe(`0x${'f'.repeat(64)}`)
  for (const none of ['', '-1', '1e3', 'x', '0x', String(1n << 256n), '0x'.padEnd(67, 'f')])
    expect(readSlotNumber(none)).toBeUndefined()
})

test('[EVM-12] what stands in a slot is told as a number, and as a text or an account where it may be one', () => {
  const text = `${Buffer.from('Gold').toString('hex').padEnd(62, '0')}08`
  expect(readWord(`0x${text}`)).toMatchObject({ text: 'Gold', address: undefined })
  const account = 'af79152ac5df276d9a8e1e2e22822f9713474902'
  expect(readWord(`0x${account.padStart(64, '0')}`)).toMatchObject({
    address: `0x${account}`,
    text: undefined,
  })
  expect(readWord('0x12')).toEqual({
    hex: `0x${'12'.padStart(64, '0')}`,
    number: 18n,
    text: undefined,
    address: undefined,
  })
  expect(readWord(`0x${'ff'.repeat(31)}3e`)?.text).toBeUndefined()
  for (const none of ['', '0x', 'x', '0x'.padEnd(67, 'f')]) expect(readWord(none)).toBeUndefined()
})
