import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { GetBlocksRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { networkOf, settings } from '../../src/config.ts'
import { closeAll, openHosts } from '../../src/hosts.ts'
import { hostNames } from '../../src/networks.ts'
import { failures } from './failures.ts'
import { provenHeight } from './families/node.ts'
import { needsFixtures } from './fixtures.ts'
import { startStandIn } from './start-stand-in.ts'

const standIn = await startStandIn()
const config = readConfig(settings, standIn.settings)
const hosts = openHosts(networkOf(config), { perSecond: 1000, log })
after(async () => {
  closeAll(hosts)
  await standIn.stop()
})

test('[NET-02] every host is asked where its setting says', async () => {
  for (const name of hostNames) {
    await assert.rejects(hosts[name].getJson('/who'), { kind: 'not-found' })
    assert.equal(standIn.asked.at(-1), `${name} GET /who 0`)
    assert.deepEqual(standIn.takeRefused(), [`${name}: GET /who: unknown`])
  }
})

test('what the real hosts would refuse is refused, and noted', async () => {
  await assert.rejects(hosts.node.getJson('/commit?height=last'), { kind: 'invalid-input' })
  await assert.rejects(hosts.charts.getJson('/nonsense'), { kind: 'not-found' })
  await assert.rejects(hosts.explorer.transport.callRaw('/injsight.v1.Explorer/Search', new Uint8Array()))
  await assert.rejects(
    hosts.chain.transport.callRaw('/cosmos.bank.v1beta1.Query/Balance', Buffer.from([0x7a, 1, 7])),
  )
  assert.deepEqual(standIn.takeRefused(), [
    'node: GET /commit?height=last: parameter height=last',
    'charts: GET /nonsense: unknown',
    'explorer: /injsight.v1.Explorer/Search: not a method of this host',
    'chain: /cosmos.bank.v1beta1.Query/Balance: fields 15',
  ])
})

test('[NET-07] however a host fails, it is a fault with words, over JSON and gRPC-web', async () => {
  const explorer = new InjectiveExplorerRPCClient(hosts.explorer.transport)
  for (const way of failures.filter((one) => one !== 'slow')) {
    standIn.fail('all', way)
    const question = `/api/explorer/v1/blocks?limit=${failures.indexOf(way) + 1}`
    const told = hosts.explorer.getJson(question)
    // What has the wrong types is JSON all the same: who reads it finds out.
    if (way === 'wrong-types') await told
    else await assert.rejects(told, { name: 'Fault' }, way)
    const request = GetBlocksRequest.create({ limit: failures.indexOf(way) + 1 })
    await assert.rejects(explorer.getBlocks(request).response, { name: 'Fault' }, way)
    standIn.fail('all')
  }
})

test('what a public node really said is told as it was', needsFixtures, async () => {
  const told = (await hosts.node.getJson(`/commit?height=${provenHeight}`)).toString()
  assert.match(told, /"1A3159A8568679BE80288F694FF0EF738DC68744182D6026B579C7C6552CEE07"/)
})
