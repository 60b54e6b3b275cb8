import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import {
  MsgBatchCreateDerivativeLimitOrders,
  MsgBatchCreateDerivativeLimitOrdersResponse,
  MsgBatchUpdateOrders,
  MsgBatchUpdateOrdersResponse,
  MsgCreateSpotLimitOrder,
  MsgEmergencySettleMarket,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { MsgBatchUpdateOrders as BatchV2 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { MessageType, PartialMessage } from '@protobuf-ts/runtime'
import { decodeAddress } from '@injsight/chain'
import { indexMade, type MadeBlock } from '../../../../test/made/made-chain.ts'
import {
  derivativeMarket,
  hex,
  owner,
  perpetualId,
  positionUpdate,
  spotId,
  spotMarket,
  subaccount,
  told,
} from '../../../../test/made/made-exchange.ts'

const exchange = { spot_markets: [spotMarket()], derivative_markets: [derivativeMarket()] }
const first = `0x${Buffer.from(decodeAddress(owner).bytes).toString('hex')}${'0'.repeat(23)}1`

const order = (marketId: string, subaccountId = '1', cid = '') => ({
  marketId,
  orderInfo: { subaccountId, feeRecipient: '', price: '1', quantity: '1', cid },
})

test('an order counts for the subaccount that it names, by its id or its number', async () => {
  const nonces = await count([
    message(MsgCreateSpotLimitOrder, { sender: owner, order: order(spotId, '1') }),
    message(MsgCreateSpotLimitOrder, { sender: owner, order: order(spotId, '') }),
    message(MsgCreateSpotLimitOrder, { sender: owner, order: order(spotId, first) }),
  ])
  assert.deepEqual(nonces, { [`${first.slice(0, -1)}0`]: '1', [first]: '2' })
})

test('orders of a batch count where their market is open, whether they were taken or refused', async () => {
  const batch = MsgBatchUpdateOrders.create({
    sender: owner,
    spotOrdersToCreate: [order(spotId), order(spotId), order(`0x${'77'.repeat(32)}`), order(perpetualId)],
    derivativeOrdersToCreate: [order(perpetualId)],
  })
  assert.deepEqual(await count([message(MsgBatchUpdateOrders, batch)]), { [first]: '3' })
  const paused = told('EventPerpetualMarketUpdate', { market: derivativeMarket({ status: 'Paused' }) })
  const after: MadeBlock[] = [{ end: [paused] }]
  assert.deepEqual(await count([message(MsgBatchUpdateOrders, batch)], [], after), { [first]: '2' })
})

test('what the chain answers to a batch says which orders it looked at, whatever the index knows of markets', async () => {
  const [hash, code] = [`0x${'0'.repeat(64)}`, '59']
  const updated = answer(MsgBatchUpdateOrdersResponse, {
    spotOrderHashes: [hash, '', code],
    derivativeOrderHashes: [''],
  })
  const update = message(MsgBatchUpdateOrders, {
    sender: owner,
    spotOrdersToCreate: [order(spotId), order(spotId), order(spotId)],
    derivativeOrdersToCreate: [order(perpetualId)],
  })
  assert.deepEqual(await count([update], [], [], updated), { [first]: '2' })
  const created = answer(MsgBatchCreateDerivativeLimitOrdersResponse, { orderHashes: ['27', code, hash] })
  const create = message(MsgBatchCreateDerivativeLimitOrders, {
    sender: owner,
    orders: [order(perpetualId), order(perpetualId), order(perpetualId)],
  })
  assert.deepEqual(await count([create], [], [], created), { [first]: '2' })
})

test('a market order of a batch that was refused before it had a hash does not count', async () => {
  const batch = BatchV2.create({
    sender: owner,
    spotMarketOrdersToCreate: [order(spotId, '1', 'a'), order(spotId, '1', 'b')],
  })
  const fail = told(
    'EventOrderFail',
    { account: '', hashes: [Buffer.alloc(32).toString('base64')], flags: [59], cids: ['b'] },
    'v2',
  )
  const events: [string, Record<string, unknown>][] = [[fail[0], { ...fail[1], msg_index: '0' }]]
  assert.deepEqual(await count([message(BatchV2, batch)], events), { [first]: '1' })
})

test('who is liquidated and who brings an order along count', async () => {
  const liquidation = { sender: owner, subaccountId: hex(subaccount(3)), marketId: perpetualId }
  const execution = told('EventBatchDerivativeExecution', {
    market_id: perpetualId,
    is_buy: false,
    is_liquidation: true,
    executionType: 'Market',
    cumulative_funding: '0.0',
    trades: [],
  })
  const events: [string, Record<string, unknown>][] = [[execution[0], { ...execution[1], msg_index: '0' }]]
  const nonces = await count(
    [message(MsgLiquidatePosition, { ...liquidation, order: order(perpetualId) })],
    events,
  )
  assert.deepEqual(nonces, { [hex(subaccount(3))]: '1', [first]: '1' })
})

test('where the funds of a market do not suffice it is paused, and no order counts', async () => {
  const liquidation = { sender: owner, subaccountId: hex(subaccount(3)), marketId: perpetualId }
  for (const type of [MsgLiquidatePosition, MsgEmergencySettleMarket] as const) {
    const made = { typeUrl: `/${type.typeName}`, value: MsgLiquidatePosition.toBinary({ ...liquidation }) }
    const { pool } = await indexMade([{ txs: [{ messages: [made] }] }], { exchange })
    const { rows } = await pool.query('select status from markets where id = $1', [perpetualId])
    assert.deepEqual(rows, [{ status: 'Paused' }])
    assert.equal((await pool.query('select from trade_nonces')).rowCount, 0)
  }
})

test('where a market cannot pay for a trade it is paused, but the orders count: the position is told', async () => {
  const moved = positionUpdate(subaccount(3), '1.000000000000000000')
  const liquidation = { sender: owner, subaccountId: hex(subaccount(3)), marketId: perpetualId }
  const value = MsgLiquidatePosition.toBinary({ ...liquidation, order: undefined })
  for (const [type, more] of [
    [MsgLiquidatePosition, {}],
    [MsgEmergencySettleMarket, { [`${first.slice(0, -1)}0`]: '1' }],
  ] as const) {
    const messages = [{ typeUrl: `/${type.typeName}`, value }]
    const { pool } = await indexMade([{ txs: [{ messages }], end: [moved] }], { exchange })
    const { rows } = await pool.query(
      `select '0x' || encode(subaccount, 'hex') as id, nonce from trade_nonces`,
    )
    const counted = Object.fromEntries(rows.map(({ id, nonce }) => [id, nonce]))
    assert.deepEqual(counted, { [hex(subaccount(3))]: '1', ...more })
  }
})

test('orders that a contract places count by what events name as new, each once', async () => {
  const hash = (byte: number) => Buffer.alloc(32, byte).toString('base64')
  const rests = (id: Uint8Array, byte: number) => ({
    order_info: { subaccount_id: hex(id) },
    order_hash: hash(byte),
  })
  const orders = told('EventNewSpotOrders', {
    market_id: spotId,
    buy_orders: [rests(subaccount(1), 1), rests(Buffer.from(first.slice(2), 'hex'), 2)],
    sell_orders: null,
  })
  const trade = (byte: number) => ({
    quantity: '1.0',
    price: '1.0',
    subaccount_id: subaccount(1).toString('base64'),
    order_hash: hash(byte),
  })
  const trades = (executionType: string, ...hashes: number[]) =>
    told('EventBatchSpotExecution', {
      market_id: spotId,
      is_buy: true,
      executionType,
      trades: hashes.map(trade),
    })
  const own = message(MsgCreateSpotLimitOrder, { sender: owner, order: order(spotId, '1') })
  const { pool } = await indexMade(
    [
      {
        txs: [{ messages: [own] }],
        end: [trades('LimitFill', 9), trades('LimitMatchNewOrder', 1, 3, 3), orders],
      },
    ],
    { exchange },
  )
  const { rows } = await pool.query('select subaccount, nonce from trade_nonces order by nonce')
  assert.deepEqual(rows, [
    { subaccount: Buffer.from(first.slice(2), 'hex'), nonce: '1' },
    { subaccount: subaccount(1), nonce: '2' },
  ])
})

function message<Message extends object>(type: MessageType<Message>, value: PartialMessage<Message>) {
  return { typeUrl: `/${type.typeName}`, value: type.toBinary(type.create(value)) }
}

function answer<Response extends object>(
  type: MessageType<Response>,
  value: PartialMessage<Response>,
): string {
  const msgResponses = [{ typeUrl: `/${type.typeName}`, value: type.toBinary(type.create(value)) }]
  return Buffer.from(TxMsgData.toBinary(TxMsgData.create({ msgResponses }))).toString('base64')
}

async function count(
  messages: { typeUrl: string; value: Uint8Array }[],
  events: [string, Record<string, unknown>][] = [],
  before: MadeBlock[] = [],
  data = '',
): Promise<Record<string, string>> {
  const { pool } = await indexMade([...before, { txs: [{ messages, events, data }] }], { exchange })
  const { rows } = await pool.query<{ id: string; nonce: string }>(
    `select '0x' || encode(subaccount, 'hex') as id, nonce from trade_nonces order by 1`,
  )
  return Object.fromEntries(rows.map(({ id, nonce }) => [id, nonce]))
}
