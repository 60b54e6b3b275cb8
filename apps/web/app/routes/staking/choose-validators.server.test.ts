import { ListedValidator } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { chooseValidators } from './choose-validators.server.ts'
import { queryOfValidators, readValidatorChoice } from './read-validator-choice.ts'

const told = [
  { moniker: 'b', status: 'bonded', commissionRate: '0.1', signed: 9n, missed: 1n, delegators: 2 },
  { moniker: 'a', status: 'bonded', commissionRate: '0.05', signed: 9n, missed: 0n, delegators: 3 },
  { moniker: 'c', status: 'unbonded', jailed: true, commissionRate: '0.2' },
].map((one) => ListedValidator.create(one))
const names = (query: string) =>
  chooseValidators(told, readValidatorChoice(new URLSearchParams(query))).map(
    ({ moniker, rank }) => `${moniker}${rank}`,
  )

test('validators are narrowed and sorted by the address, and keep their rank', () => {
  expect(names('')).toEqual(['b1', 'a2', 'c0'])
  expect(names('state=bonded&sort=name')).toEqual(['a2', 'b1'])
  expect(names('state=jailed')).toEqual(['c0'])
  expect(names('sort=commission')).toEqual(['a2', 'b1', 'c0'])
  // Who never had a duty stands last.
  expect(names('sort=uptime')).toEqual(['a2', 'b1', 'c0'])
  expect(names('sort=delegators')).toEqual(['a2', 'b1', 'c0'])
})

test('a choice that there is not is refused in words, and the usual one has no address of its own', () => {
  expect(() => readValidatorChoice(new URLSearchParams('state=x'))).toThrow(/"x" is no state/)
  expect(queryOfValidators({ state: '', sort: 'power' })).toEqual({ state: '', sort: '' })
})
