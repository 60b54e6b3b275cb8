// @vitest-environment node
import { GetMentionsResponse, GetOrderFatesResponse, TransactionOutcome } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { concernsOrders, hasOutcome, ordersOf, outcomesOf, packetsOf } from './outcomes.server.ts'

const amount = (human: string) => ({ raw: '', human })
const fate = { message: 0, place: 0, status: 'filled', fills: [], placedHash: '' }
const transfer = { type: '/ibc.applications.transfer.v1.MsgTransfer', value: {} }

test('[TX-03] orders are told with what was filled, in numbers that people read', () => {
  const fates = GetOrderFatesResponse.create({
    orders: [{ ...fate, filled: amount('4'), averagePrice: amount('25.2') }],
  })
  expect(ordersOf(fates)).toEqual([{ message: 0, status: 'filled', filled: '4', averagePrice: '25.2' }])
})

test('[TX-03] an order that waits for its trigger says nothing, and neither does what took its place', () => {
  const orders = [
    { ...fate, status: 'triggered' },
    { ...fate, status: 'filled' },
    { ...fate, message: 1, status: 'open' },
  ]
  expect(ordersOf(GetOrderFatesResponse.create({ orders })).map(({ message }) => message)).toEqual([1])
})

test('[TX-04] the only packet of the only transfer is told to its end, and no other', () => {
  const packet = mentionsOf('acknowledge', false)
  expect(packetsOf(packet, 'AB', [transfer])).toEqual([{ message: 0, status: 'arrived' }])
  expect(packetsOf(mentionsOf('acknowledge', true), 'AB', [transfer])[0]?.status).toBe('returned')
  expect(packetsOf(mentionsOf('timeout', false), 'AB', [transfer])[0]?.status).toBe('expired')
  expect(packetsOf(packet, 'AB', [transfer, transfer])).toEqual([])
  expect(packetsOf(packet, 'CD', [transfer])).toEqual([])
  expect(packetsOf(mentionsOf('send', false), 'AB', [transfer])).toEqual([])
})

test('[TX-03] of an order nobody knows the end of, its message says nothing that would have to be counted', () => {
  const orders = [
    { ...fate, status: 'filled' },
    { ...fate, status: 'unknown' },
    { ...fate, message: 1, status: 'refused' },
  ]
  expect(ordersOf(GetOrderFatesResponse.create({ orders })).map(({ message }) => message)).toEqual([1])
})

test('[TX-01] a list knows how the only packet of the only transfer ended, and nothing of several', () => {
  const told = (...packets: string[]) =>
    outcomesOf(TransactionOutcome.create({ packets }), [transfer]).packets
  expect(told('expired')).toEqual([{ message: 0, status: 'expired' }])
  expect(told('waits')).toEqual([])
  expect(told('nonsense')).toEqual([])
  expect(told('arrived', 'arrived')).toEqual([])
})

test('[TX-01] what has an outcome is also found inside of an execution, written as text or not', () => {
  const order = { '@type': '/injective.exchange.v2.MsgCreateSpotLimitOrder' }
  const exec = (type: string, msgs: unknown[]) => [{ type: `/cosmos.authz.v1beta1.${type}`, value: { msgs } }]
  expect(hasOutcome(exec('MsgExec', [order]))).toBe(true)
  expect(hasOutcome(exec('MsgExecCompat', [JSON.stringify(order)]))).toBe(true)
  expect(hasOutcome(exec('MsgExec', [{ '@type': '/cosmos.bank.v1beta1.MsgSend' }]))).toBe(false)
  expect(hasOutcome([transfer])).toBe(true)
  expect(hasOutcome([{ type: '/injective.exchange.v1beta1.MsgBatchUpdateOrders' }])).toBe(true)
  expect(hasOutcome([{ type: '/injective.exchange.v1beta1.MsgCancelSpotOrder' }])).toBe(false)
})

test('[TX-01] orders concern who places or cancels some, also inside of an execution', () => {
  const exchange = (name: string) => `/injective.exchange.v2.${name}`
  for (const name of ['MsgCreateSpotLimitOrder', 'MsgCancelSpotOrder', 'MsgBatchUpdateOrders'])
    expect(concernsOrders([{ type: exchange(name) }])).toBe(true)
  const msgs = [{ '@type': exchange('MsgCancelDerivativeOrder') }]
  expect(concernsOrders([{ type: '/cosmos.authz.v1beta1.MsgExec', value: { msgs } }])).toBe(true)
  expect(concernsOrders([transfer, { type: exchange('MsgDeposit') }])).toBe(false)
})

function mentionsOf(deed: string, hasFailed: boolean): GetMentionsResponse {
  const step = { why: '', time: 0n, transactionHash: 'AB', hasFailed: false }
  return GetMentionsResponse.create({
    packets: [
      {
        sequence: '1',
        isOutgoing: true,
        port: 'transfer',
        channel: 'channel-0',
        chain: '',
        counterpartyChannel: 'channel-1',
        timeoutTime: 0n,
        steps: [
          { ...step, deed: 'send' },
          { ...step, deed, hasFailed, transactionHash: 'EF' },
        ],
      },
    ],
  })
}
