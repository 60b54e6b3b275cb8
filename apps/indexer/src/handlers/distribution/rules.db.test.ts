import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgMultiSend, MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import {
  MsgDepositValidatorRewardsPool,
  MsgFundCommunityPool,
  MsgSetWithdrawAddress,
  MsgWithdrawValidatorCommission,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { findValidatorEarnings, listCommunityPool, listPendingRewards } from '#src/queries/staking/rewards.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
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

const [distribution, feeCollector] = ['distribution', 'fee_collector'].map((name) =>
  encodeAddress('inj', moduleAccountOf(name)),
) as [string, string]
const moved = (sender: string, recipient: string, amount: string): MadeEvent => [
  'transfer',
  { sender, recipient, amount: `${amount}inj` },
]

/** 1,000 coins come in, alpha's share is 990, a tenth of it its commission. */
const earn: MadeEvent[] = [
  moved(feeCollector, distribution, '1000'),
  ['commission', { amount: '99.000000000000000000inj', validator: alpha.validator }],
  ['rewards', { amount: '990.000000000000000000inj', validator: alpha.validator }],
]
const annDelegates = { txs: [delegateTx(ann, alpha.validator, coins(100))] }

async function index(blocks: MadeBlock[], unread: string[] = []) {
  const { pool } = await indexMade(blocks, stakingGenesis)
  const { rows } = await pool.query<{ what: string }>('select what from unread order by height, module')
  assert.deepEqual(
    rows.map(({ what }) => what),
    unread,
  )
  const pending = async (who: string) => (await listPendingRewards(pool, who))[0]?.coins
  return { pool, pending }
}

const whole = (amount: number) => ({ inj: `${amount}000000000000000000` })

test('rewards are cut to what a token earns, and what is cut off stays with the validator', async () => {
  const { pool, pending } = await index([annDelegates, { begin: earn }])
  // 891 for 200·10^18 tokens is 4.455·10^-18 for each, of which the chain keeps 4.
  assert.deepEqual(await pending(ann), whole(400))
  assert.deepEqual(await pending(alpha.account), whole(400))
  assert.deepEqual(await findValidatorEarnings(pool, alpha.validator), {
    outstanding: whole(990),
    commission: whole(99),
  })
  assert.deepEqual(await listCommunityPool(pool), [{ denom: 'inj', amount: '10.000000000000000000' }])
})

test('whoever withdraws begins anew, and earns in the same block no more', async () => {
  const pays = { events: [moved(distribution, ann, '400'), withdraw(ann, alpha.validator, '400inj')] }
  const { pool, pending } = await index([
    annDelegates,
    { begin: earn, txs: [pays, { events: [withdraw(ann, alpha.validator)] }] },
  ])
  assert.deepEqual(await pending(ann), {})
  assert.deepEqual((await findValidatorEarnings(pool, alpha.validator))?.outstanding, whole(590))
  assert.deepEqual(await listCommunityPool(pool), [{ denom: 'inj', amount: '10.000000000000000000' }])
})

test('a slash lessens what a delegation earns from there on', async () => {
  const slash = downtimeSlash(alpha, 200, coins(2))
  const { pending } = await index([annDelegates, { begin: [...earn, slash] }, { begin: earn }])
  // 400 before; then 891 for 198·10^18 tokens is 4.5·10^-18, cut to 4, for 99·10^18 tokens.
  assert.deepEqual(await pending(ann), whole(400 + 396))
})

test('moves of several that are slashed at once go on from a period of their own each', async () => {
  const { pool } = await index([
    ...[ann, bob].map((who) => ({ txs: [delegateTx(who, beta.validator, coins(100))] })),
    { txs: [ann, bob].map((who) => redelegateTx(who, beta.validator, alpha.validator, coins(10))) },
    {},
    {
      begin: [
        withdraw(ann, alpha.validator),
        withdraw(bob, alpha.validator),
        downtimeSlash(beta, 250, (23n * 10n ** 17n).toString()),
      ],
    },
  ])
  const { rows } = await pool.query(
    'select delegator, period, stake from starting_infos where validator = $1 order by period',
    [alpha.validator],
  )
  // Alpha's own is the first, and each that came, and each that withdrew, has ended one more.
  assert.deepEqual(rows, [
    { delegator: alpha.account, period: '1', stake: `${coins(100)}.000000000000000000` },
    { delegator: ann, period: '4', stake: '9900000000000000000.000000000000000000' },
    { delegator: bob, period: '5', stake: '9900000000000000000.000000000000000000' },
  ])
})

test('more tokens earn more, each for its own time', async () => {
  const more = delegateTx(ann, alpha.validator, coins(100), '400inj')
  const { pending } = await index([annDelegates, { begin: earn, txs: [more] }, { begin: earn }])
  // 891 for 300·10^18 tokens: 2 for each.
  assert.deepEqual(await pending(ann), whole(400))
  assert.deepEqual(await pending(alpha.account), whole(400 + 200))
})

test('commission is paid in whole coins, the rest stays', async () => {
  const message = {
    typeUrl: `/${MsgWithdrawValidatorCommission.typeName}`,
    value: MsgWithdrawValidatorCommission.toBinary({ validatorAddress: alpha.validator }),
  }
  const part: MadeEvent = ['commission', { amount: '0.500000000000000000inj', validator: alpha.validator }]
  const rest: MadeEvent = ['rewards', { amount: '0.500000000000000000inj', validator: alpha.validator }]
  const paid: MadeEvent = ['withdraw_commission', { amount: '99inj', msg_index: '0' }]
  const { pool } = await index([
    { begin: [...earn, part, rest] },
    { txs: [{ messages: [message], events: [paid] }] },
  ])
  assert.deepEqual(await findValidatorEarnings(pool, alpha.validator), {
    outstanding: { inj: '891500000000000000000' },
    commission: { inj: '500000000000000000' },
  })
})

test('what a validator that is forgotten leaves behind is the community’s', async () => {
  const earned: MadeEvent = ['rewards', { amount: '7.500000000000000000inj', validator: beta.validator }]
  const all = undelegateTx(beta.account, beta.validator, coins(50))
  const { pool } = await index([
    {
      begin: [moved(feeCollector, distribution, '8'), earned],
      txs: [all],
      validatorUpdates: [beta.update(0)],
    },
    ...wait(10),
  ])
  assert.equal(await findValidatorEarnings(pool, beta.validator), undefined)
  assert.deepEqual(await listCommunityPool(pool), [{ denom: 'inj', amount: '8.000000000000000000' }])
})

test('a commission of less than a whole coin may be asked for, and stays', async () => {
  const message = {
    typeUrl: `/${MsgWithdrawValidatorCommission.typeName}`,
    value: MsgWithdrawValidatorCommission.toBinary({ validatorAddress: alpha.validator }),
  }
  const pays = (amount: string) => ({
    messages: [message],
    events: [['withdraw_commission', { amount, msg_index: '0' }] as MadeEvent],
  })
  const part: MadeEvent = ['commission', { amount: '0.500000000000000000inj', validator: alpha.validator }]
  const rest: MadeEvent = ['rewards', { amount: '0.500000000000000000inj', validator: alpha.validator }]
  const { pool } = await index([{ begin: [...earn, part, rest], txs: [pays('99inj'), pays('')] }])
  assert.deepEqual(await findValidatorEarnings(pool, alpha.validator), {
    outstanding: { inj: '891500000000000000000' },
    commission: { inj: '500000000000000000' },
  })
})

test('a validator that is forgotten with its last shares, and comes back, has earned nothing', async () => {
  const earned: MadeEvent[] = [
    ['commission', { amount: '3.000000000000000000inj', validator: beta.validator }],
    ['rewards', { amount: '7.000000000000000000inj', validator: beta.validator }],
  ]
  const come: MadeBlock = {
    begin: [moved(feeCollector, distribution, '7'), ...earned],
    txs: [delegateTx(ann, beta.validator, coins(1)), undelegateTx(beta.account, beta.validator, coins(50))],
    validatorUpdates: [beta.update(0)],
  }
  const go = undelegateTx(ann, beta.validator, coins(1))
  const left: MadeBlock = { txs: [{ ...go, events: [moved(distribution, beta.account, '3'), ...go.events] }] }
  const { pool } = await index([come, ...wait(10), left])
  assert.deepEqual((await pool.query('select validator from validator_commissions')).rows, [])
  assert.deepEqual(await listCommunityPool(pool), [{ denom: 'inj', amount: '4.000000000000000000' }])
})

test('a gift for a validator’s delegators is none to the community', async () => {
  const message = {
    typeUrl: `/${MsgDepositValidatorRewardsPool.typeName}`,
    value: MsgDepositValidatorRewardsPool.toBinary(
      MsgDepositValidatorRewardsPool.create({ depositor: bob, validatorAddress: alpha.validator }),
    ),
  }
  const given = moved(bob, distribution, '990')
  const events = [given, ...earn.slice(1)].map(([type, values]): MadeEvent => [
    type,
    { ...values, msg_index: '0' },
  ])
  const { pool } = await index([{ txs: [{ messages: [message], events }] }])
  assert.deepEqual(await listCommunityPool(pool), [])
  const { rows } = await pool.query('select kind, amount from community_flows')
  assert.deepEqual(rows, [{ kind: 2, amount: '990' }])
})

test('coins that are merely sent to the account, or paid to it, are not the community’s', async () => {
  const send = {
    typeUrl: `/${MsgSend.typeName}`,
    value: MsgSend.toBinary({ fromAddress: ann, toAddress: distribution, amount: [] }),
  }
  const sendMany = { typeUrl: `/${MsgMultiSend.typeName}`, value: new Uint8Array() }
  const told = (msg_index: string, ...inner: string[]): MadeEvent => {
    const [type, values] = moved(bob, distribution, '7')
    return [type, { ...values, ...(inner[0] !== undefined && { authz_msg_index: inner[0] }), msg_index }]
  }
  const gift = { typeUrl: `/${MsgFundCommunityPool.typeName}`, value: new Uint8Array() }
  const executed = {
    typeUrl: `/${MsgExec.typeName}`,
    value: MsgExec.toBinary({ grantee: ann, msgs: [send, gift] }),
  }
  const messages = [send, sendMany, executed]
  const { pool } = await index([
    { txs: [{ messages, events: [told('0'), told('1'), told('2', '0')] }] },
    { begin: [moved(distribution, distribution, '5')], txs: [{ messages, events: [told('2', '1')] }] },
  ])
  // Rewards that are paid to the account itself leave the pool, where the withdrawal has put them.
  assert.deepEqual(await listCommunityPool(pool), [{ denom: 'inj', amount: '2.000000000000000000' }])
  const { rows } = await pool.query('select kind, amount from community_flows')
  assert.deepEqual(rows, [{ kind: 0, amount: '7' }])
})

test('what governance spends is told before its proposal, what comes later is commission', async () => {
  const proposal: MadeEvent = ['active_proposal', { proposal_id: '1', proposal_result: 'proposal_passed' }]
  const { pool } = await index([
    { begin: earn },
    { end: [moved(distribution, bob, '3'), proposal, moved(distribution, alpha.account, '4')] },
  ])
  const { rows } = await pool.query(
    'select kind, amount, address from community_flows as f join addresses as a using (account)',
  )
  assert.deepEqual(rows, [{ kind: 1, amount: '3', address: Buffer.alloc(20, 4) }])
})

test('a withdraw address is taken from the message of its event', async () => {
  const message = {
    typeUrl: `/${MsgSetWithdrawAddress.typeName}`,
    value: MsgSetWithdrawAddress.toBinary({ delegatorAddress: ann, withdrawAddress: bob }),
  }
  const event: MadeEvent = ['set_withdraw_address', { withdraw_address: bob, msg_index: '0' }]
  const { pool } = await index([{ txs: [{ messages: [message], events: [event] }] }])
  assert.deepEqual((await pool.query('select * from withdraw_addresses')).rows, [
    { delegator: ann, address: bob },
  ])
})

test('a payment that isn’t what was earned is left unread, and changes nothing', async () => {
  const pays = { events: [withdraw(ann, alpha.validator, '401inj')] }
  const { pending } = await index([annDelegates, { begin: earn, txs: [pays] }], ['withdraw_rewards'])
  assert.deepEqual(await pending(ann), whole(400))
})

test('broken coins and validators that nobody knows are left unread', async () => {
  const broken: MadeEvent[] = [
    ['rewards', { amount: '1.5', validator: alpha.validator }],
    ['rewards', { amount: '1.500000000000000000inj', validator: 'injvaloper1' }],
    ['commission', { amount: '-1.000000000000000000inj', validator: alpha.validator }],
    ['mint', { inflation: 'much', annual_provisions: '1.000000000000000000' }],
  ]
  const { pool } = await indexMade([{ begin: broken }], stakingGenesis)
  const { rows } = await pool.query<{ module: string }>('select distinct module from unread order by module')
  assert.deepEqual(
    rows.map(({ module }) => module),
    ['distribution', 'mint', 'rewards'],
  )
  assert.deepEqual((await findValidatorEarnings(pool, alpha.validator))?.outstanding, {})
})

test('an event that names a denom twice, or a set that names nobody, stops nothing', async () => {
  const twice: MadeEvent[] = [
    withdraw(ann, alpha.validator, '1inj,1inj'),
    ['transfer', { sender: bob, recipient: distribution, amount: '1inj,1inj' }],
  ]
  const { pool } = await indexMade([{ txs: [{ events: twice }], validatorUpdates: [{}, {}] }], stakingGenesis)
  assert.deepEqual((await pool.query('select head from chain_state')).rows, [{ head: '1' }])
  assert.equal((await pool.query('select from payouts')).rowCount, 2)
})
