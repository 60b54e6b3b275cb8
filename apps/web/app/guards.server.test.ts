import { Fault } from '@injsight/errors'
import { expect, test } from 'vitest'
import { notThere, passGuard, type GuardName } from './guards.server.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const hash = '838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E'

const cases: [guard: GuardName, spelling: string, read: string, wrong: string, outcomes: [string, string]][] =
  [
    [
      'account-search',
      '0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
      account,
      'inj1x',
      ['accountInvalid', 'accountNotFound'],
    ],
    ['block-search', '007', '7', '1.5', ['blockInvalid', 'blockNotFound']],
    ['block-search', `0x${hash.toLowerCase()}`, hash, hash.slice(1), ['blockInvalid', 'blockNotFound']],
    ['contract-search', account.toUpperCase(), account, 'council', ['contractInvalid', 'contractNotFound']],
    ['transaction-search', hash.toLowerCase(), hash, '7', ['invalidTransactionHash', 'transactionNotFound']],
    ['wasm-code-search', '4', '4', '0', ['wasmCodeInvalid', 'wasmCodeNotFound']],
    ['wasm-code-search', '04', '4', `${2n ** 63n}`, ['wasmCodeInvalid', 'wasmCodeNotFound']],
  ]

test.each(cases)(
  '[ROUTE-05] [SEARCH-05] %s reads %s, and tells what is wrong by its outcome',
  (guard, spelling, read, wrong, [invalid, absent]) => {
    expect(passGuard(guard, spelling)).toBe(read)
    expect(codeOf(() => passGuard(guard, wrong))).toBe(`search.${invalid}`)
    expect(notThere(guard, 'none').code).toBe(`search.${absent}`)
    expect(notThere(guard, 'none').kind).toBe('not-found')
  },
)

test('[ROUTE-05] an unknown guard throws, and is a mistake of ours', () => {
  const unknown = 'nft-search' as GuardName
  expect(() => passGuard(unknown, '1')).toThrow('There is no guard "nft-search"')
  expect(() => notThere('toString' as GuardName, '')).toThrow('There is no guard')
})

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof Fault ? error.code : undefined
  }
}
