import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { QueryParamsResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.js'
import { unavailable } from '@injsight/errors'
import { askEach, createNodeTransport } from './node-transport.ts'

test('what is asked twice at the same time is answered once, and anew afterwards', async () => {
  let asked = 0
  const queryAbci = async () => {
    if (++asked === 2) throw unavailable('node.gone', 'The node has gone away')
    return Buffer.from(
      QueryParamsResponse.toBinary({ params: { defaultSendEnabled: true, sendEnabled: [] } }),
    )
  }
  const at = (height: bigint) => new QueryClient(createNodeTransport({ queryAbci }, height))
  const [one, other] = [at(7n), at(8n)]
  const ask = async (client: QueryClient) => (await client.params({}).response).params?.defaultSendEnabled
  assert.deepEqual(await Promise.all([ask(one), ask(one)]), [true, true])
  assert.equal(asked, 1)
  await assert.rejects(Promise.all([ask(one), ask(one)]), { code: 'node.gone' })
  assert.equal(asked, 2)
  assert.equal(await ask(one), true)
  assert.deepEqual(await Promise.all([ask(one), ask(other)]), [true, true])
  assert.equal(asked, 5)
})

test('of many questions a few are under way, and none once one is refused', async () => {
  let [underWay, most, asked] = [0, 0, 0]
  const ask = async (item: number) => {
    asked++
    most = Math.max(most, ++underWay)
    await new Promise((done) => setTimeout(done, item % 3))
    underWay--
    if (item === 20) throw unavailable('node.gone', 'The node has gone away')
    return item * 2
  }
  const items = Array.from({ length: 20 }, (_, at) => at)
  assert.deepEqual(
    await askEach(items, ask),
    items.map((item) => item * 2),
  )
  assert.equal(most, 4)
  await assert.rejects(askEach([1, 20, ...items], ask), { code: 'node.gone' })
  assert.equal(underWay, 0)
  assert.ok(asked < 30, `${asked}`)
})
