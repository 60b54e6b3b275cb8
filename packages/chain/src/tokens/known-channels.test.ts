import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sharedFolder } from '@injsight/testing'
import { isSupportedChannel, listHops, nameChain } from './known-channels.ts'

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

test('[ASSET-03] the channels that Injective’s apps send coins over are told from others to the same chain', () => {
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  assert.equal(numbers.filter((number) => isSupportedChannel('transfer', `channel-${number}`)).length, 33)
  assert.equal(isSupportedChannel('wasm.inj1', 'channel-1'), false)
  assert.equal(isSupportedChannel('transfer', 'channel-151'), false)
})

test(
  '[ASSET-03] supported channels are those of Injective’s list, each to the chain that it names',
  { skip: reference ? false : 'no ../shared here' },
  () => {
    const { canonicalChannelIds, channelChainMap } = JSON.parse(
      readFileSync(join(reference ?? '', 'ibc-channels.json'), 'utf8'),
    ) as {
      canonicalChannelIds: string[]
      channelChainMap: { channelId: string; chainA: string; chainB: string }[]
    }
    for (const channel of canonicalChannelIds) assert.ok(isSupportedChannel('transfer', channel), channel)
    // Its list of what leads back here: where coins went that come home.
    const ids: Record<string, string> = {
      Terra: 'columbus-5',
      Chihuahua: 'chihuahua-1',
      Juno: 'juno-1',
      Canto: 'canto_7700-1',
      Terra2: 'phoenix-1',
    }
    const back = channelChainMap.filter(({ chainA, chainB }) => chainB === 'Injective' && ids[chainA])
    assert.equal(back.length, 6)
    for (const { channelId, chainA } of back) {
      const own = { chain: ids[chainA] ?? '', counterpartyChannel: channelId }
      const [, home] = listHops(`transfer/channel-0/transfer/${channelId}`, own)
      assert.equal(home?.chain, 'injective-1', channelId)
      assert.ok(isSupportedChannel('transfer', home?.counterpartyChannel ?? ''), channelId)
      assert.notEqual(nameChain(ids[chainA] ?? ''), undefined)
    }
  },
)
