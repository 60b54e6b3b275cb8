import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  RedemptionSchedule,
  RedemptionsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { listRedemptions } from './redemptions.ts'

test('public services tell redemptions page by page: those that wait before those that were paid out', async () => {
  const redemptionSchedules = [
    { redemptionId: 1n, status: 'disbursed', claimableRedemptionTime: 5000n, disbursedAt: 5000n },
    { redemptionId: 2n, status: 'disbursed', claimableRedemptionTime: 6000n, disbursedAt: 6000n },
    { redemptionId: 3n, status: 'pending', claimableRedemptionTime: 9000n },
    { redemptionId: 4n, status: 'pending', claimableRedemptionTime: 8000n },
  ].map((one) => RedemptionSchedule.create(one))
  const transport = createFakeTransport(() =>
    RedemptionsResponse.toBinary(RedemptionsResponse.create({ redemptionSchedules })),
  )

  const first = await listRedemptions(transport, { account: '', cursor: '', limit: 3 })
  const second = await listRedemptions(transport, { account: '', cursor: first.next, limit: 3 })

  const told = [...first.redemptions, ...second.redemptions]
  assert.deepEqual(
    told.map(({ id, due, paid }) => [id, due, paid]),
    [
      [4n, 8n, 0n],
      [3n, 9n, 0n],
      [2n, 0n, 6n],
      [1n, 0n, 5n],
    ],
  )
  assert.equal(second.next, '')
})
