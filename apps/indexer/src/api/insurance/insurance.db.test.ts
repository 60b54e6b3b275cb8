import assert from 'node:assert/strict'
import { after } from 'node:test'
import { FundRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { InjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import { IndexerGrpcInsuranceFundApi } from '@injectivelabs/sdk-ts/client/indexer'
import type { ShareRedemption } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { writeCursor } from '../accounts/read-page.ts'
import { listRedemptions } from './list-redemptions.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

type Fund = Record<
  | 'market_id'
  | 'market_ticker'
  | 'balance'
  | 'total_share'
  | 'insurance_pool_token_denom'
  | 'expiry'
  | 'deposit_denom',
  string
> & { redemption_notice_period_duration: string }
type Schedule = { id: string; redeemer: string; redemption_amount: { denom: string; amount: string } }

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcInsuranceFundApi(url)
  const client = new InjectiveInsuranceRPCClient(transport)
  const expected = readExpected(recording, 'insurance') as unknown as {
    funds: Fund[]
    state: { redemption_schedule: Schedule[] }
  }

  test("insurance funds are the chain's, with what is known of the token that was paid in", async () => {
    const { insuranceFunds: funds } = await api.fetchAllInsuranceFunds()
    const inOrder = expected.funds.toSorted((a, b) => (a.market_id < b.market_id ? -1 : 1))
    assert.deepEqual(
      funds.map((fund) => [
        fund.marketId,
        fund.marketTicker,
        fund.balance,
        fund.totalShare,
        fund.insurancePoolTokenDenom,
        fund.expiry,
        `${fund.redemptionNoticePeriodDuration}s`,
        fund.depositDenom,
      ]),
      inOrder.map((fund) => [
        fund.market_id,
        fund.market_ticker,
        fund.balance,
        fund.total_share,
        fund.insurance_pool_token_denom,
        Number(fund.expiry),
        fund.redemption_notice_period_duration,
        fund.deposit_denom,
      ]),
    )
    for (const { insurancePoolTokenDenom: denom, marketId } of funds) {
      const { fund } = await client.fund(FundRequest.create({ denom })).response
      assert.equal(fund?.marketId, marketId)
      assert.match(fund?.oracleType ?? '', /^[a-z0-9]+$/)
    }
    await assert.rejects(client.fund({ denom: 'share0' }).response, { kind: 'not-found' })
    await assert.rejects(client.funds({ perPage: -1, token: '' }).response, { kind: 'invalid-input' })
  })

  test('redemptions are told page by page', async () => {
    const all = await client.redemptions({ redeemer: '', redemptionDenom: '', status: '' }).response
    const paged: ShareRedemption[] = []
    for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
      const page = await listRedemptions(pool, { account: '', cursor, limit: 1 })
      assert.ok(page.redemptions.length <= 1)
      paged.push(...page.redemptions)
      cursor = page.next
    }
    assert.deepEqual(
      paged.map((one) => [one.id, one.account, one.shareDenom, one.shares, one.requested * 1000n]),
      all.redemptionSchedules.map((one) => [
        one.redemptionId,
        one.redeemer,
        one.redemptionDenom,
        one.redemptionAmount,
        one.requestedAt,
      ]),
    )
    assert.deepEqual(
      paged.map((one) => [one.due * 1000n, one.paid * 1000n, one.denom, one.amount]),
      all.redemptionSchedules.map((one) => [
        one.claimableRedemptionTime,
        one.disbursedAt,
        one.disbursedDenom,
        one.disbursedAmount,
      ]),
    )
    for (const { account } of paged) {
      const own = await listRedemptions(pool, { account, cursor: '', limit: 200 })
      assert.deepEqual(
        own.redemptions,
        paged.filter((one) => one.account === account),
      )
    }
    for (const cursor of [
      'x',
      writeCursor(['lost', '1', '1']),
      writeCursor(['paid', '9223372036854775808', '1']),
    ])
      await assert.rejects(listRedemptions(pool, { account: '', cursor, limit: 1 }), {
        kind: 'invalid-input',
      })
  })

  test('redemptions wait until they are paid out', async () => {
    const all = await api.fetchRedemptions({ address: '' })
    const waiting = all.filter(({ status }) => status === 'pending')
    assert.deepEqual(
      waiting.map(({ redemptionId, redeemer, redemptionAmount, redemptionDenom }) => [
        String(redemptionId),
        redeemer,
        redemptionAmount,
        redemptionDenom,
      ]),
      expected.state.redemption_schedule.map(({ id, redeemer, redemption_amount: amount }) => [
        id,
        redeemer,
        amount.amount,
        amount.denom,
      ]),
    )
    assert.ok(waiting.every((one) => one.claimableRedemptionTime > one.requestedAt && one.requestedAt > 1e15))
    const paid = all.filter(({ status }) => status === 'disbursed')
    const { rows } = await pool.query('select from insurance_changes where kind = 3')
    assert.equal(paid.length, rows.length)
    assert.ok(paid.every((one) => one.disbursedAt > one.requestedAt && Number(one.disbursedAmount) >= 0))
    for (const { redeemer, redemptionDenom, status } of all) {
      const own = await api.fetchRedemptions({ address: redeemer, denom: redemptionDenom, status })
      assert.deepEqual(
        own,
        all.filter(
          (one) =>
            one.redeemer === redeemer && one.redemptionDenom === redemptionDenom && one.status === status,
        ),
      )
    }
    const ask = { redeemer: '', redemptionDenom: '', status: '' }
    await assert.rejects(client.redemptions({ ...ask, status: 'lost' }).response, { kind: 'invalid-input' })
    await assert.rejects(client.redemptions({ ...ask, redeemer: 'inj1' }).response, { kind: 'invalid-input' })
  })
})
