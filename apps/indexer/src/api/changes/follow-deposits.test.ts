import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvent } from '#src/decode/chain-event.ts'
import { followDeposits, listDeposits } from './follow-deposits.ts'
import { sumDepositMoves } from './sum-deposit-moves.ts'
import { formatDeposit } from './format-deposit.ts'

const subaccount = `0x${'ab'.repeat(20)}${'0'.repeat(23)}1`
const other = `0x${'ab'.repeat(20)}${'0'.repeat(23)}2`

function happen(type: string, values: Record<string, unknown>) {
  const attributes = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  return { tx: 0, event: createEvent({ type, attributes }, { ordinal: 0 }) }
}

const inj = (amount: string) => ({ denom: 'inj', amount })
const deposit = (version: string, amount: string) =>
  happen(`injective.exchange.${version}.EventSubaccountDeposit`, {
    subaccount_id: subaccount,
    amount: inj(amount),
  })

function sumsOf(...happenings: ReturnType<typeof happen>[]) {
  return sumDepositMoves(happenings, new Set()).map(({ subaccount: { id }, denom, change }) => [
    `0x${id.toString('hex')}`,
    denom,
    formatDeposit(change?.total),
  ])
}

test('what goes in and out of subaccounts is added up, and what comes back is nothing', () => {
  const withdraw = happen('injective.exchange.v1beta1.EventSubaccountWithdraw', {
    subaccount_id: subaccount,
    amount: inj('3'),
  })
  assert.deepEqual(sumsOf(deposit('v1beta1', '5'), withdraw), [[subaccount, 'inj', '2']])
  assert.deepEqual(sumsOf(deposit('v1beta1', '3'), withdraw), [])
})

test('a transfer goes from one to another', () => {
  const transfer = happen('injective.exchange.v2.EventSubaccountBalanceTransfer', {
    src_subaccount_id: subaccount,
    dst_subaccount_id: other,
    amount: inj('7'),
  })
  assert.deepEqual(sumsOf(transfer), [
    [subaccount, 'inj', '-7'],
    [other, 'inj', '7'],
  ])
})

test('what is told in the words of both generations counts once', () => {
  assert.deepEqual(sumsOf(deposit('v1beta1', '5'), deposit('v2', '5')), [[subaccount, 'inj', '5']])
})

test('what can not be read is named, and counts for nothing', () => {
  const unread = new Set<string>()
  assert.deepEqual(sumDepositMoves([deposit('v2', '-5'), deposit('v2', 'x')], unread), [])
  const type = 'injective.exchange.v2.EventBatchDepositUpdate'
  assert.deepEqual(listDeposits([happen(type, { deposit_updates: [{}] })], unread), [])
  assert.deepEqual([...unread], ['injective.exchange.v2.EventSubaccountDeposit', type])
})

test('a deposit without a block before is told without a change', () => {
  const deposits = [{ denom: 'inj', deposits: [{ subaccount_id: subaccount, deposit: held('5.5') }] }]
  const told = listDeposits(
    [happen('injective.exchange.v2.EventBatchDepositUpdate', { deposit_updates: deposits })],
    new Set(),
  )
  const [first] = followDeposits(told, [undefined])
  assert.equal(first?.change, undefined)
  assert.equal(formatDeposit(first?.after?.total), '5.5')
  const same = { available: 5_500_000_000_000_000_000n, total: 5_500_000_000_000_000_000n }
  assert.deepEqual(followDeposits(told, [same]), [])
})

function held(amount: string) {
  return { available_balance: amount, total_balance: amount }
}
