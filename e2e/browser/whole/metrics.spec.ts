import { expect } from '@playwright/test'
import { plainTest as test } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'

const ofProcess = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_lag_p99_seconds',
]

test('the site tells how long requests of each kind took, and how its process is', async ({ request }) => {
  for (const path of ['/', '/blocks.csv', '/icon.svg', '/nonsense/']) await request.get(path)
  const text = await (await request.get('/-/metrics')).text()
  for (const labels of [
    'kind="page",status="200"',
    'kind="page",status="404"',
    'kind="list",status="200"',
    'kind="file",status="200"',
  ])
    expect(countOf(text, `web_request_seconds_count{${labels}}`)).toBeGreaterThan(0)
  expect(countOf(text, 'web_render_seconds_count{route="home"}')).toBeGreaterThan(0)
  for (const name of ofProcess) expect(countOf(text, name)).toBeGreaterThan(0)
})

test('the index tells how long commits, calls and questions to the node took, and how its process is', async ({
  request,
}) => {
  const index = findStack('live', 'INDEX_URL') // which has indexed by itself
  await request.get(`${index}/injsight/v1/status`)
  const text = await (await request.get(`${index}/metrics`)).text()
  const status = '/injsight.v1.Explorer/GetStatus'
  for (const name of [
    'indexer_blocks_total',
    'indexer_commit_seconds_count{blocks="several"}',
    'indexer_node_request_seconds_count{method="block_results",outcome="ok"}',
    'indexer_node_request_seconds_count{method="status",outcome="ok"}',
    `indexer_call_seconds_count{method="${status}"}`,
    `indexer_calls_total{method="${status}",status="0"}`,
    ...ofProcess,
  ])
    expect(countOf(text, name)).toBeGreaterThan(0)
})

/** What a line of Prometheus' text says; NaN where there is none, which is no number of anything. */
function countOf(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? Number.NaN)
}
