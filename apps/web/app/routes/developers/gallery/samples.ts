import { kinds } from '@injsight/chain'
import type { Head } from '../../../live/head.ts'
import type { Field } from '../../../views/message-fields/fields.server.ts'
import type { Written } from '../../../language/written.ts'
import type { TransactionLine } from '../../../sources/transactions/transaction-lines.server.ts'

// What the gallery shows its parts with: made up, and always the same.

export const account = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
export const time = Date.UTC(2026, 10, 21, 3, 18, 44)

export const sentence: Written = [
  { text: 'inj1udp9…3hzx6', title: account, to: `/account/${account}/`, look: 'identifier' },
  ' sent ',
  { text: '12.5 INJ', title: '12500000000000000000inj', look: 'number' },
  ' to ',
  { text: 'Beta Stake ✓', look: 'name' },
]

export const heads: Head[] = [900_000n, 90_000n, 0n, 450_000n].map((gasUsed, at) => ({
  height: BigInt(2524 - at),
  hash: 'AB'.repeat(32),
  time: time - at * 700,
  proposer: account,
  moniker: 'alpha-node',
  operator: '',
  txs: Number(gasUsed / 90_000n),
  failed: at === 3 ? 2 : 0,
  gasUsed,
  gasByKind: kinds.map((_, kind) =>
    at === 1 ? (kind === 1 ? gasUsed : 0n) : gasUsed / BigInt(kinds.length),
  ),
}))

export const lines: TransactionLine[] = kinds.map((kind, at) => ({
  hash: String(at).repeat(64),
  height: BigInt(2524 - at),
  time: time - at * 60_000,
  hasFailed: at === 2,
  kind,
  sentence,
  gasUsed: BigInt(100_000 * (at + 1)),
  fee: [{ text: '0.00008 INJ', look: 'number' }],
}))

export const fields: Field[] = [
  { name: 'amount', label: 'Amount', value: [{ text: '12.5 INJ', look: 'number' }] },
  {
    name: 'order',
    label: 'Order',
    value: { fields: [{ name: 'price', label: 'Price', value: [{ text: '24.9 USDT', look: 'number' }] }] },
  },
  { name: 'list', label: 'List', value: { list: [['first'], ['second']] } },
]
