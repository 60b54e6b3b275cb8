import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress } from '@injsight/chain'
import { forEachRecording, olderRecording } from '@injsight/testing'
import { readNames } from '../../../test/recorded/names.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { shift } from './units.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import { listPaymentsOf } from './accounts/funding-payments.ts'
import { listRates } from './funding-rates.ts'
import { listLiquidations } from './liquidations.ts'
import { findMarket, listMarketChanges, listMarkets } from './markets.ts'
import { listPositionsOfAccount, listPositionsOfMarket } from './positions.ts'
import { listSubaccounts, listSubaccountTransfers } from './accounts/subaccounts.ts'

type Json = Record<string, string>
await forEachRecording((recording, test) => {
  const names = readNames(recording)
  const trader = Buffer.from(decodeAddress(names['mm1'] ?? '').bytes)
  const expected = readExpected(recording, 'exchange') as {
    positions: { subaccount_id: string; market_id: string; position: Json }[]
    deposits: { subaccount_id: string; denom: string; deposits: Json }[]
    spotMarkets: Json[]
    tradeNonces: { subaccount_id: string; subaccount_trade_nonce: { nonce: number } }[]
  }
  test('markets are listed by what they are', async () => {
    const { pool } = await indexedRecording(recording)
    const spot = await listMarkets(pool, { kind: 'spot' })
    assert.deepEqual(
      new Set(spot.map(({ ticker }) => ticker)),
      new Set(expected.spotMarkets.map(({ ticker }) => ticker)),
    )
  })

  test('the subaccounts of an account hold what the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const held = (await listSubaccounts(pool, trader)).flatMap(({ id, deposits }) =>
      deposits.map(({ denom, available, total }) => ({
        subaccount_id: `0x${id.toString('hex')}`,
        denom,
        deposits: { available_balance: scaled(available), total_balance: scaled(total) },
      })),
    )
    assert.deepEqual(
      held,
      expected.deposits.filter(({ subaccount_id }) => subaccount_id.includes(trader.toString('hex'))),
    )
    const nonces = new Map(
      expected.tradeNonces.map((one) => [one.subaccount_id, BigInt(one.subaccount_trade_nonce.nonce)]),
    )
    for (const { id, tradeNonce } of await listSubaccounts(pool, trader)) {
      assert.equal(tradeNonce, nonces.get(`0x${id.toString('hex')}`) ?? 0n)
    }
  })

  test('coins that move in and out of subaccounts are listed page after page', async () => {
    const { pool } = await indexedRecording(recording)
    const carol = decodeAddress(names['carol'] ?? '').bytes
    const all = await listSubaccountTransfers(pool, carol, { before: undefined, limit: 100 })
    assert.notEqual(all.length, 0)
    const pages = []
    for (let before = undefined as (typeof all)[number] | undefined; ;) {
      const [next] = await listSubaccountTransfers(pool, carol, { before, limit: 1 })
      if (next === undefined) break
      pages.push(next)
      before = next
    }
    assert.deepEqual(pages, all)
  })

  test('positions of a market and of an account are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const toNode = ({
      subaccount,
      market,
      ...position
    }: Awaited<ReturnType<typeof listPositionsOfMarket>>[number]) => ({
      subaccount_id: `0x${subaccount.toString('hex')}`,
      market_id: market,
      position: {
        isLong: position.isLong,
        quantity: scaled(position.quantity),
        entry_price: scaled(position.entryPrice),
        margin: scaled(position.margin),
        cumulative_funding_entry: scaled(position.cumulativeFundingEntry),
      },
    })
    for (const [market, told] of Map.groupBy(expected.positions, ({ market_id }) => market_id)) {
      const first = await listPositionsOfMarket(pool, market, { after: undefined, limit: 3 })
      const rest = await listPositionsOfMarket(pool, market, {
        after: first.at(-1)?.subaccount,
        limit: 100,
      })
      assert.deepEqual([...first, ...rest].map(toNode), told)
    }
    assert.deepEqual(
      (await listPositionsOfAccount(pool, trader)).map(toNode),
      expected.positions.filter(({ subaccount_id }) => subaccount_id.includes(trader.toString('hex'))),
    )
  })
})

test('markets are found by their status and by their id', async () => {
  const { pool } = await indexedRecording(olderRecording)
  assert.deepEqual(
    (await listMarkets(pool, { status: 'Paused' })).map(({ ticker }) => ticker),
    ['BTC/USDT PERP'],
  )
  const market = await findMarket(pool, perpetual.toUpperCase().replace('0X', '0x'))
  assert.equal(market?.ticker, 'INJ/USDT PERP*')
  assert.equal(market.perpetual?.nextFundingTimestamp, 1795232820n)
  assert.equal(market.expiry, undefined)
  assert.equal(scaled(market.volume.maker), '35593141000000000000000000000')
  assert.equal(await findMarket(pool, `0x${'00'.repeat(32)}`), undefined)
  const changes = await listMarketChanges(pool, market.key, { before: undefined, limit: 2 })
  assert.deepEqual(
    changes.map(({ sequence }) => sequence >> 16n),
    [1740n, 1739n],
  )
})

test('funding rates lead to the cumulative funding, and payments to who had a position', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const range = { markets: [marketKey(perpetual)], to: 2n ** 47n }
  const rates = await listRates(pool, range, { skip: 0, limit: 1000 })
  assert.equal(scaled(rates[0]?.cumulativeFunding ?? ''), '12308686102238888067000')
  const older = await listRates(pool, range, { skip: 4, limit: 2 })
  assert.deepEqual(older, rates.slice(4, 6))

  const subaccount = Buffer.concat([trader, Buffer.alloc(11), Buffer.from([1])])
  const [newest] = await listPaymentsOf(pool, subaccount, { ...range, limit: 1000 })
  // A short of 146 is paid what longs pay.
  const rate = rates.find(({ height }) => height === newest?.height)
  assert.equal(Number(newest?.amount), 146 * Number(rate?.payment))
})

test('a liquidation tells who, whom, how much and what was lost', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const found = await listLiquidations(
    pool,
    { market: perpetual, address: undefined },
    { before: undefined, limit: 10 },
  )
  assert.equal(found.length, 1)
  const [one] = found
  assert.partialDeepStrictEqual(one, {
    market: perpetual,
    wasLong: true,
    quantity: '60.000000000000000000',
    price: '24900000.000000000000000000',
    payout: '81600000.000000000000000020',
    isBankrupt: false,
    lostFromAvailable: '0.000000000000000000',
    insuranceUsed: '0',
  })
  assert.equal(one?.subaccount.toString('hex'), `${one?.account.toString('hex')}${'0'.repeat(23)}1`)
  assert.notEqual(one?.liquidator, null)
  const page = { before: undefined, limit: 10 }
  assert.deepEqual(
    await listLiquidations(pool, { market: undefined, address: one?.account ?? trader }, page),
    found,
  )
  assert.deepEqual(
    await listLiquidations(pool, { market: perpetual, address: undefined }, { ...page, before: one }),
    [],
  )
})

const perpetual = '0x7cc8b10d7deb61e744ef83bdec2bbcf4a056867e89b062c6a453020ca82bd4e4'
const trader = Buffer.from('1a8cb82a1780fb5c295d4795bfbe3eec7921deee', 'hex')
const scaled = (decimal: string) => shift(decimal, 18)
