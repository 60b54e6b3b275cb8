import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import {
  MsgBatchLiquidatePositions,
  MsgBatchLiquidatePositionsResponse,
  MsgEmergencySettleMarket,
  MsgLiquidateCrossMarginPool,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { MessageType, PartialMessage } from '@protobuf-ts/runtime'
import type { Pool } from 'pg'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import {
  base64,
  denom,
  derivativeMarket,
  hex,
  owner,
  perpetualId,
  subaccount,
  told,
} from '../../../test/made/made-exchange.ts'

const otherId = `0x${'b3'.repeat(32)}`
const exchange = { derivative_markets: [derivativeMarket(), derivativeMarket({ market_id: otherId })] }

function execution(marketId: string, ...closed: Uint8Array[]): MadeEvent {
  const [type, values] = told(
    'EventBatchDerivativeExecution',
    {
      market_id: marketId,
      is_buy: false,
      is_liquidation: true,
      executionType: 'Market',
      cumulative_funding: '0.0',
      trades: closed.map((id) => ({
        subaccount_id: base64(id),
        position_delta: {
          is_long: false,
          execution_quantity: '1.0',
          execution_price: '20.0',
          execution_margin: '0',
        },
        payout: '3.0',
        fee: '0.0',
        order_hash: Buffer.alloc(32).toString('base64'),
        fee_recipient_address: '',
        cid: '',
        pnl: '0.0',
      })),
    },
    'v2',
  )
  return [type, { ...values, msg_index: '0' }]
}

type Said = { events: MadeEvent[]; response?: Uint8Array }

async function index<M extends object>(type: MessageType<M>, message: PartialMessage<M>, said: Said) {
  const value = type.toBinary(type.create(message))
  const msgResponses = [{ typeUrl: '', value: said.response ?? new Uint8Array() }]
  const block: MadeBlock = {
    txs: [
      {
        messages: [{ typeUrl: `/${type.typeName}`, value }],
        events: said.events,
        data: Buffer.from(TxMsgData.toBinary({ data: [], msgResponses })).toString('base64'),
      },
    ],
  }
  const { pool } = await indexMade([block], { exchange })
  const { rows } = await pool.query<{ place: string; address: Buffer | null }>(
    `select m.id || ' 0x' || encode(l.subaccount, 'hex') as place, a.address from liquidations as l
      join markets as m on m.key = l.market left join addresses as a on a.account = l.liquidator order by 1`,
  )
  const by = rows.map(({ place, address }) => [place, address && encodeAddress('inj', address)])
  return { pool, by: Object.fromEntries(by) as Record<string, string | null> }
}

type Liquidation = { subaccountId: string; marketId: string }

/** @param isClosed which of them the chain says it has closed */
async function indexBatch(
  liquidations: Liquidation[],
  events: MadeEvent[],
  isClosed: (at: number) => boolean = () => true,
) {
  const results = liquidations.map((one, at) => ({ ...one, success: isClosed(at) }))
  const response = MsgBatchLiquidatePositionsResponse.create({ results })
  return index(
    MsgBatchLiquidatePositions,
    { sender: owner, liquidations },
    { events, response: MsgBatchLiquidatePositionsResponse.toBinary(response) },
  )
}

/** How many orders are counted, by subaccounts. */
async function listCounted(pool: Pool) {
  const { rows } = await pool.query(
    `select '0x' || encode(subaccount, 'hex') as id, nonce::int4 from trade_nonces`,
  )
  return rows
}

const [one, two] = [subaccount(3), subaccount(4)]
const place = (market: string, id: Uint8Array) => `${market} ${hex(id)}`

test('[MARKET-02] who closes a position is told, by whichever message', async () => {
  const closed = { sender: owner, subaccountId: hex(one), marketId: perpetualId }
  const said = { events: [execution(perpetualId, one, two)] }
  const expected = { [place(perpetualId, one)]: owner, [place(perpetualId, two)]: null }
  assert.deepEqual((await index(MsgLiquidatePosition, closed, said)).by, expected)
  assert.deepEqual((await index(MsgEmergencySettleMarket, closed, said)).by, expected)
})

test('[MARKET-02] who closes all that a subaccount has with a margin in common is told of each', async () => {
  const pool = { sender: owner, subaccountId: hex(one), quoteDenom: denom }
  const { by } = await index(MsgLiquidateCrossMarginPool, pool, {
    events: [execution(perpetualId, one), execution(otherId, one)],
  })
  assert.deepEqual(by, { [place(perpetualId, one)]: owner, [place(otherId, one)]: owner })
})

test('[MARKET-02] who closes several at once is told of each; what failed pauses no market and counts no order', async () => {
  const liquidations = [
    { subaccountId: hex(one), marketId: perpetualId },
    { subaccountId: hex(two), marketId: otherId },
  ]
  const { pool, by } = await indexBatch(liquidations, [execution(perpetualId, one)], (at) => at === 0)
  assert.deepEqual(by, { [place(perpetualId, one)]: owner })
  assert.deepEqual(await listCounted(pool), [{ id: hex(one), nonce: 1 }])
  assert.equal((await pool.query(`select from markets where status <> 'Active'`)).rowCount, 0)
})

test('of several positions of one market that are closed at once, the one that no execution tells of pauses it and counts no order', async () => {
  const liquidations = [one, two].map((id) => ({ subaccountId: hex(id), marketId: perpetualId }))
  // What the first sells is bought by an order of the second.
  const [type, bought] = execution(perpetualId, two)
  const { pool, by } = await indexBatch(liquidations, [
    execution(perpetualId, one),
    [type, { ...bought, is_buy: true, is_liquidation: false }],
  ])
  assert.deepEqual(by, { [place(perpetualId, one)]: owner })
  assert.deepEqual(await listCounted(pool), [{ id: hex(one), nonce: 1 }])
  const { rows: markets } = await pool.query(`select id, status from markets order by id`)
  assert.deepEqual(markets, [
    { id: perpetualId, status: 'Paused' },
    { id: otherId, status: 'Active' },
  ])
})

test('[MARKET-02] who closes several at once is told of each, though the id of one of them is none', async () => {
  const liquidations = ['0x', hex(two)].map((subaccountId) => ({ subaccountId, marketId: perpetualId }))
  const { pool, by } = await indexBatch(liquidations, [execution(perpetualId, two)], (at) => at === 1)
  assert.deepEqual(by, { [place(perpetualId, two)]: owner })
  const { rows } = await pool.query<{ why: string }>(
    `select why from unread where what like '%MsgBatchLiquidatePositions'`,
  )
  assert.deepEqual(
    rows.map(({ why }) => why.split(':')[0]),
    ["1 of 2 positions can't be read"],
  )
})
