// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toNames } from '../../sources/names/names.server.ts'
import { forms as english } from '../../words/forms/en.ts'
import type { AskedForm } from './asked-form.server.ts'

const chain = vi.hoisted(() => ({ vote: vi.fn() }))
vi.mock('../../sources/asking/clients.server.ts', () => ({ chain: {}, indexer: {}, injsight: {} }))
vi.mock('@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.client', () => ({
  QueryClient: class {
    vote = chain.vote
  },
}))
beforeAll(() => void vi.resetModules()) // another file of tests has read the forms with what is asked for them
afterAll(() => void vi.resetModules())
beforeEach(() => void chain.vote.mockReset())

const nothing = { isWhole: true, tokens: [], decimals: [], markets: [], validators: [], former: [] }
const account = 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf'
const asked: AskedForm = {
  account,
  about: '7',
  cursor: '',
  naming: { language: 'en', names: toNames(nothing) },
}

async function said(about = '7'): Promise<string> {
  const { showVote } = await import('./governance.server.ts')
  return (await showVote({ ...asked, about })).about
}

test('[WALLET-10] who has voted is told how, before voting again', async () => {
  const one = (option: number, weight = '1.000000000000000000') => ({ option, weight })
  chain.vote.mockResolvedValue({ response: { vote: { options: [one(1)] } } })
  expect(await said()).toBe('You voted: Yes. A new vote replaces it, and counts as much as you have staked.')
  expect(chain.vote).toHaveBeenCalledWith({ proposalId: 7n, voter: account })
  const parts = [one(3, '0.700000000000000000'), one(4, '0.300000000000000000')]
  chain.vote.mockResolvedValue({ response: { vote: { options: parts } } })
  expect(await said()).toMatch(/^You voted: No 70%, No with veto 30%\./)
})

test('[WALLET-10] the form of a vote is there for who hasn’t voted, and where nobody tells', async () => {
  const { Fault } = await import('@injsight/errors') // the one that the form knows
  chain.vote.mockRejectedValue(new Fault('invalid-input', 'grpc.invalid-argument', 'voter not found'))
  expect(await said()).toBe(english.about.vote)
  chain.vote.mockRejectedValue(new Fault('unavailable', 'grpc.unavailable', 'no node'))
  expect(await said()).toBe(english.about.vote)
  chain.vote.mockClear()
  expect(await said('x')).toBe(english.about.vote)
  expect(chain.vote).not.toHaveBeenCalled()
})
