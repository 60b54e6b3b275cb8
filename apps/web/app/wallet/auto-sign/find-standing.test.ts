import { afterEach, expect, test, vi } from 'vitest'
import type { StandingAnswer } from '../../routes/acts/standing-json.ts'
import { findStanding } from './find-standing.ts'

const granted = {
  owner: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  address: 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh',
  types: ['/cosmos.gov.v1.MsgVote', '/cosmos.bank.v1beta1.MsgSend'],
  expiration: 1_800_000_000,
  feeLimit: { denom: 'inj', amount: '7' },
}
afterEach(() => vi.unstubAllGlobals())

function answer(status: number, told?: StandingAnswer) {
  const asked = vi.fn(async (_path: string) =>
    Response.json(told ?? { message: 'nobody answers' }, { status }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('[WALLET-06] what was taken back elsewhere, or is used up, is not taken back again', async () => {
  const asked = answer(200, {
    types: ['/cosmos.gov.v1.MsgVote', '/cosmos.gov.v1.MsgDeposit'],
    hasAllowance: false,
  })
  expect(await findStanding(granted)).toMatchObject({
    types: ['/cosmos.gov.v1.MsgVote'],
    hasAllowance: false,
  })
  expect(asked).toHaveBeenCalledExactlyOnceWith(`/act/standing/${granted.owner}/${granted.address}/`)
  answer(200, { types: [], hasAllowance: true })
  expect(await findStanding(granted)).toMatchObject({ types: [], hasAllowance: true })
})

test('[WALLET-06] where that can’t be had, all that was granted is taken back', async () => {
  const all = { types: granted.types, hasAllowance: true }
  for (const status of [400, 501, 503]) {
    answer(status)
    expect(await findStanding(granted)).toMatchObject(all)
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  expect(await findStanding(granted)).toMatchObject(all)
})
