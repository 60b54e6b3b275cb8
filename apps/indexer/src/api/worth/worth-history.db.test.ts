import assert from 'node:assert/strict'
import type { GetWorthHistoryResponse } from '@injsight/injsight-v1'
import { decodeAddress } from '@injsight/chain'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { unpackDeposits } from '#src/handlers/deposit-history/pack-deposits.ts'
import { decodePositions } from '#src/handlers/exchange/history/position-changes.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { readRecordedTrades } from '../../../test/recorded/recorded-trades.ts'
import { getWorth } from '../accounts/get-worth.ts'
import { listHoldings } from '../accounts/list-holdings.ts'
import { createWorthHistory } from './get-worth-history.ts'

const one = 10n ** 18n

let comparedInAll = 0

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const getWorthHistory = createWorthHistory(pool)
  const accounts = Object.values(readNames(recording)).filter((name) => /^inj1\w{38}$/.test(name))
  const told = new Map<string, GetWorthHistoryResponse>()
  for (const account of accounts) told.set(account, await getWorthHistory({ account }))

  test('[ACCT-01] the line of worth ends with what an account is worth now, without pending rewards', async () => {
    let traders = 0
    for (const [account, { quote, points }] of told) {
      const now = await getWorth(pool, account)
      const last = points.at(-1)
      assert.deepEqual([quote, last?.wallet, last?.exchange], [now.quote, now.wallet, now.exchange], account)
      if (now.exchange !== '0') traders++
      const { holdings } = await listHoldings(pool, { account, cursor: '', limit: 200 })
      const inj = holdings.find(({ denom }) => denom === 'inj')
      const price = now.holdings.find(({ denom }) => denom === 'inj')?.price ?? '0'
      const stake = BigInt(inj?.staked ?? 0) + BigInt(inj?.unbonding ?? 0)
      // inj has 18 decimals; what it is worth is told in the smallest unit of an asset with others.
      assert.equal(
        parse(last?.staking ?? ''),
        (stake * parse(price) * 10n ** BigInt(now.quoteDecimals)) / one,
        account,
      )
    }
    assert.ok(traders > 3)
  })

  test('[ACCT-01] at each moment it counts what histories told until then, at the last price before', async () => {
    const trades = readRecordedTrades(recording)
    const markets = await listMarkets(pool, {})
    const denoms = new Set(
      markets.flatMap(({ baseDenom, quoteDenom }) => [baseDenom ?? quoteDenom, quoteDenom]),
    )
    let compared = 0
    const traders = [...told].filter(([, { points }]) => points.at(-1)?.exchange !== '0').slice(0, 4)
    for (const [account, { quote, quoteDecimals, points: all }] of traders) {
      const points = all.filter((_, at) => at % 4 === 0)
      const { bytes } = decodeAddress(account)
      const banks = await pool.query<{ height: string; denom: string; amount: string }>(
        `select height, denom, amount from balance_history where account = $1 order by height`,
        [accountKey(bytes)],
      )
      const subaccounts = (await listSubaccounts(pool, bytes)).map(({ id }) => accountKey(id))
      const deposits = await pool.query<{ height: string; subaccount: string; deposits: Buffer }>(
        `select * from deposit_history where subaccount = any($1) order by height`,
        [subaccounts],
      )
      const positions = await pool.query<{ height: string; changes: Buffer }>(
        `select * from position_changes where account = $1 order by height`,
        [accountKey(bytes)],
      )
      for (const { height, time, wallet, exchange } of points) {
        const until = <Row extends { height: string }>(rows: Row[]) =>
          rows.filter((row) => BigInt(row.height) <= height)
        const before = trades.filter((trade) => trade.time < Number(time) || trade.height === Number(height))
        const priceOf = (denom: string): bigint | undefined => {
          if (denom === quote) return one
          const open = markets.filter(
            ({ kind, status, baseDenom }) => kind === 'spot' && status === 'Active' && baseDenom === denom,
          )
          const last = before.findLast(({ market }) =>
            open.some(({ id, quoteDenom }) => id === market && quoteDenom === quote),
          )
          return last && last.price / one
        }
        const held = { wallet: new Map<string, bigint>(), exchange: new Map<string, bigint>() }
        for (const row of until(banks.rows)) held.wallet.set(row.denom, BigInt(row.amount) * one)
        for (const row of until(deposits.rows))
          for (const { denom, total } of unpackDeposits(row.deposits))
            held.exchange.set(`${denom} ${row.subaccount}`, total)
        for (const row of until(positions.rows))
          for (const { market: key, nonce, position } of decodePositions(row.changes)) {
            const market = markets.find((known) => known.key === key)
            const scale = market?.generation === 2 ? 10n ** BigInt(market.quoteDecimals) : 1n
            held.exchange.set(
              `${denomKey(market?.quoteDenom ?? '')} ${key} ${nonce}`,
              position.margin * scale,
            )
          }
        const worthOf = (amounts: Map<string, bigint>) =>
          [...denoms].reduce((sum, denom) => {
            const price = priceOf(denom)
            if (price === undefined) return sum
            const { baseDecimals = 0 } =
              markets.find(({ kind, baseDenom }) => kind === 'spot' && baseDenom === denom) ?? {}
            const decimals = denom === quote ? quoteDecimals : (baseDecimals ?? 0)
            const own = [...amounts].filter(([name]) => name.split(' ')[0] === String(denomKey(denom)))
            const amount = own.reduce((all, [, part]) => all + part, 0n)
            return sum + (amount * price * 10n ** BigInt(quoteDecimals)) / 10n ** BigInt(18 + decimals)
          }, 0n)
        assert.ok(isNear(parse(wallet), worthOf(held.wallet)), `${account} at ${height}: wallet`)
        assert.ok(isNear(parse(exchange), worthOf(held.exchange)), `${account} at ${height}: exchange`)
        compared++
      }
    }
    assert.notEqual(compared, 0)
    comparedInAll += compared
  })
})

test('[ACCT-01] moments of more than a few accounts were compared', () => assert.ok(comparedInAll > 20))

/** Recorded prices have as many digits as people's units give them. */
function isNear(a: bigint, b: bigint): boolean {
  const difference = a > b ? a - b : b - a
  return difference <= (a > b ? a : b) / 10n ** 12n + 10n
}

/** 10^-18ths. */
function parse(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, 18).padEnd(18, '0'))
}
