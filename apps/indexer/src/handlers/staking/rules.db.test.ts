import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MadeBlock } from '../../../test/made/made-chain.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import {
  alpha,
  ann,
  beta,
  bob,
  coins,
  delegateTx,
  downtimeSlash,
  redelegateTx,
  stakingGenesis,
  undelegateTx,
  wait,
  withdraw,
} from '../../../test/made/made-staking.ts'

async function index(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, stakingGenesis)
  const list = async (text: string) => (await pool.query(text)).rows
  assert.deepEqual(await list('select what, why from unread'), [])
  return {
    list,
    stake: async (validator: string) =>
      (await pool.query('select * from stakes where validator = $1', [validator])).rows[0],
    shares: async (delegator: string) =>
      (await pool.query('select shares from delegations where delegator = $1', [delegator])).rows[0]?.shares,
  }
}

const slashAlpha = { begin: [downtimeSlash(alpha, 100, coins(1))] }

test('whoever delegates to a validator that was slashed gets more shares than tokens', async () => {
  const { stake, shares } = await index([slashAlpha, { txs: [delegateTx(ann, alpha.validator, coins(10))] }])
  assert.equal(await shares(ann), '10101010101010101010.101010101010101010')
  assert.partialDeepStrictEqual(await stake(alpha.validator), {
    tokens: coins(109),
    shares: '110101010101010101010.101010101010101010',
    jailed: true,
    status: 3,
  })
})

test('what is unbonded from a slashed validator may be one less than asked for: the message tells the shares', async () => {
  // 60 / 0.99 shares are cut after 18 digits, and so worth a little less than 60.
  const unbond = undelegateTx(alpha.account, alpha.validator, '60', '59')
  const { shares, list } = await index([slashAlpha, { txs: [unbond] }])
  assert.equal(await shares(alpha.account), '99999999999999999939.393939393939393940')
  assert.partialDeepStrictEqual(await list('select entries from unbondings'), [
    { entries: [{ balance: '59', initial: '59', id: '1', height: '2' }] },
  ])
  const bare = await index([slashAlpha, { txs: [{ ...unbond, messages: [] }] }])
  // A contract's call has no message: the fewest coins that give what came out.
  assert.equal(await bare.shares(alpha.account), '99999999999999999939.393939393939393940')
})

test('unbonding twice in a block makes one entry, but takes two numbers', async () => {
  const unbond = undelegateTx(ann, alpha.validator, coins(1))
  const { list } = await index([
    { txs: [delegateTx(ann, alpha.validator, coins(10)), unbond, unbond] },
    { txs: [unbond] },
  ])
  const [{ entries }] = (await list('select entries from unbondings')) as [
    { entries: Record<string, string>[] },
  ]
  assert.deepEqual(
    entries.map(({ balance, initial, id }) => ({ balance, initial, id })),
    [
      { balance: coins(2), initial: coins(2), id: '1' },
      { balance: coins(1), initial: coins(1), id: '3' },
    ],
  )
})

test('only what left after an infraction is slashed with it', async () => {
  const unbond = undelegateTx(ann, alpha.validator, coins(2))
  const { list, stake } = await index([
    { txs: [delegateTx(ann, alpha.validator, coins(10)), unbond] },
    { txs: [unbond] },
    {},
    // The infraction was at height 2: of 1.06 INJ, 0.02 are of what unbonds since then.
    { begin: [downtimeSlash(alpha, 106, '1040000000000000000')] },
  ])
  const [{ entries }] = (await list('select entries from unbondings')) as [
    { entries: Record<string, string>[] },
  ]
  assert.deepEqual(
    entries.map(({ balance, initial }) => [balance, initial]),
    [
      [coins(2), coins(2)],
      ['1980000000000000000', coins(2)],
    ],
  )
  assert.equal((await stake(alpha.validator)).tokens, '104960000000000000000')
})

test('what moved to another validator is slashed there, what unbonds there first', async () => {
  const { list, stake, shares } = await index([
    { txs: [delegateTx(ann, alpha.validator, coins(10))] },
    { txs: [redelegateTx(ann, alpha.validator, beta.validator, coins(10))] },
    { txs: [undelegateTx(ann, beta.validator, '40000000000000000')] },
    // 0.1 INJ of the moved ones: 0.04 of what unbonds, and 1% of the shares, which the chain takes whole.
    { begin: [withdraw(ann, beta.validator), downtimeSlash(alpha, 110, coins(1))] },
  ])
  assert.deepEqual(await list("select entries[0] ->> 'balance' as balance from unbondings"), [
    { balance: '0' },
  ])
  assert.equal(await shares(ann), '9860000000000000000.000000000000000000')
  assert.equal((await stake(beta.validator)).tokens, '59860000000000000000')
  assert.equal((await stake(alpha.validator)).tokens, coins(99))
})

test('an unbonding is cancelled in part, then whole; completed ones go when their time has come', async () => {
  const cancel = (amount: string) => ({
    events: [
      withdraw(ann, alpha.validator),
      [
        'cancel_unbonding_delegation',
        {
          amount: `${amount}inj`,
          validator: alpha.validator,
          delegator: ann,
          creation_height: '1',
          msg_index: '0',
        },
      ] as [string, Record<string, unknown>],
    ],
  })
  const begin = {
    txs: [delegateTx(ann, alpha.validator, coins(10)), undelegateTx(ann, alpha.validator, coins(5))],
  }
  const partly = await index([begin, { txs: [cancel(coins(2))] }])
  assert.partialDeepStrictEqual(await partly.list('select entries from unbondings'), [
    { entries: [{ balance: coins(3), initial: coins(3) }] },
  ])
  assert.equal(await partly.shares(ann), '7000000000000000000.000000000000000000')
  const wholly = await index([begin, { txs: [cancel(coins(5))] }])
  assert.deepEqual(await wholly.list('select * from unbondings'), [])
  const complete = [
    'complete_unbonding',
    { amount: `${coins(5)}inj`, validator: alpha.validator, delegator: ann },
  ]
  const later = { txs: [undelegateTx(ann, alpha.validator, coins(1))] }
  const done = await index([
    begin,
    later,
    ...wait(8),
    { end: [complete as [string, Record<string, unknown>]] },
  ])
  assert.partialDeepStrictEqual(await done.list('select entries from unbondings'), [
    { entries: [{ height: '2' }] },
  ])
})

test('a validator leaves the set, is unbonded after its time, and enters again', async () => {
  const leave = { validatorUpdates: [beta.update(0)] }
  const out = await index([leave])
  assert.partialDeepStrictEqual(await out.stake(beta.validator), {
    status: 2,
    power: null,
    unbonding_height: '1',
    unbonding_time: (BigInt(Date.UTC(2026, 0, 1, 0, 0, 11)) * 1_000_000n).toString(),
    unbonding_ids: ['1'],
  })
  const unbonded = await index([leave, ...wait(10)])
  assert.partialDeepStrictEqual(await unbonded.stake(beta.validator), { status: 1, unbonding_ids: ['1'] })
  const back = await index([leave, {}, { validatorUpdates: [beta.update(50)] }, ...wait(10)])
  assert.partialDeepStrictEqual(await back.stake(beta.validator), {
    status: 3,
    power: '50',
    unbonding_height: '1',
  })
  const infos = await back.list('select start_height, index_offset from signing_infos order by 1')
  assert.deepEqual(
    infos.map(({ start_height }) => start_height),
    ['0', '3'],
  )
})

test('a validator that keeps less than it promised is jailed, and forgotten when nothing is left', async () => {
  const all = {
    txs: [undelegateTx(beta.account, beta.validator, coins(50))],
    validatorUpdates: [beta.update(0)],
  }
  const jailed = await index([all])
  assert.partialDeepStrictEqual(await jailed.stake(beta.validator), { jailed: true, status: 2, tokens: '0' })
  const gone = await index([all, ...wait(10)])
  assert.equal(await gone.stake(beta.validator), undefined)
  assert.deepEqual(await gone.list(`select * from consensus_keys where validator = '${beta.validator}'`), [])
  assert.deepEqual(
    await gone.list(`select * from historical_rewards where validator = '${beta.validator}'`),
    [],
  )
})

test('whoever signs two blocks of a height loses more, and never comes back', async () => {
  const evidence = [
    {
      type: 'tendermint/DuplicateVoteEvidence',
      value: { vote_a: { height: '1', validator_address: alpha.hex } },
    },
  ]
  const slash = { address: alpha.valcons, power: '100', reason: 'double_sign', burned_coins: coins(5) }
  const { stake, list } = await index([
    {},
    {},
    {
      evidence,
      begin: [
        ['slash', slash],
        ['slash', { jailed: alpha.valcons }],
      ],
    },
  ])
  assert.partialDeepStrictEqual(await stake(alpha.validator), { tokens: coins(95), jailed: true })
  assert.deepEqual(await list('select tombstoned, jailed_until from signing_infos where tombstoned'), [
    { tombstoned: true, jailed_until: '253402300799000000000' },
  ])
})

test('a delegator that leaves with the last shares takes what is left over', async () => {
  const { list, stake } = await index([
    { txs: [delegateTx(ann, beta.validator, coins(1)), delegateTx(bob, beta.validator, coins(1))] },
    { txs: [undelegateTx(ann, beta.validator, coins(1)), undelegateTx(bob, beta.validator, coins(1))] },
    { txs: [undelegateTx(beta.account, beta.validator, coins(50))] },
  ])
  assert.partialDeepStrictEqual(await stake(beta.validator), { tokens: '0', shares: '0.000000000000000000' })
  assert.equal((await list('select * from delegations')).length, 1)
})

test('who moves the last shares of an unbonded validator waits for nothing, but takes a number', async () => {
  const move = redelegateTx(ann, beta.validator, alpha.validator, coins(1))
  const completed: [string, Record<string, unknown>] = [
    'complete_redelegation',
    {
      amount: `${coins(1)}inj`,
      delegator: ann,
      source_validator: beta.validator,
      destination_validator: alpha.validator,
    },
  ]
  const { list, stake } = await index([
    {
      txs: [delegateTx(ann, beta.validator, coins(1)), undelegateTx(beta.account, beta.validator, coins(50))],
      validatorUpdates: [beta.update(0)],
    },
    ...wait(10),
    { txs: [move], end: [completed] },
    { txs: [undelegateTx(ann, alpha.validator, coins(1))] },
  ])
  assert.equal(await stake(beta.validator), undefined)
  assert.deepEqual(await list('select * from redelegations'), [])
  // The first unbonding, beta's own, the move.
  assert.partialDeepStrictEqual(await list(`select entries from unbondings where delegator = '${ann}'`), [
    { entries: [{ id: '4' }] },
  ])
})

test('events that are broken, or of nobody, are left unread and change nothing', async () => {
  const broken = [
    ['delegate', { delegator: ann, validator: alpha.validator, amount: '1e9inj' }],
    ['delegate', { delegator: ann, validator: ann, amount: '5inj' }],
    ['delegate', { delegator: 'inj1', validator: alpha.validator, amount: '5inj' }],
    ['unbond', { delegator: ann, validator: alpha.validator, amount: '5inj' }],
    ['unbond', { delegator: alpha.account, validator: alpha.validator, amount: `${coins(101)}inj` }],
    [
      'redelegate',
      { source_validator: alpha.validator, destination_validator: beta.validator, amount: '5inj' },
    ],
    [
      'cancel_unbonding_delegation',
      { delegator: ann, validator: alpha.validator, amount: '5inj', creation_height: '1' },
    ],
    ['create_validator', { validator: alpha.validator, amount: '5inj' }],
    ['slash', { address: alpha.valcons, power: '100', reason: 'missing_signature', burned_coins: '7' }],
  ] as [string, Record<string, unknown>][]
  const { pool } = await indexMade(
    [{ txs: [{ events: broken }], validatorUpdates: [{ power: '7' }] }],
    stakingGenesis,
  )
  const { rows } = await pool.query<{ what: string }>(
    `select what from unread where module = 'staking' order by ordinal`,
  )
  const left = new Set(rows.map(({ what }) => what))
  for (const [type] of broken) assert.ok(left.has(type), type)
  assert.ok(left.has('end of the block'))
  // What staking could not read, nobody else has followed.
  const others = await pool.query<{ module: string }>(
    `select distinct module from unread where what = 'end of the block' order by module`,
  )
  const modules = others.rows.map(({ module }) => module)
  assert.deepEqual(modules, ['distribution', 'rewards', 'slashing', 'staking'])
  const stakes = await pool.query('select tokens, shares, status, jailed from stakes order by tokens desc')
  assert.deepEqual(
    stakes.rows,
    ['100', '50'].map((whole) => ({
      tokens: coins(BigInt(whole)),
      shares: `${coins(BigInt(whole))}.000000000000000000`,
      status: 3,
      jailed: false,
    })),
  )
  assert.equal((await pool.query('select from delegations')).rowCount, 2)
})
