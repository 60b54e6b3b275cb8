import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording, type Recording } from '@injsight/testing'
import type { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { beginAt, indexRange } from '../../../test/index-range.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

type Json = Record<string, unknown>
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'exchange')
  const listOf = (name: string) => expected[name] as Json[]

  test('[IDX-04] markets of every kind are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ kind: string; market: Json }>(
      'select kind, market from markets order by id',
    )
    const compare = (kinds: string[], name: string) => {
      const told = listOf(name).toSorted((a, b) => (String(a['market_id']) < String(b['market_id']) ? -1 : 1))
      const held = rows.filter(({ kind }) => kinds.includes(kind)).map(({ market }) => scale(market) as Json)
      // Chains that come later have more fields, which are as they would be where nobody has set them.
      const asTold = held.map((market, at) =>
        Object.fromEntries(
          Object.entries(market).filter(([key, value]) => value !== false || key in (told[at] ?? {})),
        ),
      )
      assert.deepEqual(asTold, told)
    }
    compare(['spot'], 'spotMarkets')
    compare(['perpetual', 'expiry'], 'derivativeMarkets')
    compare(['binary'], 'binaryOptionsMarkets')
  })

  test('subaccount deposits are as the node says, the fees that auctions take too', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      `select '0x' || encode(subaccount, 'hex') as subaccount, d.denom, trunc(available * 1e18)::text as available,
      trunc(total * 1e18)::text as total
      from exchange_deposits as e join denoms as d on d.id = e.denom order by 1, d.denom collate "C"`,
    )
    const told = listOf('deposits').map(({ subaccount_id, denom, deposits }) => {
      const { available_balance: available, total_balance: total } = deposits as Json
      return { subaccount: subaccount_id, denom, available, total }
    })
    assert.deepEqual(rows, told)
  })

  test('positions are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      `select '0x' || encode(subaccount, 'hex') as subaccount_id, m.id as market_id, is_long as "isLong",
      ${scaled('quantity', 'entry_price', 'margin', 'cumulative_funding_entry')}
      from positions as p join markets as m on m.key = p.market order by 2, 1`,
    )
    const told = listOf('positions').map(({ position, ...ids }) => ({ ...ids, ...(position as Json) }))
    assert.deepEqual(rows, told)
  })

  test('perpetual markets and their funding are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<Json>(
      `select market as market_id, ${scaled('hourly_funding_rate_cap', 'hourly_interest_rate')},
      next_funding_timestamp::text, funding_interval::text from perpetuals order by 1`,
    )
    assert.deepEqual(rows, listOf('perpetualMarketInfo'))
    const funding = await pool.query<Json>(
      `select market, ${scaled('cumulative_funding', 'cumulative_price')}, last_timestamp::text from perpetuals order by 1`,
    )
    assert.deepEqual(
      funding.rows.map(({ market: market_id, ...rest }) => ({ market_id, funding: rest })),
      listOf('perpetualFunding'),
    )
    assert.equal((await pool.query('select from expiry_futures')).rowCount, listOf('expiryFutures').length)
  })

  test('every order that was tried is counted, as the node does', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ subaccount_id: string; nonce: string }>(
      `select '0x' || encode(subaccount, 'hex') as subaccount_id, nonce from trade_nonces order by 1`,
    )
    assert.deepEqual(
      rows.map(({ subaccount_id, nonce }) => ({
        subaccount_id,
        subaccount_trade_nonce: { nonce: Number(nonce) },
      })),
      listOf('tradeNonces'),
    )
  })

  test('volumes of markets are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<Json>(
      `select m.id, ${scaled('maker', 'taker')} from market_volumes as v join markets as m on m.key = v.market order by 1`,
    )
    assert.deepEqual(
      rows.map(({ id: market_id, maker, taker }) => ({
        market_id,
        volume: { maker_volume: maker, taker_volume: taker },
      })),
      listOf('marketVolumes'),
    )
  })

  test('the schedule of discounts and who wants no rewards are as the node says', async () => {
    const { pool } = await indexedRecording(recording)
    assert.deepEqual(scale(await findSetting(pool, 'fee_discount_schedule')), expected['feeDiscountSchedule'])
    const { rows } = await pool.query<{ address: Buffer }>(
      'select a.address from reward_opt_outs join addresses as a using (account)',
    )
    assert.deepEqual(
      rows.map(({ address }) => encodeAddress('inj', address)),
      expected['optedOut'],
    )
  })

  test('before futures expire, what is kept of them is what the chain tells when they do', async () => {
    const chain = await openRecordedChain(recording.folder)
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, chain.from)
    let next = chain.from
    for (const { height, ...told } of toldExpiries(recording)) {
      await indexRange(client, chain, { from: next, to: BigInt(height) - 1n, size: 50 }, chain.from)
      next = BigInt(height)
      const { rows } = await pool.query(
        `select expiration_timestamp, twap_start_timestamp, twap_start_price_cumulative from expiry_futures
          where market = $1`,
        [told.market],
      )
      const { market: _, ...kept } = told
      assert.deepEqual(rows, [kept])
    }
    await client.end()
  })

  test('all of the exchange could be read', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(`select * from unread where module = 'exchange'`)
    assert.deepEqual(rows, [])
  })
})

/** What the chain told of futures in the block that settled them. */
function toldExpiries(recording: Recording) {
  const [v1, v2] = ['v1beta1', 'v2'].map((version) =>
    listRecordedEvents(recording, `injective.exchange.${version}.EventExpiryFuturesMarketUpdate`),
  )
  return (v1?.length ? v1 : (v2 ?? [])).flatMap(({ height, values }) => {
    const told = JSON.parse(values['expiry_futures_market_info'] ?? '') as Record<string, string>
    if (told['settlement_price'] === '0') return []
    return {
      height,
      market: told['market_id'],
      expiration_timestamp: told['expiration_timestamp'],
      twap_start_timestamp: told['twap_start_timestamp'],
      twap_start_price_cumulative: told['expiration_twap_start_price_cumulative'],
    }
  })
}

/** Columns as the node's answers have decimals: 10^-18ths. */
function scaled(...columns: string[]): string {
  return columns.map((column) => `trunc(${column} * 1e18)::text as ${column}`).join(', ')
}

/** Decimals of told JSON as 10^-18ths; the empty ones are left out by the node. */
function scale(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(scale)
  if (typeof told === 'object' && told !== null) {
    return Object.fromEntries(
      Object.entries(told).flatMap(([key, value]) =>
        value === '' && key !== 'admin' ? [] : [[key, scale(value)]],
      ),
    )
  }
  if (typeof told === 'string' && /^-?\d+\.\d{18}$/.test(told)) {
    return BigInt(told.replace('.', '')).toString()
  }
  return told
}

async function findSetting(pool: Pool, name: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(
    'select value from exchange_settings where name = $1',
    [name],
  )
  return rows[0]?.value
}
