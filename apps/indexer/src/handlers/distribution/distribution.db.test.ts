import assert from 'node:assert/strict'
import {
  findValidatorEarnings,
  findWithdrawAddress,
  listCommunityPool,
  listPendingRewards,
} from '#src/queries/staking/rewards.ts'
import {
  DelegatorStartingInfo,
  ValidatorCurrentRewards,
  ValidatorHistoricalRewards,
  ValidatorOutstandingRewards,
  ValidatorSlashEvent,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/distribution_pb.js'
import { Pairs } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/store/internal/kv/v1beta1/kv_pb.js'
import { decodeAddress } from '@injsight/chain'
import type { NodeClient } from '@injsight/node-client'
import { forEachRecording } from '@injsight/testing'
import { getCommunityPool, listCommunityFlows } from '#src/api/community/community-pool.ts'
import { connect } from '#src/database/connect.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { createState } from '#src/state/state.ts'
import { askRewards } from './rewards-from-node.ts'
import { askWithdrawAddresses } from './withdraw-addresses.ts'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  const told = readExpected(recording, 'distribution') as Told

  test('what every delegator has earned is what the node says, to the last digit', async () => {
    for (const [delegator, { rewards }] of Object.entries(told.rewards)) {
      const ours = await listPendingRewards(pool, delegator)
      const theirs = rewards.map(({ validator_address, reward }) => ({
        validator: validator_address,
        coins: Object.fromEntries(reward.map(({ denom, amount }) => [denom, amount])),
      }))
      assert.deepEqual(
        ours,
        theirs.toSorted((a, b) => (a.validator < b.validator ? -1 : 1)),
        delegator,
      )
    }
  })

  test('whoever the node knows nothing of has earned nothing', async () => {
    const { rows } = await pool.query<{ delegator: string }>('select distinct delegator from delegations')
    for (const { delegator } of rows) assert.ok(delegator in told.rewards, delegator)
    assert.deepEqual(await listPendingRewards(pool, 'inj1jv65s3grqf6v6jl3dp4t6c9t9rk99cd8dkncm8'), [])
  })

  test('every commission is what the node says', async () => {
    for (const [validator, { commission }] of Object.entries(told.commission)) {
      const theirs = Object.fromEntries(commission.commission.map(({ denom, amount }) => [denom, amount]))
      assert.deepEqual((await findValidatorEarnings(pool, validator))?.commission, theirs)
    }
  })

  test('the community pool is what the node says', async () => {
    const ours = await listCommunityPool(pool)
    assert.deepEqual(
      ours.map(({ denom, amount }) => ({ denom, amount: BigInt(amount.replace('.', '')).toString() })),
      told.communityPool,
    )
  })

  test('the account of distribution holds what it owes and what belongs to everybody', async () => {
    const { rows } = await pool.query(
      `select d.denom from balances as b join denoms as d on d.id = b.denom join addresses as a using (account)
      where a.address = decode('9335484503aa0acd4bf16876aa60ab28ec52e1a7', 'hex') and b.amount <> trunc(
        coalesce((select p.amount from community_pool as p where p.denom = d.denom), 0)
        + coalesce((select sum((r.outstanding ->> d.denom)::numeric) from validator_rewards as r), 0) / 1e18)`,
    )
    assert.deepEqual(rows, [])
  })

  test('rewards go where their owner says', async () => {
    const { rows } = await pool.query<{ delegator: string; address: string }>(
      'select * from withdraw_addresses',
    )
    assert.equal(rows.length, 1)
    const [row] = rows
    assert.equal(row && (await findWithdrawAddress(pool, row.delegator)), row?.address)
    assert.equal(await findWithdrawAddress(pool, 'inj1nobody'), 'inj1nobody')
  })

  test('an index that begins with the node knows the commission, and that it does not know the rewards', async () => {
    const begun = await begunFromNode(recording)
    for (const table of ['distribution_params', 'validator_commissions', 'minter', 'mint_params']) {
      const text = `select * from ${table} order by 1`
      assert.deepEqual((await begun.pool.query(text)).rows, (await pool.query(text)).rows, table)
    }
    const { rows } = await begun.pool.query(`select module, source from module_sources where module in
    ('distribution', 'rewards', 'mint') order by module`)
    assert.deepEqual(rows, [
      { module: 'distribution', source: 'node' },
      { module: 'mint', source: 'node' },
      { module: 'rewards', source: 'none' },
    ])
  })

  test('an index that begins with a node whose store can be read has the same rows', async () => {
    const { rows: pairs } = await listPairs()
    const { node, stop } = await playRecording(recording)
    // The store is asked when the chain has moved on: it lists another beginning of a delegation, and lacks periods.
    const moved = DelegatorStartingInfo.toBinary({
      previousPeriod: 9n,
      stake: '1',
      height: recording.to + 1n,
    })
    const later = pairs
      .filter(({ key }) => key[0] !== 5)
      .map(({ key, value }) => ({ key, value: key[0] === 4 ? moved : value }))
    const queryAbci: NodeClient['queryAbci'] = async (path, asked, height) => {
      if (path === '/store/distribution/key') {
        return Buffer.from(pairs.find(({ key }) => key.equals(asked))?.value ?? [])
      }
      if (path !== '/store/distribution/subspace') return node.queryAbci(path, asked, height)
      const found = later.filter(({ key }) => key.subarray(0, asked.length).equals(asked))
      return Buffer.from(Pairs.toBinary({ pairs: found }))
    }
    const { url, pool: begun } = await emptyIndex()
    const client = await connect(url, 'test')
    const state = createState(client)
    const transport = createNodeTransport({ queryAbci }, recording.to)
    await askRewards(state, transport, recording.to)
    await askWithdrawAddresses(state, transport)
    await state.flush()
    for (const table of [
      'validator_rewards',
      'historical_rewards',
      'starting_infos',
      'withdraw_addresses',
      'community_pool',
    ]) {
      const text = `select * from ${table} order by 1, 2`
      assert.deepEqual((await begun.query(text)).rows, (await pool.query(text)).rows, table)
    }
    pairs.pop()
    await assert.rejects(askRewards(createState(client), transport, recording.to), {
      code: 'distribution.store',
    })
    await client.end()
    await stop()
  })

  /** The module's store as the chain keeps it, made of what the index followed: the recording has no store. */
  async function listPairs(): Promise<{ rows: { key: Buffer; value: Uint8Array }[] }> {
    const all = async (table: string) => (await pool.query(`select * from ${table}`)).rows
    const digits = (decimal: string) => BigInt(decimal.replace('.', '')).toString()
    const rows: { key: Buffer; value: Uint8Array }[] = []
    for (const { delegator, address } of await all('withdraw_addresses')) {
      rows.push({ key: keyOf(3, delegator), value: decodeAddress(address).bytes })
    }
    for (const { validator, delegator, period, stake, height } of await all('starting_infos')) {
      const info = { previousPeriod: BigInt(period), stake: digits(stake), height: BigInt(height) }
      rows.push({ key: keyOf(4, validator, delegator), value: DelegatorStartingInfo.toBinary(info) })
    }
    for (const { validator, period, ratio, refs } of await all('historical_rewards')) {
      const key = Buffer.concat([
        keyOf(5, validator),
        number(period, (to, value) => to.writeBigUInt64LE(value)),
      ])
      const rewards = { cumulativeRewardRatio: coinsOf(ratio), referenceCount: Number(refs) }
      rows.push({ key, value: ValidatorHistoricalRewards.toBinary(rewards) })
    }
    for (const { validator, outstanding, current, period, slashes } of await all('validator_rewards')) {
      for (const { height, period: validatorPeriod, fraction } of slashes) {
        const [at, of] = [height, validatorPeriod].map((text: string) =>
          number(text, (to, value) => to.writeBigUInt64BE(value)),
        )
        const event = ValidatorSlashEvent.toBinary({ validatorPeriod: BigInt(validatorPeriod), fraction })
        rows.push({ key: Buffer.concat([keyOf(8, validator), at ?? at0, of ?? at0]), value: event })
      }
      const now = { rewards: coinsOf(current), period: BigInt(period) }
      rows.push({ key: keyOf(6, validator), value: ValidatorCurrentRewards.toBinary(now) })
      const owed = ValidatorOutstandingRewards.toBinary({ rewards: coinsOf(outstanding) })
      rows.push({ key: keyOf(2, validator), value: owed })
    }
    return { rows }
  }

  const any = { account: '', from: 0n, to: 0n }
  const listAll = async (asked: { account: string; from: bigint; to: bigint; direction: string }) => {
    const told = []
    let cursor = ''
    do {
      const page = await listCommunityFlows(pool, { ...asked, limit: 7, cursor })
      told.push(...page.flows)
      cursor = page.next
    } while (cursor !== '')
    return told
  }

  test('[CSP-01] what came to the community pool is what it has and what went', async () => {
    const { coins, sums } = await getCommunityPool(pool, any)
    const { rows: shares } = await pool.query<{ denom: string; amount: string }>(
      'select d.denom, sum(to_pool)::text as amount from block_rewards as b join denoms as d on d.id = b.denom group by 1',
    )
    const sumOf = (denom: string, ...kinds: string[]) =>
      sums
        .filter((one) => one.denom === denom && kinds.includes(one.kind))
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    assert.ok(coins.length > 0)
    for (const { denom, amount } of coins) {
      const share = Number(shares.find((one) => one.denom === denom)?.amount ?? 0) / 1e18
      const other =
        BigInt(amount.split('.')[0] ?? 0) + sumOf(denom, 'spent', 'trading_rewards') - sumOf(denom, 'given')
      // What validators lost and what dividing rewards left over came beside the shares of the blocks.
      assert.ok(other >= 0n, `${denom} ${other}`)
      assert.ok(Math.abs(Number(other) / 1e18 - share) < 1e-3, `${denom} ${other} ${share}`)
    }
  })

  test('[CSP-01] flows are listed page by page, the newest first, and add up to the sums', async () => {
    const flows = await listAll({ ...any, direction: 'to' })
    const heights = flows.map(({ height }) => height)
    assert.deepEqual(
      heights,
      heights.toSorted((a, b) => Number(b - a)),
    )
    const { sums } = await getCommunityPool(pool, any)
    const gifts = sums.filter(({ kind }) => kind.startsWith('given'))
    assert.equal(
      flows.length,
      gifts.reduce((sum, { count }) => sum + count, 0),
    )
    for (const { kind, account, denom, amount } of gifts) {
      const theirs = flows.filter(
        (one) => one.kind === kind && one.account === account && one.denom === denom,
      )
      assert.equal(
        theirs.reduce((sum, one) => sum + BigInt(one.amount), 0n),
        BigInt(amount),
      )
    }
  })

  test('[CSP-01] flows are narrowed by account, direction and time', async () => {
    const all = await listAll({ ...any, direction: '' })
    const [sample] = all.filter(({ kind }) => kind === 'rewards')
    assert.ok(sample)
    const { account, time } = sample
    assert.deepEqual(
      await listAll({ account, from: time - 1n, to: time + 1n, direction: 'from' }),
      all.filter((one) => one.account === account && one.time === time && !one.kind.startsWith('given')),
    )
    assert.deepEqual(await listAll({ ...any, direction: '', to: 1n }), [])
    const newest = all[0]?.time ?? 0n
    assert.deepEqual(await listAll({ ...any, direction: '', from: newest + 3_600_000n }), [])
  })

  test('[CSP-01] what makes no sense is refused', async () => {
    const refused = { kind: 'invalid-input' }
    const page = { limit: 1, cursor: '', direction: '' }
    await assert.rejects(listCommunityFlows(pool, { ...any, ...page, direction: 'up' }), refused)
    await assert.rejects(listCommunityFlows(pool, { ...any, ...page, account: 'nobody' }), refused)
    await assert.rejects(listCommunityFlows(pool, { ...any, ...page, cursor: 'abc' }), refused)
    await assert.rejects(getCommunityPool(pool, { ...any, from: 2n, to: 1n }), refused)
    await assert.rejects(getCommunityPool(pool, { ...any, from: 2n ** 61n }), refused)
  })
})

type Coin = { denom: string; amount: string }
type Told = {
  communityPool: Coin[]
  rewards: Record<string, { rewards: { validator_address: string; reward: Coin[] }[] }>
  commission: Record<string, { commission: { commission: Coin[] } }>
}
const keyOf = (prefix: number, ...addresses: string[]) =>
  Buffer.concat([
    Buffer.of(prefix),
    ...addresses.flatMap((address) => {
      const { bytes } = decodeAddress(address)
      return [Buffer.of(bytes.length), bytes]
    }),
  ])
const number = (value: string, write: (buffer: Buffer, value: bigint) => void) => {
  const buffer = Buffer.alloc(8)
  write(buffer, BigInt(value))
  return buffer
}
const coinsOf = (coins: Record<string, string>) =>
  Object.entries(coins).map(([denom, amount]) => ({ denom, amount }))

const at0 = Buffer.alloc(0)
