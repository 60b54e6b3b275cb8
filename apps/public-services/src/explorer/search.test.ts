import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IbcChannel, IbcClient, IbcConnection, ListKnownNamesResponse } from '@injsight/injsight-v1'
import { suggest, type SearchSources } from './search.ts'

const sources: SearchSources = {
  explorer: {
    getBlock: () => assert.fail('nobody asked for a block'),
    getTxByTxHash: () => assert.fail('nobody asked for a transaction'),
  },
  fetchNames: () => Promise.resolve(ListKnownNamesResponse.create()),
  getOrder: () => assert.fail('nobody asked for an order'),
  ibcPaths: () =>
    Promise.resolve({
      clients: [IbcClient.create({ client: '07-tendermint-5', chain: 'cosmoshub-4' })],
      connections: [IbcConnection.create({ connection: 'connection-1', client: '07-tendermint-5' })],
      channels: [IbcChannel.create({ port: 'transfer', channel: 'channel-1', chain: 'cosmoshub-4' })],
    }),
}

test('[SEARCH-02] ways to other chains are found by their names and by the id of the chain', async () => {
  const idsOf = async (text: string) =>
    (await suggest(sources, text, 0)).suggestions.map(({ kind, id, name }) => `${kind} ${id} ${name}`.trim())
  assert.deepEqual(await idsOf('channel-1'), ['channel transfer/channel-1 cosmoshub-4'])
  assert.deepEqual(await idsOf(' Connection-1'), ['connection connection-1 cosmoshub-4'])
  assert.deepEqual(await idsOf('07-tendermint-5'), ['client 07-tendermint-5 cosmoshub-4'])
  assert.deepEqual(await idsOf('CosmosHub-4'), [
    'client 07-tendermint-5 cosmoshub-4',
    'connection connection-1 cosmoshub-4',
  ])
  for (const text of ['cosmoshub-5', 'channel-12', 'connection-2', '07-tendermint-55', 'channel'])
    assert.deepEqual(await idsOf(text), [])
})
