import { expect, test } from 'vitest'
import { isNetworkLoss, readError } from './read-error.ts'

test('[NOTE-03] what nobody waits for any more is not told', () => {
  const quiet = [
    new DOMException('The operation was aborted', 'AbortError'),
    new DOMException('signal timed out', 'TimeoutError'),
    new Error('HTTP request too long'),
    new Error('timeout of 15000ms: request timed out'),
  ]
  for (const error of quiet) expect(readError(error)).toBeUndefined()
})

test('[NOTE-03] what a wallet throws while nobody asks it is not told', () => {
  const rejected = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const busy = Object.assign(new Error('Already processing unlock.'), { code: -32_002 })
  const inPage = new Error('Could not establish connection.')
  inPage.stack = `Error: ${inPage.message}\n    at chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn/inpage.js:1:1`
  for (const error of [rejected, busy, { code: -32_603, message: 'Internal JSON-RPC error.' }, inPage])
    expect(readError(error)).toBeUndefined()
  expect(readError(Object.assign(new Error('not of a wallet'), { code: 7 }))).toMatchObject({ type: 'error' })
})

test('[NOTE-03] too many requests are told as demand, with the words that calm', () => {
  for (const message of ['429', 'Too Many Requests', 'rate limited', 'rate-limit exceeded']) {
    expect(readError(new Error(message))).toEqual({ type: 'warning', words: 'demand', description: 'demand' })
  }
})

test('[NOTE-03] any other error is told by its message, or as something that happened', () => {
  expect(readError(new Error('the ledger is closed'))).toEqual({
    type: 'error',
    title: 'the ledger is closed',
  })
  expect(readError('as text')).toEqual({ type: 'error', title: 'as text' })
  for (const nothing of [undefined, null, {}, 7, '', new Error(''), { message: 7 }]) {
    expect(readError(nothing)).toEqual({ type: 'error', words: 'something' })
  }
})

test('[NOTE-03] a long message is cut, and kept whole; what caused it is told below', () => {
  const error = readError(new Error('x'.repeat(9000), { cause: new Error('because') }))
  expect(error).toMatchObject({
    title: `${'x'.repeat(160)}…`,
    tooltip: 'x'.repeat(2000),
    description: 'because',
  })
})

test('[NOTE-04] no answer at all is a network error, in every browser', () => {
  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    expect(readError(new TypeError(message))).toEqual({ type: 'error', words: 'network' })
    expect(isNetworkLoss(new TypeError(message))).toBe(true)
  }
})

test('[ROUTE-13] a script that is lost is known in every browser, and not told: the page is loaded again', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://a/b.js',
    'error loading dynamically imported module: https://a/b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/b.css',
  ]) {
    expect(isNetworkLoss(new TypeError(message))).toBe(true)
    expect(readError(new TypeError(message))).toBeUndefined()
  }
})
