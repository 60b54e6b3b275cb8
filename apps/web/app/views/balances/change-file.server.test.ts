// @vitest-environment node
import { expect, test } from 'vitest'
import { BalanceChange, DepositChange } from '@injsight/injsight-v1'
import { fileOfChanges } from './change-file.server.ts'

const alice = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
const names = {
  tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}

test('[DATA-03] what changed is a file: whole amounts in whole units, unknown ones empty, deposits by subaccount', () => {
  const subaccount = `0x${'ab'.repeat(32)}`
  const { columns, lines } = fileOfChanges(
    {
      changes: [
        BalanceChange.create({
          account: alice,
          denom: 'inj',
          before: '1234500000000000000001',
          after: '1234000000000000000001',
          change: '-500000000000000000',
        }),
        BalanceChange.create({ account: alice, denom: 'other', before: '', after: '', change: '7' }),
        BalanceChange.create({ account: alice, denom: 'same', before: '1', after: '1', change: '0' }),
      ],
      deposits: [
        DepositChange.create({
          account: alice,
          subaccount,
          denom: 'inj',
          totalBefore: '0',
          totalAfter: '1000000000000000000',
          totalChange: '1000000000000000000',
        }),
      ],
    },
    { language: 'en', names },
  )
  expect(columns).toEqual(['Account', 'Subaccount', 'Denom', 'Unit', 'Before', 'After', 'Change'])
  expect(lines).toEqual([
    [alice, '', 'inj', 'INJ', '1234.500000000000000001', '1234.000000000000000001', '-0.5'],
    [alice, '', 'other', 'other', '', '', '7'],
    [alice, subaccount, 'inj', 'INJ', '0', '1', '1'],
  ])
})
