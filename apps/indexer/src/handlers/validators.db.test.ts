import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { indexMade } from '../../test/made/made-chain.ts'

const { bytes } = decodeAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku')
const validatorAddress = encodeAddress('injvaloper', bytes)

const creation = {
  typeUrl: '/cosmos.staking.v1beta1.MsgCreateValidator',
  value: MsgCreateValidator.toBinary(
    MsgCreateValidator.create({
      validatorAddress,
      description: { moniker: 'Beta ✓', website: 'https://beta.example' },
      commission: { rate: '50000000000000000', maxRate: '1000000000000000000', maxChangeRate: '0' },
      pubkey: {
        typeUrl: '/cosmos.crypto.ed25519.PubKey',
        value: PubKey.toBinary(PubKey.create({ key: new Uint8Array(32) })),
      },
    }),
  ),
}

test('a new validator says who it is and what it takes', async () => {
  const { pool } = await indexMade([{ txs: [{ messages: [creation] }] }])
  const { rows } = await pool.query('select * from validators')
  assert.partialDeepStrictEqual(rows, [
    {
      operator: Buffer.from(bytes),
      // SHA-256 of 32 zeros begins so.
      consensus: Buffer.from('66687aadf862bd776c8fc18b8e9f8e2008971485', 'hex'),
      moniker: 'Beta ✓',
      commission_rate: '0.050000000000000000',
      commission_max_rate: '1.000000000000000000',
      commission_max_change_rate: '0.000000000000000000',
    },
  ])
})

test('a validator that edits itself changes only what it says', async () => {
  const edit = MsgEditValidator.create({
    validatorAddress,
    description: {
      moniker: 'Gamma',
      identity: '[do-not-modify]',
      website: '',
      securityContact: '[do-not-modify]',
      details: '[do-not-modify]',
    },
  })
  const message = {
    typeUrl: '/cosmos.staking.v1beta1.MsgEditValidator',
    value: MsgEditValidator.toBinary(edit),
  }
  const { pool } = await indexMade([{ txs: [{ messages: [creation] }] }, { txs: [{ messages: [message] }] }])
  const { rows } = await pool.query('select moniker, website, commission_rate from validators')
  assert.deepEqual(rows, [{ moniker: 'Gamma', website: '', commission_rate: '0.050000000000000000' }])
})

test('a message that failed changes nothing', async () => {
  const { pool } = await indexMade([{ txs: [{ code: 5, messages: [creation] }] }])
  assert.equal((await pool.query('select from validators')).rowCount, 0)
})
