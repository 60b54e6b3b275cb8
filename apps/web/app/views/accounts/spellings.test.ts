import { encodeAddress, readAccount } from '@injsight/chain'
import { expect, test } from 'vitest'
import { spellAccount } from './spellings.ts'

test('[ACCT-01] every spelling of an account leads back to it', () => {
  const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  const { ethereum, subaccount, operator } = spellAccount(account)
  expect(ethereum).toBe('0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
  expect(subaccount).toBe('0xaf79152ac5df276d9a8e1e2e22822f9713474902000000000000000000000000')
  for (const spelling of [ethereum, subaccount, operator, account.toUpperCase()]) {
    expect(readAccount(spelling ?? '')).toBe(account)
  }
})

test('[ACCT-01] an account of 32 bytes has no spelling on Ethereum, and none is made up', () => {
  const account = encodeAddress('inj', new Uint8Array(32).fill(7))
  expect(spellAccount(account)).toMatchObject({ account, ethereum: undefined, subaccount: undefined })
})
