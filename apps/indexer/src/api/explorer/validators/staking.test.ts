import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { silentLogger as log } from '@injsight/runtime'
import { forEachRecording } from '@injsight/testing'
import { playRecording } from '../../../../test/played-recording.ts'
import { readExpected } from '../../../../test/recorded/expected.ts'
import { createStakes } from './staking.ts'
import { joinValidators, toValidator } from './validator-data.ts'

type Told = { operator_address: string; tokens: string; jailed: boolean; description: { moniker: string } }
await forEachRecording((recording, test) => {
  const { validators: expected } = readExpected(recording, 'staking') as { validators: Told[] }

  test('stakes are what the node says, by consensus address', async () => {
    const { node, stop } = await playRecording(recording)
    const validators = joinValidators([], await createStakes(node, log).fetch(), new Map(), new Map()).map(
      (one) => toValidator(one, undefined),
    )
    assert.deepEqual(
      validators.map(({ operatorAddress, tokens, jailed, moniker }) => [
        operatorAddress,
        tokens,
        jailed,
        moniker,
      ]),
      expected.map((told) => [told.operator_address, told.tokens, told.jailed, told.description.moniker]),
    )
    assert.match(validators[0]?.consensusAddress ?? '', /^injvalcons1/)
    assert.match(validators[0]?.commissionRate ?? '', /^0\.\d{18}$/)
    await stop()
  })
})

test('without the node, names and counts of the index stay, and what only it knows is empty', async () => {
  const silent = { queryAbci: () => Promise.reject(unavailable('node.down', 'The node is down')) }
  const stakes = createStakes(silent, log)
  const row = {
    operator: Buffer.alloc(20, 1),
    consensus: Buffer.alloc(20, 2),
    moniker: 'anna',
    identity: '',
    website: '',
    securityContact: '',
    details: '',
    commissionRate: '0.1',
    commissionMaxRate: '0.2',
    commissionMaxChangeRate: '0.01',
    isCurrent: true,
  }
  const counts = new Map([[row.consensus.toString('hex'), { proposed: 5n, signed: 999n, missed: 1n }]])
  const [validator] = joinValidators([row], await stakes.fetch(), counts, new Map()).map((one) =>
    toValidator(one, undefined),
  )
  assert.equal(validator?.moniker, 'anna')
  assert.equal(validator.tokens, '')
  assert.equal(validator.commissionRate, '0.1')
  assert.equal(validator.uptimePercentage, 99.9)
  assert.equal(stakes.latest().size, 0)
})

test('a node that does not answer is not waited for', async () => {
  const hanging = { queryAbci: () => new Promise<Buffer>(() => {}) }
  const awake = setInterval(() => {}, 1000) // keeps the process running: our own clock doesn't
  assert.equal((await createStakes(hanging, log).fetch()).size, 0)
  clearInterval(awake)
})
