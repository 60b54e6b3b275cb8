import { example, type Example } from '../testing/example.ts'
import {
  alice,
  alicesSecondSubaccount,
  alicesSubaccount,
  binaryMarket,
  bob,
  bobsSubaccount,
  perpetualMarket,
  rainbow,
  spotMarket,
  unknownMarket,
  usdt,
} from '../testing/world.ts'

const v1 = '/injective.exchange.v1beta1'
const v2 = '/injective.exchange.v2'
const sender = { sender: alice }
const spot = { market_id: spotMarket.id }
const perpetual = { market_id: perpetualMarket.id }
const binary = { market_id: binaryMarket.id }

const spotOrder = order(spot, 'BUY', '0.000000000025500000', '40000000000000000000')
const spotOrderV2 = order(spot, 'SELL_PO', '25.500000000000000000', '40.000000000000000000')
const long = { ...order(perpetual, 'BUY', '65000000000.0', '0.5'), margin: '5000000000.0' }
const short = { ...order(perpetual, 'SELL', '65000.0', '0.5'), margin: '32500.0' }
const closing = { ...order(perpetual, 'SELL', '65000.0', '0.5'), margin: '0.000000000000000000' }
const conditional = { ...short, order_type: 'STOP_SELL', trigger_price: '64000.000000000000000000' }
const bet = { ...order(binary, 'SELL', '0.42', '100'), margin: '58.0' }

const orderExamples = [
  create(
    'alice placed an order to sell 40 INJ at 25.5 USDT on INJ/USDT, until block 5000',
    `${v2}.MsgCreateSpotLimitOrder`,
    { ...spotOrderV2, expiration_block: '5000' },
  ),
  create('alice placed an order to sell 40 INJ at 25.5 USDT on INJ/USDT', `${v2}.MsgCreateSpotLimitOrder`, {
    ...spotOrderV2,
    expiration_block: '0',
  }),
  // The precompile's numbers of derivatives are not told.
  create('alice placed a buy order on BTC/USDT PERP', `${v1}.MsgCreateDerivativeLimitOrder`, {
    ...perpetual,
    order_type: 'BUY',
  }),
  example('alice added margin to a position on BTC/USDT PERP', `${v1}.MsgIncreasePositionMargin`, {
    ...sender,
    ...perpetual,
  }),
  example(
    'alice let the exchange take only post-only orders for 200 blocks',
    `${v2}.MsgActivatePostOnlyMode`,
    {
      ...sender,
      blocks_amount: 200,
    },
  ),
  example('alice let the exchange take all kinds of orders again', `${v2}.MsgCancelPostOnlyMode`, sender),
  create(
    'alice placed an order to buy 40 INJ at 25.5 USDT on INJ/USDT',
    `${v1}.MsgCreateSpotLimitOrder`,
    spotOrder,
  ),
  create(
    'alice placed an order to sell 40 INJ at 25.5 USDT on INJ/USDT',
    `${v2}.MsgCreateSpotLimitOrder`,
    spotOrderV2,
  ),
  create(
    'alice placed a market order to buy 40 INJ on INJ/USDT, at 25.5 USDT or better',
    `${v1}.MsgCreateSpotMarketOrder`,
    spotOrder,
  ),
  create(
    'alice tried to place a market order to buy 40 INJ on INJ/USDT, at 25.5 USDT or better',
    `${v1}.MsgCreateSpotMarketOrder`,
    spotOrder,
    true,
  ),
  create('alice placed a buy order on 0x8888…88888', `${v1}.MsgCreateSpotLimitOrder`, {
    ...spotOrder,
    market_id: unknownMarket,
  }),
  create(
    'alice placed an order to go long 0.5 BTC at 65,000 USDT on BTC/USDT PERP, at 6.5× leverage',
    `${v1}.MsgCreateDerivativeLimitOrder`,
    long,
  ),
  create(
    'alice placed a market order to go short 0.5 BTC on BTC/USDT PERP, at 65,000 USDT or better, with 32,500 USDT of margin',
    `${v2}.MsgCreateDerivativeMarketOrder`,
    short,
  ),
  create(
    'alice placed an order to reduce a long by 0.5 BTC at 65,000 USDT on BTC/USDT PERP',
    `${v2}.MsgCreateDerivativeLimitOrder`,
    closing,
  ),
  create(
    'alice placed a market order to reduce a long by 0.5 BTC on BTC/USDT PERP, at 65,000 USDT or better',
    `${v2}.MsgCreateDerivativeMarketOrder`,
    closing,
  ),
  create(
    'alice set up an order to sell 0.5 BTC on BTC/USDT PERP once the price reaches 64,000 USDT',
    `${v2}.MsgCreateDerivativeLimitOrder`,
    conditional,
  ),
  create(
    'alice offered to bet 58 USDT on “no” in Rain tomorrow?, at 0.42 USDT',
    `${v2}.MsgCreateBinaryOptionsLimitOrder`,
    bet,
  ),
]

const cancelled = {
  type: 'injective.exchange.v1beta1.EventCancelSpotOrder',
  attributes: [
    { key: 'market_id', value: `"${spotMarket.id}"` },
    { key: 'order', value: JSON.stringify(spotOrder) },
  ],
}

const orderFail = {
  type: 'injective.exchange.v1beta1.EventOrderFail',
  attributes: [{ key: 'hashes', value: '["AM8z"]' }],
}
const cancelFail = { type: 'injective.exchange.v2.EventOrderCancelFail', attributes: [] }

const batchExamples = [
  example(
    'alice placed 2 orders on INJ/USDT; 1 was refused',
    `${v1}.MsgBatchCreateSpotLimitOrders`,
    { ...sender, orders: [spotOrder, spotOrder] },
    { events: [orderFail] },
  ),
  // A chain tells it in the words of either generation.
  example(
    'alice placed 3 orders on INJ/USDT; 1 was refused',
    `${v1}.MsgBatchCreateSpotLimitOrders`,
    { ...sender, orders: [spotOrder, spotOrder, spotOrder] },
    { events: [orderFail, { ...orderFail, type: 'injective.exchange.v2.EventOrderFail' }] },
  ),
  example(
    'alice tried to cancel 2 orders on INJ/USDT',
    `${v2}.MsgBatchCancelSpotOrders`,
    { ...sender, data: [spot, spot] },
    { events: [cancelFail, cancelFail] },
  ),
  example(
    'alice cancelled an order on INJ/USDT; 1 other could not be',
    `${v2}.MsgBatchCancelSpotOrders`,
    { ...sender, data: [spot, spot] },
    { events: [cancelFail] },
  ),
  example('alice cancelled an order on INJ/USDT', `${v1}.MsgCancelSpotOrder`, { ...sender, ...spot }),
  example(
    'alice cancelled an order to buy 40 INJ at 25.5 USDT on INJ/USDT',
    `${v1}.MsgCancelSpotOrder`,
    { ...sender, ...spot },
    { events: [cancelled] },
  ),
  example('alice placed 2 orders on INJ/USDT', `${v1}.MsgBatchCreateSpotLimitOrders`, {
    ...sender,
    orders: [spotOrder, spotOrder],
  }),
  example(
    'alice placed an order to buy 40 INJ at 25.5 USDT on INJ/USDT',
    `${v1}.MsgBatchCreateSpotLimitOrders`,
    { ...sender, orders: [spotOrder] },
  ),
  example('alice cancelled 2 orders on INJ/USDT', `${v2}.MsgBatchCancelSpotOrders`, {
    ...sender,
    data: [spot, spot],
  }),
  example('alice placed 2 orders on 2 markets', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_orders_to_create: [spotOrderV2],
    derivative_market_orders_to_create: [long],
  }),
  example('alice cancelled 3 orders on 2 markets', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_orders_to_cancel: [spot, spot],
    binary_options_orders_to_cancel: [binary],
  }),
  example('alice cancelled 1 order on INJ/USDT and placed 2 new ones', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_orders_to_cancel: [spot],
    spot_orders_to_create: [spotOrderV2, spotOrderV2],
  }),
  example(
    'alice tried to cancel 1 order on 2 markets and place 1 new one',
    `${v2}.MsgBatchUpdateOrders`,
    {
      ...sender,
      spot_orders_to_cancel: [spot],
      derivative_orders_to_create: [long],
    },
    { failed: true },
  ),
  example('alice cancelled all their orders on INJ/USDT', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_market_ids_to_cancel_all: [spotMarket.id],
  }),
  example('alice cancelled all their orders on 2 markets', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_market_ids_to_cancel_all: [spotMarket.id],
    derivative_market_ids_to_cancel_all: [perpetualMarket.id],
  }),
  example('alice replaced all their orders on INJ/USDT with 1 new one', `${v2}.MsgBatchUpdateOrders`, {
    ...sender,
    spot_market_ids_to_cancel_all: [spotMarket.id],
    spot_orders_to_create: [spotOrderV2],
  }),
  example(
    'alice cancelled all their orders on 1 market and placed 2 new ones',
    `${v2}.MsgBatchUpdateOrders`,
    {
      ...sender,
      derivative_market_ids_to_cancel_all: [perpetualMarket.id],
      spot_orders_to_create: [spotOrderV2, spotOrderV2],
    },
  ),
  example('alice sent a batch without any orders in it', `${v2}.MsgBatchUpdateOrders`, sender),
]

const amount = { denom: usdt, amount: '5000000000' }
const between = {
  ...sender,
  source_subaccount_id: alicesSubaccount,
  destination_subaccount_id: alicesSecondSubaccount,
}
const margin = { ...between, ...perpetual, amount: '500000000.000000000000000000' }

const fundExamples = [
  example('alice moved 5,000 USDT into trading (subaccount 1)', `${v1}.MsgDeposit`, {
    ...sender,
    subaccount_id: alicesSubaccount,
    amount,
  }),
  example('alice moved 5,000 USDT out of trading (subaccount 0)', `${v2}.MsgWithdraw`, {
    ...sender,
    subaccount_id: '',
    amount,
  }),
  example('alice moved 5,000 USDT from subaccount 1 to subaccount 2', `${v1}.MsgSubaccountTransfer`, {
    ...between,
    amount,
  }),
  example('alice moved 5,000 USDT to subaccount 1 of bob', `${v1}.MsgExternalTransfer`, {
    ...between,
    destination_subaccount_id: bobsSubaccount,
    amount,
  }),
  example('alice added 5,000 USDT to the basket of the next burn auction', `${v1}.MsgExternalTransfer`, {
    ...between,
    destination_subaccount_id: `0x${'1'.repeat(64)}`,
    amount,
  }),
  example(
    'alice added 500 USDT of margin to a position on BTC/USDT PERP',
    `${v1}.MsgIncreasePositionMargin`,
    margin,
  ),
  example(
    'alice took 500 USDT of margin out of a position on BTC/USDT PERP',
    `${v1}.MsgDecreasePositionMargin`,
    margin,
  ),
  example('alice added margin to a position on 0x8888…88888', `${v1}.MsgIncreasePositionMargin`, {
    ...margin,
    market_id: unknownMarket,
  }),
  example('alice took margin out of a position on 0x8888…88888', `${v1}.MsgDecreasePositionMargin`, {
    ...margin,
    market_id: unknownMarket,
  }),
]

const position = { ...sender, ...perpetual, subaccount_id: bobsSubaccount }

const liquidated = {
  type: 'injective.exchange.v2.EventBatchDerivativeExecution',
  attributes: [
    { key: 'is_liquidation', value: 'true' },
    {
      key: 'trades',
      value: JSON.stringify([
        { position_delta: { is_long: false, execution_quantity: '60.0', execution_price: '64000.0' } },
      ]),
    },
  ],
}

const marketExamples = [
  example('alice liquidated the position of bob on BTC/USDT PERP', `${v1}.MsgLiquidatePosition`, position),
  example(
    'alice liquidated a long of 60 BTC held by bob, at 64,000 USDT on BTC/USDT PERP',
    `${v1}.MsgLiquidatePosition`,
    position,
    { events: [liquidated] },
  ),
  example('alice liquidated 2 positions', `${v2}.MsgBatchLiquidatePositions`, {
    ...sender,
    liquidations: [position, position],
  }),
  example(
    'alice offset a position on BTC/USDT PERP against opposite ones',
    `${v2}.MsgOffsetPosition`,
    position,
  ),
  example('alice put BTC/USDT PERP into emergency settlement', `${v1}.MsgEmergencySettleMarket`, position),
  example('alice listed the spot market ATOM/USDT', `${v1}.MsgInstantSpotMarketLaunch`, {
    ...sender,
    ticker: 'ATOM/USDT',
  }),
  example('alice listed the yes-or-no market MATCH', `${v2}.MsgInstantBinaryOptionsMarketLaunch`, {
    ...sender,
    ticker: 'MATCH',
  }),
  example('alice listed the perpetual market BTC/USDT PERP', `${v2}.MsgPerpetualMarketLaunch`, {
    ...sender,
    proposal: { ticker: 'BTC/USDT PERP' },
  }),
  example('alice changed the rules of INJ/USDT', `${v2}.MsgSpotMarketParamUpdate`, {
    ...sender,
    proposal: spot,
  }),
  example('alice changed the rules of INJ/USDT', `${v1}.MsgUpdateSpotMarket`, { admin: alice, ...spot }),
  example('alice renamed a market to INJ/USDT', `${v2}.MsgUpdateSpotMarket`, {
    admin: alice,
    ...spot,
    new_ticker: 'INJ/USDT',
  }),
  example('alice renamed INJ/USDT to INJ/USD', `${v2}.MsgUpdateSpotMarket`, {
    admin: alice,
    ...spot,
    new_ticker: 'INJ/USD',
  }),
  example('alice renamed INJ/USDT to INJ/USD and changed its rules', `${v2}.MsgUpdateSpotMarket`, {
    admin: alice,
    ...spot,
    new_ticker: 'INJ/USD',
    new_min_notional: '2.000000000000000000',
  }),
  example('alice renamed a market to INJ/USDT and changed its rules', `${v1}.MsgUpdateSpotMarket`, {
    admin: alice,
    ...spot,
    new_ticker: 'INJ/USDT',
    new_min_price_tick_size: '0.000000000000001000',
    new_min_notional: '0.000000000000000000',
  }),
  example('alice renamed BTC/USDT PERP to INJ/USDT PERP', `${v2}.MsgUpdateDerivativeMarket`, {
    admin: alice,
    ...perpetual,
    new_ticker: 'INJ/USDT PERP',
    new_open_notional_cap: {},
  }),
  example('alice settled Rain tomorrow? at 100% “yes”', `${v1}.MsgAdminUpdateBinaryOptionsMarket`, {
    ...sender,
    ...binary,
    settlement_price: '1.000000000000000000',
  }),
  example(
    'alice called off Rain tomorrow?: every bet is paid back',
    `${v1}.MsgAdminUpdateBinaryOptionsMarket`,
    {
      ...sender,
      ...binary,
      settlement_price: '-1.000000000000000000',
    },
  ),
  example('alice changed the rules of Rain tomorrow?', `${v2}.MsgAdminUpdateBinaryOptionsMarket`, {
    ...sender,
    ...binary,
    settlement_price: '',
  }),
]

const grantExamples = [
  example(
    'alice lent the weight of 5 INJ of stake to bob for lower trading fees',
    `${v1}.MsgAuthorizeStakeGrants`,
    {
      ...sender,
      grants: [{ grantee: bob, amount: '5000000000000000000' }],
    },
  ),
  example('alice took back the weight of stake lent to bob', `${v1}.MsgAuthorizeStakeGrants`, {
    ...sender,
    grants: [{ grantee: bob, amount: '0' }],
  }),
  example(
    'alice lent weight of stake to 2 accounts for lower trading fees',
    `${v2}.MsgAuthorizeStakeGrants`,
    {
      ...sender,
      grants: [
        { grantee: bob, amount: '1' },
        { grantee: alice, amount: '1' },
      ],
    },
  ),
  example('alice began to use the weight of stake lent by bob', `${v1}.MsgActivateStakeGrant`, {
    ...sender,
    granter: bob,
  }),
  example('alice paid 3 INJ from the community pool to 2 accounts', `${v2}.MsgBatchCommunityPoolSpend`, {
    ...sender,
    proposal: { proposals: [payment(alice, '1'), payment(bob, '2')] },
  }),
  example('alice paid 1 INJ from the community pool to bob', `${v2}.MsgBatchCommunityPoolSpend`, {
    ...sender,
    proposal: { proposals: [payment(bob, '1')] },
  }),
  example('alice gave up trading rewards', `${v1}.MsgRewardsOptOut`, sender),
  example('alice called Rainbow with the right to trade for them', `${v1}.MsgPrivilegedExecuteContract`, {
    ...sender,
    contract_address: rainbow,
  }),
  example('alice reclaimed locked funds', `${v2}.MsgReclaimLockedFunds`, sender),
]

export const exchangeExamples: Example[] = [
  ...orderExamples,
  ...batchExamples,
  ...fundExamples,
  ...marketExamples,
  ...grantExamples,
]

function order(market: { market_id: string }, order_type: string, price: string, quantity: string) {
  return { ...market, order_type, order_info: { price, quantity } }
}

function create(says: string, type: string, order: unknown, failed = false): Example {
  return example(says, type, { ...sender, order }, { failed })
}

function payment(recipient: string, whole: string) {
  return { recipient, amount: [{ denom: 'inj', amount: `${whole}${'0'.repeat(18)}` }] }
}
