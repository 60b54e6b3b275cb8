import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTokenList, readTokenList } from './token-list.ts'

const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

test('[ASSET-01] a list vouches for what it names, in any case of its letters, by its own three words alone', () => {
  const list = readTokenList(
    JSON.stringify([
      { denom: usdt.toLowerCase(), tokenVerification: 'verified', symbol: 'USDT' },
      { denom: 'factory/inj1a/x', tokenVerification: 'external' },
      { denom: `0x${'Ab'.repeat(20)}`, tokenVerification: 'internal' },
      { denom: 'share1', tokenVerification: 'unverified' },
      { denom: 'share2', tokenVerification: 'certain' },
    ]),
  )
  assert.deepEqual(
    [...list],
    [
      [usdt, 'verified'],
      ['factory/inj1a/x', 'external'],
      [`0x${'ab'.repeat(20)}`, 'internal'],
    ],
  )
})

test('[ASSET-01] without a list nobody vouches for anything; one that is none says why', () => {
  assert.equal(openTokenList('').size, 0)
  for (const json of ['', '{}', '[1]', '[{}]'])
    assert.throws(() => readTokenList(json), { kind: 'invalid-input', message: /TOKEN_LIST/ })
  assert.throws(() => openTokenList('/there/is/no/such/file'), {
    kind: 'invalid-input',
    message: /TOKEN_LIST/,
  })
})
