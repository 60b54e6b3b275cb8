import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatUnits, keepDigits, shiftDecimal, shortenMean } from './amounts.ts'

test('amounts are written in whole units without loss and without zeros at the end', () => {
  assert.equal(formatUnits('1234567000000000000000', 18), '1234.567')
  assert.equal(formatUnits(12_500_000n, 6), '12.5')
  assert.equal(formatUnits(0n, 18), '0')
  assert.equal(formatUnits('1', 18), '0.000000000000000001')
  assert.equal(formatUnits('42', 0), '42')
  assert.equal(
    formatUnits(2n ** 256n, 18),
    '115792089237316195423570985008687907853269984665640564039457.584007913129639936',
  )
})

test('thousands are set apart in the whole part only', () => {
  assert.equal(formatUnits('1234567890123456', 9, { group: true }), '1,234,567.890123456')
  assert.equal(formatUnits('-1234', 0, { group: true }), '-1,234')
  assert.equal(formatUnits('123', 0, { group: true }), '123')
})

test('what does not fit is cut, and never shown as nothing', () => {
  assert.equal(formatUnits('1999999', 6, { maxDecimals: 2 }), '1.99')
  assert.equal(formatUnits('1000001', 6, { maxDecimals: 2 }), '1')
  assert.equal(formatUnits(1n, 18, { maxDecimals: 2 }), '<0.01')
  assert.equal(formatUnits(-1n, 18, { maxDecimals: 2 }), '>-0.01')
  assert.equal(formatUnits('5', 1, { maxDecimals: 0 }), '<1')
  assert.equal(formatUnits('0', 18, { maxDecimals: 2 }), '0')
})

test('the point moves both ways, exactly', () => {
  assert.equal(shiftDecimal('0.000000000007523', 12), '7.523')
  assert.equal(shiftDecimal('10000000000000000', -18), '0.01')
  assert.equal(shiftDecimal('7', 3), '7000')
  assert.equal(shiftDecimal('-0.50', 1), '-5')
  assert.equal(shiftDecimal('+007.10', 0), '7.1')
  assert.equal(shiftDecimal('-0', 5), '0')
})

test('moving the point there and back changes nothing, whatever the number', () => {
  let seed = 1n
  for (let round = 0; round < 3000; round++) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    const number = seed >> BigInt(round % 60)
    const places = Number(seed % 40n) - 20
    const sign = round % 2 ? '-' : ''
    const text = number === 0n ? '0' : `${sign}${number}`
    assert.equal(shiftDecimal(shiftDecimal(text, places), -places), text)
  }
})

test('an amount formatted without a limit holds exactly what was put in', () => {
  let seed = 99n
  for (let round = 0; round < 3000; round++) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    const amount = seed * seed * BigInt(round)
    const decimals = Number(seed % 30n)
    const [whole = '', fraction = ''] = formatUnits(amount, decimals, { group: true })
      .replaceAll(',', '')
      .split('.')
    assert.equal(
      BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0') || 0),
      amount,
    )
  }
})

test('what is no number is refused', () => {
  for (const text of ['', '.', '1e5', '0x1', '1,000', ' 1', '1.', 'NaN', '١']) {
    if (text === '1.') assert.equal(shiftDecimal(text, 0), '1')
    else assert.throws(() => shiftDecimal(text, 0), { code: 'amount.format' }, text)
  }
})

test('the first digits of a number are kept, and all of its whole ones', () => {
  assert.equal(keepDigits('25.233333333', 6), '25.2333')
  assert.equal(keepDigits('-0.000012345', 2), '-0.000012')
  assert.equal(keepDigits('123456789.5', 4), '123456789')
  assert.equal(keepDigits('7', 4), '7')
  assert.equal(keepDigits('1.00000009', 4), '1')
  assert.equal(keepDigits('many', 4), 'many')
})

test('a mean without an end is told by its first digits, a price that has one whole', () => {
  assert.equal(shortenMean('25.2333333333'), '25.233333')
  assert.equal(shortenMean('0.000025233333333'), '0.000025233333')
  assert.equal(shortenMean('-1234567.89123'), '-1234567.8')
  assert.equal(shortenMean('100123.4567'), '100123.4567')
  assert.equal(shortenMean('0.00001234567891'), '0.00001234567891')
  assert.equal(shortenMean('7'), '7')
})
