import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgCreatePeriodicVestingAccount,
  MsgCreateVestingAccount,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/vesting/v1beta1/tx_pb.js'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { alpha, ann, beta, bob, stakingGenesis } from '../../../test/made/made-staking.ts'

const received = (receiver: string): MadeEvent => ['coin_received', { receiver, amount: '1inj' }]
const signed = (address: string, sequence: number): MadeEvent => ['tx', { acc_seq: `${address}/${sequence}` }]
const account = (address: string) => ({
  '@type': '/injective.types.v1beta1.EthAccount',
  base_account: { address, pub_key: null, account_number: '0', sequence: '0' },
})

async function sequences(blocks: MadeBlock[], genesis: Record<string, unknown> = {}) {
  const { pool } = await indexMade(blocks, genesis)
  const { rows } = await pool.query('select address, sequence from auth_accounts where module is null')
  return new Map(rows.map(({ address, sequence }) => [address, sequence]))
}

test('of several signers the one that pays the fee keeps its sequence', async () => {
  const accounts = { txs: [{ events: [received(ann), received(bob)] }] }
  const events = [signed(ann, 4), signed(bob, 7)]
  const first = await sequences([accounts, { txs: [{ signers: 2, events }] }])
  assert.deepEqual([first.get(ann), first.get(bob)], ['0', '8'])
  const second = await sequences([accounts, { txs: [{ signers: 2, payer: bob, events }] }])
  assert.deepEqual([second.get(ann), second.get(bob)], ['5', '0'])
  const alone = await sequences([accounts, { txs: [{ signers: 1, events: [signed(ann, 4)] }] }])
  assert.equal(alone.get(ann), '5')
})

test('whoever became a validator with the genesis has signed once', async () => {
  const key = { '@type': '/injective.crypto.v1beta1.ethsecp256k1.PubKey', key: 'Axk9' }
  const [first, ...others] = stakingGenesis.genutil.gen_txs
  const gen_txs = [{ ...first, auth_info: { signer_infos: [{ public_key: key, sequence: '0' }] } }, ...others]
  const auth = { accounts: [alpha.account, beta.account, ann].map(account) }
  const { pool } = await indexMade([{}], { ...stakingGenesis, genutil: { gen_txs }, auth })
  const { rows } = await pool.query(
    'select address, sequence, public_key from auth_accounts where module is null order by number',
  )
  assert.deepEqual(rows, [
    { address: alpha.account, sequence: '1', public_key: key },
    { address: beta.account, sequence: '1', public_key: null },
    { address: ann, sequence: '0', public_key: null },
  ])
})

const delegate = (amount: string): MadeEvent => ['delegate', { delegator: ann, amount: `${amount}inj` }]
const undelegate = (amount: string): MadeEvent => [
  'complete_unbonding',
  { delegator: ann, amount: `${amount}inj` },
]

/** Block 1 vests (its time is 1767225601), each of the others has its events. */
async function vest(typeUrl: string, value: Uint8Array, ...blocks: MadeEvent[][]) {
  const { pool } = await indexMade([
    { txs: [{ messages: [{ typeUrl, value }] }] },
    ...blocks.map((events) => ({ txs: [{ events }] })),
  ])
  const { rows } = await pool.query(
    `select vesting -> 'delegated_free' -> 0 ->> 'amount' as free,
       vesting -> 'delegated_vesting' -> 0 ->> 'amount' as locked from auth_accounts`,
  )
  return rows[0]
}

test('a vesting account delegates what is locked first, and gets back what is free first', async () => {
  const type = `/${MsgCreateVestingAccount.typeName}`
  const message = (delayed: boolean) =>
    MsgCreateVestingAccount.toBinary(
      MsgCreateVestingAccount.create({
        fromAddress: bob,
        toAddress: ann,
        amount: [{ denom: 'inj', amount: '100' }],
        endTime: 1_767_225_611n,
        delayed,
      }),
    )
  // Of 100 in 10 seconds, 70 are locked after 3.
  const continuous = message(false)
  assert.deepEqual(await vest(type, continuous, [], [], [delegate('90')]), { free: '20', locked: '70' })
  assert.deepEqual(await vest(type, continuous, [], [], [delegate('90')], [undelegate('50')]), {
    free: null,
    locked: '40',
  })
  assert.deepEqual(await vest(type, continuous, [delegate('60')], [delegate('60')]), {
    free: '40',
    locked: '80',
  })
  assert.deepEqual(await vest(type, message(true), [], [], [delegate('90')]), { free: null, locked: '90' })
})

test('a validator that vests delegates to itself, and periods vest one after another', async () => {
  const value = MsgCreatePeriodicVestingAccount.toBinary(
    MsgCreatePeriodicVestingAccount.create({
      fromAddress: bob,
      toAddress: alpha.account,
      startTime: 1_767_225_600n,
      vestingPeriods: [
        { length: 2n, amount: [{ denom: 'inj', amount: '30' }] },
        { length: 9n, amount: [{ denom: 'inj', amount: '70' }] },
      ],
    }),
  )
  const create: MadeEvent = ['create_validator', { validator: alpha.validator, amount: '80inj' }]
  assert.deepEqual(await vest(`/${MsgCreatePeriodicVestingAccount.typeName}`, value, [create]), {
    free: '10',
    locked: '70',
  })
})
