import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import {
  MsgBatchUpdateOrders,
  MsgBatchUpdateOrdersResponse,
  MsgCreateDerivativeMarketOrder,
  MsgCreateDerivativeMarketOrderResponse,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import { exchangePrecompile } from '@injsight/evm'
import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters, type Hex } from 'viem'
import { getBlockAuction } from '#src/queries/orders/block-auction.ts'
import { findOrder } from '#src/queries/orders/find-order.ts'
import { getOrderFates } from '#src/queries/orders/order-fates.ts'
import { listOrderHistory } from '#src/queries/orders/order-history.ts'
import { toSequence } from '#src/decode/values/keys.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { makeEthereum } from '../../../test/made/made-ethereum.ts'
import {
  base64,
  cancel,
  fill,
  hashOf,
  json,
  market,
  newOrders,
  owner,
  subaccount,
  tell,
} from '../../../test/made/made-orders.ts'

const sender = 'inj13l2j8jeerp93w72z3dlpnkjuckk2ss29unthwf'
const updateType = `/${MsgBatchUpdateOrders.typeName}`
const hexOf = (n: number) => `0x${Buffer.from(hashOf(n), 'base64').toString('hex')}`

type MadeTx = NonNullable<MadeBlock['txs']>[number]

function buyOf(n: number) {
  return {
    marketId: market,
    orderInfo: {
      subaccountId: '',
      feeRecipient: '',
      price: `5${'0'.repeat(18)}`,
      quantity: `10${'0'.repeat(18)}`,
      cid: `cid-${n}`,
    },
    orderType: OrderType.BUY,
    triggerPrice: '',
  }
}

/** A batch of buys; each is answered with a hash, the code of its refusal, or nothing. */
function update(answers: string[], events: MadeEvent[] = []): MadeTx {
  const spotOrdersToCreate = answers.map((_, at) => buyOf(at + 1))
  const value = MsgBatchUpdateOrders.toBinary(MsgBatchUpdateOrders.create({ sender, spotOrdersToCreate }))
  const response = MsgBatchUpdateOrdersResponse.toBinary(
    MsgBatchUpdateOrdersResponse.create({ spotOrderHashes: answers }),
  )
  return {
    messages: [{ typeUrl: `/${MsgBatchUpdateOrders.typeName}`, value }],
    events: events.map(([type, values]): MadeEvent => [type, { ...values, msg_index: '0' }]),
    data: answer([response]),
  }
}

/** Buys that may only make a position smaller: a limit order with the hash 1, and a market order with the hash 2. */
function reduceOnly(): MadeTx {
  const [limit, asMarket] = [1, 2].map((n) => ({ ...buyOf(n), margin: '0' }))
  const batch = MsgBatchUpdateOrders.create({ sender, derivativeOrdersToCreate: [limit ?? {}] })
  const placed = MsgBatchUpdateOrdersResponse.create({ derivativeOrderHashes: [hexOf(1)] })
  const single = MsgCreateDerivativeMarketOrder.create({ sender, order: asMarket ?? {} })
  const taken = MsgCreateDerivativeMarketOrderResponse.create({ orderHash: hexOf(2) })
  return {
    messages: [
      { typeUrl: `/${MsgBatchUpdateOrders.typeName}`, value: MsgBatchUpdateOrders.toBinary(batch) },
      {
        typeUrl: `/${MsgCreateDerivativeMarketOrder.typeName}`,
        value: MsgCreateDerivativeMarketOrder.toBinary(single),
      },
    ],
    events: [],
    data: answer([
      MsgBatchUpdateOrdersResponse.toBinary(placed),
      MsgCreateDerivativeMarketOrderResponse.toBinary(taken),
    ]),
  }
}

function answer(responses: Uint8Array[]): string {
  const msgResponses = responses.map((value) => ({ typeUrl: '', value }))
  return Buffer.from(TxMsgData.toBinary({ data: [], msgResponses })).toString('base64')
}

const refused: MadeEvent = [
  tell('EventOrderFail'),
  json({ account: base64(owner), hashes: [hashOf(3)], flags: [59], cids: ['cid-3'] }),
]

/** Of the orders with the hashes 2 and 3. */
const refusals: MadeEvent = [
  tell('EventOrderFail'),
  json({ account: base64(owner), hashes: [hashOf(2), hashOf(3)], flags: [59, 59], cids: ['cid-2', 'cid-3'] }),
]

test('orders of a batch are linked with their transaction, matched, resting or refused', async () => {
  const batch = update([hexOf(1), hexOf(2), '59', ''], [refused])
  const match = fill({ n: 2, quantity: '10', execution: 'LimitMatchNewOrder' })
  const { pool } = await indexMade([{ txs: [batch], end: [newOrders([1]), match] }, { end: [cancel(1)] }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, refusal, end, terms }) => [status, refusal?.code, end?.reason, terms.subaccountId]),
    [
      ['cancelled', undefined, 'pruned', subaccount],
      ['filled', undefined, undefined, subaccount],
      ['refused', 59, undefined, subaccount],
      ['refused', 0, undefined, subaccount],
    ],
  )
  const { items } = await listOrderHistory(pool, Buffer.from(owner, 'hex'), { limit: 20 })
  assert.deepEqual(
    items.map((entry) =>
      entry.kind === 'placed'
        ? `placed ${entry.terms.cid} by ${entry.transaction}`
        : entry.kind === 'refused'
          ? `refused ${entry.cid} ${entry.hash?.slice(0, 4) ?? 'without hash'}`
          : entry.kind,
    ),
    [
      'cancelled',
      'filled',
      'refused cid-4 without hash',
      'refused cid-3 0x03',
      'placed cid-2 by 65536',
      'placed cid-1 by 65536',
    ],
  )
})

test('[TRADE-03] a refused order of a batch is found by the hash that an event tells, as by its transaction; one without a hash is not', async () => {
  const unnamed: MadeEvent = [
    tell('EventOrderFail'),
    json({ account: base64(owner), hashes: [base64('00'.repeat(32))], flags: [60], cids: ['cid-4'] }),
  ]
  const { pool } = await indexMade([{ txs: [update([hexOf(1), '59', '59', '60'], [refusals, unnamed])] }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, terms }) => [status, terms.hash]),
    [
      ['unknown', hexOf(1)],
      ['refused', hexOf(2)],
      ['refused', hexOf(3)],
      ['refused', null],
    ],
  )
  for (const told of orders.slice(1, 3)) {
    const found = await findOrder(pool, Buffer.from(told.terms.hash?.slice(2) ?? '', 'hex'))
    assert.deepEqual(found?.fate, { ...told, message: 0, place: 0 })
    assert.deepEqual([found.cid, found.transaction], [told.terms.cid, toSequence(1n, 0)])
  }
  assert.equal(await findOrder(pool, Buffer.alloc(32)), undefined)
  const { rows } = await pool.query('select cardinality(heads) as heads from order_hashes')
  assert.deepEqual(rows, [{ heads: 3 }])
})

test('[TRADE-03] a refused order that a contract asked for is found by its hash, without terms', async () => {
  const { pool } = await indexMade([{ txs: [{ events: [refused] }] }])
  const found = await findOrder(pool, Buffer.from(hexOf(3).slice(2), 'hex'))
  assert.deepEqual(
    [found?.fate.status, found?.fate.terms, found?.fate.refusal?.code, found?.cid, found?.account],
    ['refused', null, 59, 'cid-3', Buffer.from(owner, 'hex')],
  )
})

test('an order of a batch that cannot be read leaves the others as they are, and is counted', async () => {
  const asked = [buyOf(1), { ...buyOf(2), marketId: 'none' }, { ...buyOf(3), orderInfo: undefined }, buyOf(4)]
  const value = MsgBatchUpdateOrders.toBinary(
    MsgBatchUpdateOrders.create({ sender, spotOrdersToCreate: asked }),
  )
  const batch = { ...update([hexOf(1), '59', '59', '60']), messages: [{ typeUrl: updateType, value }] }
  const { pool } = await indexMade([{ txs: [batch], end: [newOrders([1])] }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, refusal }) => [status, refusal?.code]),
    [
      ['open', undefined],
      ['refused', 60],
    ],
  )
  const { rows } = await pool.query<{ why: string }>(`select why from unread where module = 'orders'`)
  assert.match(rows[0]?.why ?? '', /^2 of 4 orders can't be read: .*none/)
  assert.equal(rows.length, 1)
})

test('what a contract asked for and was refused is told without its market', async () => {
  const { pool } = await indexMade([{ txs: [{ events: [refused] }] }])
  const { markets } = await getBlockAuction(pool, 1n)
  assert.deepEqual(
    markets.map(({ marketId, refused: all }) => [
      marketId,
      all.map(({ refusal, terms }) => [refusal.code, terms]),
    ]),
    [['', [[59, null]]]],
  )
})

test('orders that a transaction asked for and that failed as a whole are refused with its code', async () => {
  const { pool } = await indexMade([{ txs: [{ ...update([hexOf(1)]), code: 5 }] }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, refusal }) => [status, refusal?.code]),
    [['refused', 5]],
  )
})

const precompile = '0x0000000000000000000000000000000000000065'
const contract: Hex = `0x${'cd'.repeat(20)}`

/** A buy as the exchange's precompile takes it. */
const buyByCall = (n: number) => ({
  marketID: market,
  subaccountID: subaccount,
  feeRecipient: sender,
  price: 5n,
  quantity: 10n,
  cid: `cid-${n}`,
  orderType: 'buy',
  triggerPrice: 0n,
})

/** A call of the exchange's precompile for two buys, of which the second is refused; answered as chains do. */
function callForTwo(to: Hex, first: number) {
  const input = encodeFunctionData({
    abi: parseAbi(exchangePrecompile.abi),
    functionName: 'batchCreateSpotLimitOrders',
    args: [`0x${owner}`, [1, 2].map(buyByCall)],
  })
  const returned = encodeAbiParameters(parseAbiParameters('(string[], string[], string[])'), [
    [[hexOf(first), '59'], ['cid-1'], ['cid-2']],
  ])
  return makeEthereum({ to, input, returned, nonce: first })
}

test('orders by the exchange’s precompile are linked with their call, the refused ones too; those by a contract aren’t', async () => {
  const call = await callForTwo(precompile, 1)
  const another = await callForTwo(contract, 2)
  const [type, values] = refused
  const events: MadeEvent[] = [...(call.events ?? []), [type, { ...values, msg_index: '0' }]]
  const txs = [another, { ...call, events }]
  const { pool } = await indexMade([{ txs, end: [newOrders([1, 2])] }])
  const { items } = await listOrderHistory(pool, Buffer.from(owner, 'hex'), { limit: 20 })
  const sequence = toSequence(1n, 1)
  assert.deepEqual(
    items.map((entry) =>
      entry.kind === 'placed' || entry.kind === 'refused'
        ? [entry.kind, entry.terms?.cid, entry.transaction]
        : entry.kind,
    ),
    [
      ['placed', 'cid-2', null],
      ['refused', 'cid-2', sequence],
      ['placed', 'cid-1', sequence],
    ],
  )
  const { orders } = (await getOrderFates(pool, sequence)) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, terms, refusal }) => [status, terms.hash, terms.cid, refusal?.code]),
    [
      ['open', hexOf(1), 'cid-1', undefined],
      ['refused', hexOf(3), 'cid-2', 59],
    ],
  )
  const found = await findOrder(pool, Buffer.from(hexOf(3).slice(2), 'hex'))
  assert.deepEqual(found?.fate, { ...orders[1], message: 0, place: 0 })
})

/** A call for a market order, answered with the hash of one, or reverted with the same text. */
function callForMarket(to: Hex, n: number, vmError = '') {
  const input = encodeFunctionData({
    abi: parseAbi(exchangePrecompile.abi),
    functionName: 'createSpotMarketOrder',
    args: [`0x${owner}`, buyByCall(n)],
  })
  const returned = encodeAbiParameters([{ type: 'string' }, { type: 'string' }], [hexOf(n), `cid-${n}`])
  return makeEthereum({ to, input, returned, vmError, nonce: n })
}

test('a market order by the exchange’s precompile is linked with its call, of which alone it has its terms; one by a contract, and what was reverted, isn’t', async () => {
  const txs = [
    await callForMarket(precompile, 1),
    await callForMarket(contract, 2),
    await callForMarket(precompile, 3, 'execution reverted'),
  ]
  const end = [1, 2].map((n) => fill({ n, quantity: '10', execution: 'Market' }))
  const { pool } = await indexMade([{ txs, end }])
  const { items } = await listOrderHistory(pool, Buffer.from(owner, 'hex'), { limit: 20 })
  assert.deepEqual(
    items.map((entry) =>
      entry.kind === 'placed' ? [entry.terms.cid, entry.terms.isMarketOrder, entry.transaction] : entry.kind,
    ),
    ['filled', 'filled', ['cid-1', true, toSequence(1n, 0)]],
  )
})

test('of a limit order that is neither open nor ended nothing is said', async () => {
  const { pool } = await indexMade([{ txs: [update([hexOf(1)])] }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['unknown'],
  )
})

test('a reduce-only order that was larger than the position is filled when as much as that is', async () => {
  const fills = [
    fill({ n: 2, quantity: '4', execution: 'Market' }),
    fill({ n: 1, quantity: '3', execution: 'LimitMatchNewOrder' }),
  ]
  const { pool } = await indexMade([{ txs: [reduceOnly()], end: fills }])
  const { orders } = (await getOrderFates(pool, toSequence(1n, 0))) ?? { orders: [] }
  assert.deepEqual(
    orders.map(({ status, filled, end }) => [status, filled.raw, end]),
    [
      ['filled', '3.000000000000000000', null],
      ['filled', '4.000000000000000000', null],
    ],
  )
})

test('orders that a liquidation takes away say so', async () => {
  const value = MsgLiquidatePosition.toBinary(
    MsgLiquidatePosition.create({ sender, subaccountId: subaccount, marketId: market }),
  )
  const [type, values] = cancel(1)
  const liquidation = {
    messages: [{ typeUrl: `/${MsgLiquidatePosition.typeName}`, value }],
    events: [[type, { ...values, msg_index: '0' }] satisfies MadeEvent],
  }
  const { pool } = await indexMade([{ end: [newOrders([1])] }, { txs: [liquidation] }])
  const { markets } = await getBlockAuction(pool, 2n)
  assert.deepEqual(
    markets.flatMap(({ cancelled }) => cancelled.map(({ end }) => [end.reason, end.transaction])),
    [['liquidation', toSequence(2n, 0)]],
  )
})
