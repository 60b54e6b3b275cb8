import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getUpgrade } from './get-upgrade.ts'
import { readListedUpgrade } from './read-listed.ts'
import { toUpgrade } from './to-upgrade.ts'

const config = { proposalId: 544, height: 127_714_000, disableMaintenance: false, message: 'faster' }

test('[UP-01] a list’s upgrade is taken when its proposal, its words and its block are there', () => {
  assert.deepEqual(readListedUpgrade(config), {
    height: 127_714_000n,
    proposalId: 544n,
    message: 'faster',
    isMaintenanceDisabled: false,
  })
  assert.equal(readListedUpgrade({ ...config, disableMaintenance: true })?.isMaintenanceDisabled, true)
})

test('[UP-01] what is no valid upgrade is none', () => {
  for (const wrong of [
    { proposalId: 0 },
    { proposalId: -1 },
    { height: 0 },
    { height: -5 },
    { message: '' },
    { message: ' \n' },
  ])
    assert.equal(readListedUpgrade({ ...config, ...wrong }), undefined, JSON.stringify(wrong))
})

const plan = { name: 'v1.18', height: 127_714_000n, info: '', upgradedClientState: undefined }
const listed = readListedUpgrade(config)

test('[UP-02] the plan of the chain and the list tell of the same upgrade together', () => {
  assert.deepEqual(toUpgrade(plan, listed), {
    height: 127_714_000n,
    name: 'v1.18',
    proposalId: 544n,
    title: 'faster',
    announced: true,
    closes: true,
  })
})

test('[UP-02] a plan that the list knows nothing of is announced and closes nothing', () => {
  const later = { ...plan, height: 130_000_000n }
  assert.partialDeepStrictEqual(toUpgrade(later, listed), { height: 130_000_000n, title: '', closes: false })
  assert.partialDeepStrictEqual(toUpgrade(later, undefined), { announced: true, closes: false })
})

test('[UP-02] the list alone closes, unless it says that it doesn’t: then nothing is announced', () => {
  assert.partialDeepStrictEqual(toUpgrade(undefined, listed), { announced: true, closes: true, name: '' })
  const disabled = readListedUpgrade({ ...config, disableMaintenance: true })
  assert.partialDeepStrictEqual(toUpgrade(undefined, disabled), { announced: false, closes: false })
  assert.partialDeepStrictEqual(toUpgrade(plan, disabled), { announced: true, closes: false })
  assert.equal(toUpgrade(undefined, undefined), undefined)
})

test('[UP-01] the list is asked for on mainnet alone, and either source is enough', async () => {
  const fails = async (): Promise<never> => {
    throw new Error('down')
  }
  const [fetchPlan, fetchList] = [async () => plan, async () => config]
  const ofMainnet = { chainId: 'injective-1', fetchPlan, fetchList }
  const told = async (sources: Partial<typeof ofMainnet>) =>
    (await getUpgrade({ ...ofMainnet, ...sources })).upgrade
  assert.partialDeepStrictEqual(await told({}), { closes: true, name: 'v1.18' })
  assert.partialDeepStrictEqual(await told({ fetchPlan: fails }), { closes: true, name: '' })
  assert.partialDeepStrictEqual(await told({ fetchList: fails }), { closes: false, name: 'v1.18' })
  assert.partialDeepStrictEqual(await told({ chainId: 'injective-888' }), { closes: false, title: '' })
  await assert.rejects(told({ fetchPlan: fails, fetchList: fails }), { message: 'down' })
  await assert.rejects(told({ chainId: 'injective-888', fetchPlan: fails }), { message: 'down' })
})
