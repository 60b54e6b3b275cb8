import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics } from './metrics.ts'

test('metrics are written as Prometheus reads them', async () => {
  const metrics = createMetrics()
  metrics.counter('indexer_messages_total', 'messages seen', ['type']).inc({ type: 'send' }, 2)
  metrics.gauge('indexer_head_height', 'the last height').set(7)
  metrics.seconds('indexer_commit_seconds', 'time of a commit', ['blocks']).observe({ blocks: 'one' }, 0.004)
  const text = await metrics.text()
  assert.match(text, /^indexer_messages_total\{type="send"\} 2$/m)
  assert.match(text, /^# TYPE indexer_head_height gauge\nindexer_head_height 7$/m)
  assert.match(text, /^indexer_commit_seconds_bucket\{le="0.0025",blocks="one"\} 0$/m)
  assert.match(text, /^indexer_commit_seconds_bucket\{le="0.005",blocks="one"\} 1$/m)
  assert.match(text, /^indexer_commit_seconds_sum\{blocks="one"\} 0.004$/m)
})

test('the process tells of itself where that is wanted: processor, memory, event loop', async () => {
  const text = await createMetrics({ ofProcess: true }).text()
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
  ])
    assert.match(text, new RegExp(`^${name} [\\d.e-]+$`, 'm'))
  assert.equal((await createMetrics().text()).trim(), '')
})
