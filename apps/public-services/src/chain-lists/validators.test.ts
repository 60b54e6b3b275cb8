import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryValidatorsResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb'
import {
  BondStatus,
  Validator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb'
import { unavailable } from '@injsight/errors'
import { createFakeTransport } from '../../test/fake-transport.ts'
import type { Hosts } from '../hosts.ts'
import { createUiApi } from '../ui-api/ui-api.ts'
import { askValidators } from './validators.ts'

test('[NET-10] where neither the UI API nor the explorer tells validators, the chain does, their rates as decimals', async () => {
  const validator = Validator.create({
    operatorAddress: 'injvaloper1d770t3em7hx0kecj3cn4pfupzqdufpqyjkxr84',
    status: BondStatus.BONDED,
    tokens: '5',
    commission: {
      commissionRates: { rate: '50000000000000000', maxRate: '1000000000000000000', maxChangeRate: '' },
    },
  })
  const refuse = () => {
    throw unavailable('service.down', 'nobody there')
  }
  const hosts = {
    explorer: { transport: createFakeTransport(refuse) },
    chain: {
      transport: createFakeTransport(() => QueryValidatorsResponse.toBinary({ validators: [validator] })),
    },
  } as unknown as Pick<Hosts, 'explorer' | 'chain'>
  const { validators, bonded } = await askValidators(createUiApi({ getJson: refuse }, true), hosts)
  assert.deepEqual(
    validators.map((one) => [one.commissionRate, one.commissionMaxRate, one.commissionMaxChangeRate]),
    [['0.05', '1', '']],
  )
  assert.equal(bonded, '5')
})
