import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol } from '../testing/world.ts'

export const oracleExamples: Example[] = [
  example('alice set 3 prices', '/injective.oracle.v1beta1.MsgRelayPriceFeedPrice', {
    base: ['INJ', 'BTC', 'ATOM'],
    quote: ['USDT', 'USDT', 'USDT'],
    price: ['25.000000000000000000', '60000.000000000000000000', '8.000000000000000000'],
    sender: alice,
  }),
  example('alice set the price of INJ to 23.4 USDT', '/injective.oracle.v1beta1.MsgRelayPriceFeedPrice', {
    base: ['INJ'],
    quote: ['USDT'],
    price: ['23.400000000000000000'],
    sender: alice,
  }),
  example(
    'alice tried to request prices from Band (request 1)',
    '/injective.oracle.v1beta1.MsgRequestBandIBCRates',
    { sender: alice, request_id: '1' },
    { failed: true },
  ),
  example('alice created the price feed LINK/USDC', '/injective.ocr.v1beta1.MsgCreateFeed', {
    config: { module_params: { feed_id: 'LINK/USDC' } },
    sender: alice,
  }),
  example(
    'alice put 100000 peggy0x5149…86CA into the rewards of the price feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgFundFeedRewardPool',
    {
      sender: alice,
      feed_id: 'LINK/USDC',
      amount: { denom: 'peggy0x514910771AF9Ca656af840dff83E8264EcF986CA', amount: '100000' },
    },
  ),
  example(
    'alice named 2 accounts to be paid for the price feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgSetPayees',
    { sender: alice, feed_id: 'LINK/USDC', payees: [alice, alice] },
  ),
  example(
    'alice offered carol their pay from the price feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgTransferPayeeship',
    { proposed: carol, sender: alice, feed_id: 'LINK/USDC' },
  ),
  example(
    'alice accepted the pay of bob from the price feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgAcceptPayeeship',
    { payee: alice, transmitter: bob, feed_id: 'LINK/USDC' },
  ),
  example(
    'alice took 100 peggy0x5149…86CA out of the rewards of the price feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgWithdrawFeedRewardPool',
    {
      sender: alice,
      feed_id: 'LINK/USDC',
      amount: { denom: 'peggy0x514910771AF9Ca656af840dff83E8264EcF986CA', amount: '100' },
    },
  ),
  example(
    'alice tried to report a price to the feed LINK/USDC',
    '/injective.ocr.v1beta1.MsgTransmit',
    { transmitter: alice, feed_id: 'LINK/USDC' },
    { failed: true },
  ),
  example(
    'alice set the prices of INJ to 25 USD and USDT to 1 USD',
    '/injective.oracle.v1beta1.MsgRelayBandRates',
    { symbols: ['INJ', 'USDT'], rates: ['25000000000', '1000000000'], relayer: alice },
  ),
  example('alice changed the price feed LINK/USDC', '/injective.ocr.v1beta1.MsgUpdateFeed', {
    sender: alice,
    feed_id: 'LINK/USDC',
  }),
  example('alice set 2 prices', '/injective.oracle.v1beta1.MsgRelayStorkPrices', {
    sender: alice,
    asset_pairs: [{}, {}],
  }),
]
