import assert from 'node:assert/strict'
import { decodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { findNamedTx } from '../../../test/recorded/named-txs.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { shift } from './units.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import { listPaymentsOf } from './accounts/funding-payments.ts'
import { listRates } from './funding-rates.ts'
import { listLiquidations } from './liquidations.ts'
import { findMarket, listMarketChanges, listMarkets } from './markets.ts'
import { listPositionsOfAccount, type Position } from './positions.ts'
import { listSubaccounts, listSubaccountTransfers } from './accounts/subaccounts.ts'

type Json = Record<string, string>
await forEachRecording((recording, test) => {
  const names = readNames(recording)
  const trader = Buffer.from(decodeAddress(names['mm1'] ?? '').bytes)
  const expected = readExpected(recording, 'exchange') as {
    positions: { subaccount_id: string; market_id: string; position: Json }[]
    deposits: { subaccount_id: string; denom: string; deposits: Json }[]
    spotMarkets: Json[]
    derivativeMarkets: Json[]
    binaryOptionsMarkets: Json[]
    perpetualMarketInfo: Json[]
    perpetualFunding: { market_id: string; funding: { cumulative_funding: string } }[]
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

  test('positions of every account are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const toNode = ({ subaccount, market, ...position }: Position) => ({
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
    const ownerOf = ({ subaccount_id }: { subaccount_id: string }) => subaccount_id.slice(2, 42)
    for (const [owner, told] of Map.groupBy(expected.positions, ownerOf))
      assert.deepEqual((await listPositionsOfAccount(pool, Buffer.from(owner, 'hex'))).map(toNode), told)
  })

  test('markets are found by their status and by their id', async () => {
    const { pool } = await indexedRecording(recording)
    const all = [...expected.spotMarkets, ...expected.derivativeMarkets, ...expected.binaryOptionsMarkets]
    for (const status of ['Active', 'Paused', 'Expired', 'Demolished']) {
      assert.deepEqual(
        (await listMarkets(pool, { status })).map(({ id }) => id).toSorted(),
        all.flatMap((market) => (market['status'] === status ? (market['market_id'] ?? []) : [])).toSorted(),
        status,
      )
    }
    for (const { market_id: id = '', next_funding_timestamp: next = '' } of expected.perpetualMarketInfo) {
      const market = await findMarket(pool, id.toUpperCase().replace('0X', '0x'))
      assert.equal(market?.ticker, all.find((one) => one['market_id'] === id)?.['ticker'])
      assert.equal(market?.perpetual?.nextFundingTimestamp, BigInt(next))
      assert.equal(market?.expiry, undefined)
    }
    assert.equal(await findMarket(pool, `0x${'00'.repeat(32)}`), undefined)
    const changed = await findMarket(
      pool,
      all.find(({ ticker }) => ticker?.endsWith('*'))?.['market_id'] ?? '',
    )
    const changes = await listMarketChanges(pool, changed?.key ?? 0n, { before: undefined, limit: 2 })
    assert.equal(changes.length, 2)
    assert.ok((changes[0]?.sequence ?? 0n) > (changes[1]?.sequence ?? 0n), 'newest first')
  })

  test('funding rates lead to the cumulative funding, and payments to who had a position', async () => {
    const { pool } = await indexedRecording(recording)
    for (const { market_id: id, funding } of expected.perpetualFunding) {
      const range = { markets: [marketKey(id)], to: 2n ** 47n }
      const rates = await listRates(pool, range, { skip: 0, limit: 1000 })
      assert.equal(scaled(rates[0]?.cumulativeFunding ?? ''), funding.cumulative_funding)
      assert.deepEqual(await listRates(pool, range, { skip: 4, limit: 2 }), rates.slice(4, 6))
      // A short is paid what longs pay. Who traded after the interval had another position then.
      const unchanged = expected.positions.filter(
        ({ market_id, position }) =>
          market_id === id && position['cumulative_funding_entry'] !== funding.cumulative_funding,
      )
      for (const { subaccount_id, position } of unchanged) {
        const subaccount = Buffer.from(subaccount_id.slice(2), 'hex')
        const [newest] = await listPaymentsOf(pool, subaccount, { ...range, limit: 1000 })
        const rate = rates.find(({ height }) => height === newest?.height)
        const received = Number(position['quantity']) * (position['isLong'] ? -1 : 1) * Number(rate?.payment)
        assert.equal(Number(newest?.amount).toPrecision(12), (received / 1e18).toPrecision(12))
      }
    }
  })

  test('a liquidation tells who, whom, how much and what was lost', async () => {
    const { pool } = await indexedRecording(recording)
    const page = { before: undefined, limit: 10 }
    const found = await listLiquidations(pool, { market: undefined, address: undefined }, page)
    assert.equal(found.length, 1)
    const [one = assert.fail()] = found
    const { signer, height } = findNamedTx(recording, 'exchange.liquidate')
    assert.equal(one.sequence >> 16n, BigInt(height))
    assert.deepEqual(one.liquidator, Buffer.from(decodeAddress(signer).bytes))
    assert.equal(one.subaccount.toString('hex'), `${one.account.toString('hex')}${'0'.repeat(23)}1`)
    assert.partialDeepStrictEqual(one, {
      wasLong: true,
      quantity: '60.000000000000000000',
      isBankrupt: false,
      lostFromAvailable: '0.000000000000000000',
      insuranceUsed: '0',
    })
    assert.partialDeepStrictEqual(one, prices[recording.name] ?? {})
    const ofMarket = { market: one.market, address: undefined }
    assert.deepEqual(await listLiquidations(pool, { market: undefined, address: one.account }, page), found)
    assert.deepEqual(await listLiquidations(pool, ofMarket, page), found)
    assert.deepEqual(await listLiquidations(pool, ofMarket, { ...page, before: one }), [])
  })
})

/** What the closed position of a recording came to. */
const prices: Record<string, object> = {
  older: { price: '24900000.000000000000000000', payout: '81600000.000000000000000020' },
}
const scaled = (decimal: string) => shift(decimal, 18)
