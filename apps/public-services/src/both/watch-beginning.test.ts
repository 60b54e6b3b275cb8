import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createHandler, serve } from '@injsight/grpc-web'
import { Explorer, GetStatusResponse, type IExplorerClient } from '@injsight/injsight-v1'
import { listen, silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import { watchBeginning } from './watch-beginning.ts'

let head = 0n
let asked = 0
const index = createServer((request, response) => {
  const getStatus = () => {
    asked += 1
    return GetStatusResponse.create({ head })
  }
  void createHandler({ services: [serve<IExplorerClient>(Explorer, { getStatus })], log })(request, response)
})
await listen(index, 0, 'PORT')
after(() => index.close())

test('[NET-02] an index has begun with its first block, and is not asked any more', async () => {
  const { port } = index.address() as AddressInfo
  const beginning = watchBeginning(`http://127.0.0.1:${port}`, 1)
  await until(() => asked >= 2)
  assert.equal(beginning.hasBegun(), false)
  head = 7n
  await until(() => beginning.hasBegun())
  beginning.stop()
})
