import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  GetTxsRequest,
  GetTxsResponse,
  GetTxsV2Request,
  GetTxsV2Response,
  TxData,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { refusal, Status } from '@injsight/grpc-web'
import { createNewerFirst } from './newer-first.ts'
import { olderShapeOf } from './older-explorer.ts'
import { createFakeTransport } from '../../test/fake-transport.ts'

const path = '/injective_explorer_rpc.InjectiveExplorerRPC/GetTxsV2'

/** An explorer of before V2, with transactions 1 to 7. */
function olderExplorer() {
  const asked: string[] = []
  const transport = createFakeTransport((method, request) => {
    asked.push(method)
    if (method !== 'GetTxs') throw refusal(Status.unimplemented, 'unknown method')
    const { toNumber, limit } = GetTxsRequest.fromBinary(request)
    const from = toNumber === 0n ? 7 : Number(toNumber)
    const numbers = Array.from({ length: Math.min(limit, from) }, (_, at) => BigInt(from - at))
    return GetTxsResponse.toBinary({ data: numbers.map((txNumber) => TxData.create({ txNumber })) })
  })
  return { asked, transport }
}

async function page(ask: (request: Uint8Array) => Promise<Uint8Array>, token: string) {
  const request = GetTxsV2Request.toBinary(GetTxsV2Request.create({ perPage: 3, token }))
  const { data, paging } = GetTxsV2Response.fromBinary(await ask(request))
  return { numbers: data.map(({ txNumber }) => Number(txNumber)), next: paging?.next[0] }
}

test('a list of the newer shape is told by an explorer of the older, page after page', async () => {
  const { transport } = olderExplorer()
  const ask = olderShapeOf(path, transport) ?? assert.fail('there is one')
  const first = await page(ask, '')
  assert.deepEqual(first, { numbers: [7, 6, 5], next: 'v1:4' })
  const second = await page(ask, first.next ?? '')
  assert.deepEqual(second, { numbers: [4, 3, 2], next: 'v1:1' })
  assert.deepEqual(await page(ask, second.next ?? ''), { numbers: [1], next: undefined })
  await assert.rejects(page(ask, 'of-the-newer'), { kind: 'invalid-input' })
})

test('the newer shape is asked first, and what a host has is remembered', async () => {
  let now = 0
  const newerFirst = createNewerFirst(() => now)
  const asked: string[] = []
  const ask = () =>
    newerFirst(
      path,
      async () => {
        asked.push('newer')
        throw refusal(Status.unimplemented, 'unknown method')
      },
      async () => void asked.push('older'),
    )
  await ask()
  await ask()
  assert.deepEqual(asked.splice(0), ['newer', 'older', 'older'])
  now += 3_600_000
  await ask()
  assert.deepEqual(asked, ['newer', 'older'])
})

test('a host that is down is not asked in another shape', async () => {
  const down = async () => {
    throw refusal(Status.unavailable, 'down')
  }
  await assert.rejects(
    createNewerFirst()(path, down, () => assert.fail('asked again')),
    { kind: 'unavailable' },
  )
})
