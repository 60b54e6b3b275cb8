import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { QueryBalanceRequest } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client'
import { createTransport } from '@injsight/grpc-web'
import { silentLogger } from '@injsight/runtime'
import { olderRecording } from '@injsight/testing'
import { inflateFile, linesOf } from '#src/folder/read-lines.ts'
import { startRecordedNode } from '../start-recorded-node.ts'

let served: { url: string; stop(): Promise<void> }

before(async () => {
  served = await startRecordedNode({ folder: olderRecording.folder, port: 0, pace: 'all', log: silentLogger })
})
after(() => served.stop())

test('generated clients read recorded answers over gRPC-web', async () => {
  const staking = new QueryClient(createTransport({ baseUrl: served.url, timeoutMs: 60_000 }))
  const { response } = await staking.validators({ status: '' })
  assert.deepEqual(
    response.validators.map(({ description }) => description?.moniker),
    ['no-node', 'delta', 'gamma_val', 'alpha-node', 'Beta Stake 2'],
  )
})

test('what was not recorded is unimplemented over gRPC-web too', async () => {
  const path = '/cosmos.bank.v1beta1.Query/Balance'
  const transport = createTransport({ baseUrl: served.url, timeoutMs: 60_000 })
  await assert.rejects(
    transport.callRaw(path, QueryBalanceRequest.toBinary({ address: 'inj1', denom: 'inj' })),
    {
      code: 'grpc.unimplemented',
      message: `not in this recording: ${path}`,
    },
  )
})

type RestLine = { kind: string; url: string; status: number; body: string }

test('the REST answers of the recorded node come back, field by field', async () => {
  const same: string[] = []
  for (const bytes of linesOf(await inflateFile(`${olderRecording.folder}/answers.jsonl.gz`))) {
    const { kind, url, status, body } = JSON.parse(bytes.toString()) as RestLine
    if (kind !== 'rest' || status !== 200) continue
    const answer = await fetch(served.url + url)
    const text = await answer.text()
    if (answer.status === 200 && JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(body)))
      same.push(url)
  }
  // The rest: pages that were not asked then, fields that the chain gained since, services without a recording.
  assert.ok(same.length >= 24, `${same.length} answers are the same`)
  for (const path of [
    '/cosmos/staking/v1beta1/validators',
    '/cosmos/bank/v1beta1/supply',
    '/cosmos/mint/v1beta1/inflation',
  ]) {
    assert.ok(same.includes(path), path)
  }
})
