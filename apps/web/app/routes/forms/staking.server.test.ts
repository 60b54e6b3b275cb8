// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchBalance } from '../../sources/balances.server.ts'
import { toNames } from '../../sources/names/names.server.ts'
import * as stakes from '../../sources/staking/stakes.server.ts'
import { fetchValidators } from '../../sources/staking/validators.server.ts'
import type { AskedForm } from './asked-form.server.ts'
import {
  showCancelUnbonding,
  showClaim,
  showDelegate,
  showRedelegate,
  showUndelegate,
} from './staking.server.ts'

vi.mock('../../sources/balances.server.ts', () => ({ fetchBalance: vi.fn() }))
vi.mock('./fee.server.ts', () => ({ fetchFee: async () => 21n, tryStaking: vi.fn() }))
vi.mock('../../sources/staking/stakes.server.ts', () => ({
  fetchStakingRules: vi.fn(),
  fetchStakes: vi.fn(),
  fetchComingBack: vi.fn(),
  fetchRewards: vi.fn(),
}))
vi.mock('../../sources/staking/validators.server.ts', () => ({ fetchValidators: vi.fn() }))

const [one, other] = ['injvaloper1one', 'injvaloper1other']
const names = toNames({
  isWhole: true,
  tokens: [],
  decimals: [],
  markets: [],
  validators: [],
  former: [],
} as never)
const asked: AskedForm = { account: 'inj1me', about: '', cursor: '', naming: { language: 'en', names } }
const inj = 10n ** 18n

/** These make blocks, and one that doesn't is listed after them. */
function listed(bonded: string[]) {
  const validators = [...bonded, 'injvaloper1jailed'].map((operator) => ({
    operator,
    moniker: '',
    commissionRate: '0.05',
    status: bonded.includes(operator) ? 'bonded' : 'unbonding',
  }))
  vi.mocked(fetchValidators).mockResolvedValue({ validators } as never)
}

beforeEach(() => {
  vi.mocked(fetchBalance).mockResolvedValue(3n * inj)
  vi.mocked(stakes.fetchStakingRules).mockResolvedValue({ denom: 'inj', seconds: 21 * 86_400 })
  vi.mocked(stakes.fetchStakes).mockResolvedValue([{ validator: one, amount: String(2n * inj) }])
  listed([one, other])
})

test('[WALLET-10] stake is taken out of the wallet, which pays the fee too, and goes to any that makes blocks', async () => {
  const form = await showDelegate(asked)
  expect(form.about).toContain('21 days')
  expect(form.from?.choices.map(({ held }) => held)).toEqual([
    { denom: 'inj', symbol: expect.any(String), decimals: 18, amount: String(3n * inj), fee: '21' },
  ])
  expect(form.to).toMatchObject({ kind: 'list', choices: [{ key: one }, { key: other }] })
  const { to } = await showDelegate({ ...asked, about: other })
  expect(to).toMatchObject({ choices: [{ key: other }] })
})

test('[WALLET-10] what is unstaked is taken from a validator, and pays no fee', async () => {
  const { from } = await showUndelegate(asked)
  expect(from?.choices.map(({ key, held }) => [key, held?.amount, held?.fee])).toEqual([
    [one, String(2n * inj), '0'],
  ])
  expect((await showUndelegate({ ...asked, about: other })).none).toContain(other)
})

test('[WALLET-10] stake moves where there is another validator than the one that it is with', async () => {
  const both = [one, other].map((validator) => ({ validator, amount: String(inj) }))
  vi.mocked(stakes.fetchStakes).mockResolvedValue(both)
  expect((await showRedelegate(asked)).from?.choices.map(({ key }) => key)).toEqual([one, other])
  listed([one])
  expect((await showRedelegate(asked)).from?.choices.map(({ key }) => key)).toEqual([other])
  vi.mocked(stakes.fetchStakes).mockResolvedValue(both.slice(0, 1))
  expect((await showRedelegate(asked)).none).not.toBe('')
})

test('[WALLET-10] rewards are claimed of all validators or of one, and of none without any', async () => {
  const earned = [{ denom: 'inj', amount: '5' }]
  vi.mocked(stakes.fetchRewards).mockResolvedValue([
    { validator: one, earned },
    { validator: other, earned },
    { validator: 'injvaloper1poor', earned: [] },
  ])
  expect((await showClaim(asked)).from?.choices.map(({ key }) => key)).toEqual(['all', one, other])
  expect((await showClaim({ ...asked, about: other })).from?.choices.map(({ key }) => key)).toEqual([other])
  expect((await showClaim({ ...asked, about: 'injvaloper1poor' })).none).not.toBe('')
})

test('[WALLET-10] what comes back is told with when it is paid out, and named by where and since when', async () => {
  vi.mocked(stakes.fetchComingBack).mockResolvedValue([
    { validator: one, height: 77n, amount: String(inj), seconds: 1_700_000_000n },
  ])
  const { from } = await showCancelUnbonding(asked)
  expect(from?.choices.map(({ key, held }) => [key, held?.amount])).toEqual([[`${one} 77`, String(inj)]])
  expect(from?.choices[0]?.text).toContain('Nov-14-2023')
  vi.mocked(stakes.fetchComingBack).mockResolvedValue([])
  expect((await showCancelUnbonding(asked)).none).not.toBe('')
})
