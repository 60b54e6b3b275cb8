import type { Example } from '../testing/example.ts'
import { example } from '../testing/example.ts'
import { alice, binaryMarket, bob, perpetualMarket, spotMarket } from '../testing/world.ts'
import type { OrderOutcome } from '../sentence.ts'

const v2 = '/injective.exchange.v2'

/** What happened, where that is more than what was asked. */
export const outcomeExamples: Example[] = [
  spot('alice bought 40 INJ at 25.2 USDT on INJ/USDT', 'Limit', filled('40', '25.2')),
  spot('alice bought 40 INJ at 25.2 USDT on INJ/USDT', 'Market', filled('40', '25.2')),
  spot('alice bought 12 of 40 INJ at 25.1 USDT on INJ/USDT; the rest waits at 25.5 USDT', 'Limit', {
    ...filled('12', '25.1'),
    status: 'partially_filled',
  }),
  spot('alice bought 12 of 40 INJ at 25.1 USDT on INJ/USDT; the rest was cancelled', 'Limit', {
    ...filled('12', '25.1'),
    status: 'cancelled',
  }),
  spot(
    'alice tried to buy 40 INJ on INJ/USDT, at 25.5 USDT or better, but found nothing to trade with',
    'Market',
    { ...filled('0', ''), status: 'unfilled' },
  ),
  spot('alice tried to place an order to buy 40 INJ at 25.5 USDT on INJ/USDT', 'Limit', {
    ...filled('', ''),
    status: 'refused',
  }),
  // What isn't known for certain is told as it was asked.
  spot('alice placed an order to buy 40 INJ at 25.5 USDT on INJ/USDT', 'Limit', filled('', '')),
  spot('alice placed an order to buy 40 INJ at 25.5 USDT on INJ/USDT', 'Limit', {
    ...filled('40', '25.2'),
    status: 'unknown',
  }),
  perpetual('alice went long 0.5 BTC at 64,990 USDT on BTC/USDT PERP', '32500'),
  perpetual('alice reduced a short by 0.5 BTC at 64,990 USDT on BTC/USDT PERP', '0'),
  example(
    'alice placed 2 orders on INJ/USDT; 1 was filled',
    `${v2}.MsgBatchUpdateOrders`,
    { sender: alice, spot_orders_to_create: [order(spotMarket.id), order(spotMarket.id)] },
    { orders: [filled('40', '25.2'), { ...filled('', ''), status: 'open' }] },
  ),
  example(
    'alice placed 3 orders on INJ/USDT; 1 was filled; 1 was refused',
    `${v2}.MsgBatchUpdateOrders`,
    { sender: alice, spot_orders_to_create: Array.from({ length: 3 }, () => order(spotMarket.id)) },
    {
      orders: [
        filled('40', '25.2'),
        { ...filled('', ''), status: 'open' },
        { ...filled('', ''), status: 'refused' },
      ],
    },
  ),
  bet('alice bet 24 USDT on “yes” in Rain tomorrow?, at 0.4 USDT', 'BUY', filled('60', '0.4')),
  bet('alice bet 36 USDT on “no” in Rain tomorrow?, at 0.4 USDT', 'SELL', filled('60', '0.4')),
  bet('alice bet 24 of 40 USDT on “yes” in Rain tomorrow?, at 0.4 USDT; the rest was cancelled', 'BUY', {
    ...filled('60', '0.4'),
    status: 'cancelled',
  }),
  bet('alice tried to bet 40 USDT on “yes” in Rain tomorrow?, at 0.4 USDT, but nobody took the bet', 'BUY', {
    ...filled('', ''),
    status: 'unfilled',
  }),
  transfer('alice sent 1 INJ to bob over channel-0, and it arrived', 'arrived'),
  transfer('alice sent 1 INJ to bob over channel-0, where it was refused and came back', 'returned'),
  transfer('alice sent 1 INJ to bob over channel-0, but it came too late and went back', 'expired'),
]

function filled(quantity: string, averagePrice: string): OrderOutcome {
  return { message: 0, status: 'filled', filled: quantity, averagePrice }
}

function order(market_id: string, price = '25.5', quantity = '40') {
  return { market_id, order_type: 'BUY', order_info: { price, quantity } }
}

function spot(says: string, placing: 'Limit' | 'Market', outcome: OrderOutcome): Example {
  const value = { sender: alice, order: order(spotMarket.id) }
  return example(says, `${v2}.MsgCreateSpot${placing}Order`, value, { orders: [outcome] })
}

function bet(says: string, order_type: string, outcome: OrderOutcome): Example {
  const terms = { ...order(binaryMarket.id, '0.4', '100'), order_type, margin: '40' }
  const value = { sender: alice, order: terms }
  return example(says, `${v2}.MsgCreateBinaryOptionsLimitOrder`, value, { orders: [outcome] })
}

function perpetual(says: string, margin: string): Example {
  const value = { sender: alice, order: { ...order(perpetualMarket.id, '65000', '0.5'), margin } }
  return example(says, `${v2}.MsgCreateDerivativeMarketOrder`, value, { orders: [filled('0.5', '64990')] })
}

function transfer(says: string, status: 'arrived' | 'returned' | 'expired'): Example {
  const value = {
    sender: alice,
    receiver: bob,
    token: { denom: 'inj', amount: '1000000000000000000' },
    source_port: 'transfer',
    source_channel: 'channel-0',
  }
  const type = '/ibc.applications.transfer.v1.MsgTransfer'
  return example(says, type, value, { packets: [{ message: 0, status }] })
}
