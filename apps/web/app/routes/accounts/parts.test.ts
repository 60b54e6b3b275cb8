import { expect, test } from 'vitest'
import { parts, pathOfPart, readPart } from './parts.ts'

test('[ACCT-03] every part of an account has an address, and is found by it', () => {
  for (const part of parts) {
    const [first, second] = pathOfPart(part).split('/').filter(Boolean)
    expect(readPart(first, second)).toBe(part)
  }
  expect(pathOfPart('overview')).toBe('')
  expect(pathOfPart('unstake')).toBe('staking/unstake/')
})

test('[ACCT-03] what is no part is none', () => {
  for (const path of [['nonsense'], ['unstake'], ['staking', 'cw20'], ['overview'], ['cw20', 'unstake']]) {
    expect(readPart(path[0], path[1])).toBeUndefined()
  }
})
