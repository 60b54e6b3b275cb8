import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { indexMade } from '../../../test/made/made-chain.ts'

const [granter, grantee] = [1, 2].map((byte) => encodeAddress('inj', new Uint8Array(20).fill(byte))) as [
  string,
  string,
]
const spend_limit = [{ denom: 'inj', amount: '10' }]
const genesis = {
  authz: {
    authorization: [
      {
        granter,
        grantee,
        authorization: { '@type': '/cosmos.bank.v1beta1.SendAuthorization', spend_limit, allow_list: [] },
        expiration: '2026-01-01T00:00:02Z',
      },
      {
        granter: grantee,
        grantee: granter,
        authorization: {
          '@type': '/cosmos.staking.v1beta1.StakeAuthorization',
          max_tokens: null,
          deny_list: { address: [] },
          authorization_type: 'AUTHORIZATION_TYPE_UNDELEGATE',
        },
        expiration: null,
      },
    ],
  },
  feegrant: {
    allowances: [
      {
        granter,
        grantee,
        allowance: {
          '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance',
          allowance: {
            '@type': '/cosmos.feegrant.v1beta1.BasicAllowance',
            spend_limit,
            expiration: '2026-01-01T00:00:02Z',
          },
          allowed_messages: ['/a.Msg'],
        },
      },
    ],
  },
}

test('grants and allowances of a genesis are kept until they expire', async () => {
  const read = async (blocks: number) => {
    const { pool } = await indexMade(
      Array.from({ length: blocks }, () => ({})),
      genesis,
    )
    const grants = await pool.query(
      'select granter, msg_type, expiration from authz_grants order by msg_type',
    )
    const allowances = await pool.query('select granter, grantee, type from fee_allowances')
    return { grants: grants.rows, allowances: allowances.rows }
  }
  const expiration = (BigInt(Date.UTC(2026, 0, 1)) * 1_000_000n + 2_000_000_000n).toString()
  const send = { granter, msg_type: '/cosmos.bank.v1beta1.MsgSend', expiration }
  const stake = { granter: grantee, msg_type: '/cosmos.staking.v1beta1.MsgUndelegate', expiration: null }
  assert.deepEqual(await read(2), {
    grants: [send, stake],
    allowances: [{ granter, grantee, type: '/cosmos.feegrant.v1beta1.AllowedMsgAllowance' }],
  })
  assert.deepEqual(await read(3), { grants: [stake], allowances: [] })
})
