import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sharedFolder } from '@injsight/testing'
import { listHops, nameChain } from './known-channels.ts'

test('[ASSET-03] coins that came over several chains are followed as far as it is known', () => {
  const own = { chain: 'osmosis-1', counterpartyChannel: 'channel-122' }
  assert.deepEqual(listHops('transfer/channel-8/transfer/channel-122/transfer/channel-1', own), [
    { port: 'transfer', channel: 'channel-8', ...own },
    { port: 'transfer', channel: 'channel-122', chain: 'injective-1', counterpartyChannel: 'channel-8' },
    { port: 'transfer', channel: 'channel-1', chain: '', counterpartyChannel: '' },
  ])
  assert.deepEqual(listHops('transfer/channel-8', undefined), [
    { port: 'transfer', channel: 'channel-8', chain: '', counterpartyChannel: '' },
  ])
  assert.deepEqual(listHops('', undefined), [])
  assert.deepEqual(
    [nameChain('noble-1'), nameChain('injective-1'), nameChain('nowhere-1')],
    ['Noble', 'Injective', undefined],
  )
})

const reference = sharedFolder('reference')

test(
  '[ASSET-03] channels are those of Injective’s list',
  { skip: reference ? false : 'no ../shared here' },
  () => {
    const { mainnetChannels } = JSON.parse(
      readFileSync(join(reference ?? '', 'ibc-channels.json'), 'utf8'),
    ) as { mainnetChannels: Record<string, string>[] }
    assert.ok(mainnetChannels.length > 20)
    for (const {
      counterpartyChainId: chain = '',
      channelOnCounterparty: there,
      channelOnInjective: here,
    } of mainnetChannels) {
      assert.notEqual(nameChain(chain), undefined, chain)
      const own = { chain, counterpartyChannel: there ?? '' }
      const [, back] = listHops(`transfer/${here}/transfer/${there}`, own)
      assert.deepEqual([back?.chain, back?.counterpartyChannel], ['injective-1', here])
    }
  },
)
