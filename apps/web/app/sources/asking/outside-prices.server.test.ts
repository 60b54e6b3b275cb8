// @vitest-environment node
import { Fault, unavailable } from '@injsight/errors'
import { OutsidePrice } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { createOutsidePrices } from './outside-prices.server.ts'

const price = OutsidePrice.create({ denom: 'inj', usd: '12.5' })

test('[NET-06] an index that tells no prices is not asked again at each page', async () => {
  let asked = 0
  let time = 0
  let answer = async (): Promise<OutsidePrice[]> => {
    throw new Fault('unavailable', 'grpc.unimplemented', 'nobody tells it')
  }
  const read = createOutsidePrices(
    () => {
      asked += 1
      return answer()
    },
    () => time,
  )
  expect((await read(['inj'])).state).toBe('beyond')
  expect((await read(['inj'])).state).toBe('beyond')
  expect(asked).toBe(1)
  time = 600_000
  answer = async () => [price]
  expect(await read(['inj'])).toEqual({ of: new Map([['inj', price]]), state: 'told' })
})

test('[NET-06] who can’t tell prices at the moment is asked by the next page', async () => {
  let asked = 0
  const read = createOutsidePrices(() => {
    asked += 1
    return Promise.reject(unavailable('service.down', 'it is down'))
  })
  expect((await read(['inj'])).state).toBe('silent')
  await read(['inj'])
  expect(asked).toBe(2)
})
