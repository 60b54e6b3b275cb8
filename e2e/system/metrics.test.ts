import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { before, test } from 'node:test'
import { newerRecording, startPublicServices, startStack } from '@injsight/testing'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

type Alert = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)

type Panel = { title: string; targets?: { expr: string }[] }
const { panels } = JSON.parse(read('deploy/grafana/injsight.json')) as { panels: Panel[] }

const asked = [
  ...alerts.map(({ alert, expr }) => ({ by: `the alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ by: `the panel "${title}"`, expr })),
  ),
]

let exported = ''
before(async () => {
  const stack = await startStack({ name: 'metrics', recording: newerRecording, pace: 'all' })
  const services = await startPublicServices(stack.index)
  for (const page of ['/', '/block/700/', '/nowhere/']) await (await fetch(stack.site + page)).text()
  await fetch(`${stack.index}/api/explorer/v1/blocks`)
  await fetch(`${services.url}/api/explorer/v1/blocks`)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  await fetch(`${stack.index}/ethereum`, { method: 'POST', body })
  const texts = [`${stack.index}/metrics`, `${stack.site}/-/metrics`, `${services.url}/metrics`].map(
    async (url) => (await fetch(url)).text(),
  )
  exported = (await Promise.all(texts)).join('\n')
  await services.stop()
  await stack.stop()
})

const names = /\b(?:indexer|web|services|process|nodejs)_[a-z0-9_]+/g

test('every metric that the dashboard and the alerts ask for is told by a program', () => {
  const told = new Set<string>()
  for (const [, name = '', kind] of exported.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    for (const end of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) told.add(name + end)
  }
  const missing = asked.flatMap(({ by, expr }) =>
    [...expr.matchAll(names)].flatMap(([name]) => (told.has(name) ? [] : [`${by} asks for ${name}`])),
  )
  assert.deepEqual(missing, [])
  assert.ok(asked.every(({ expr }) => expr.match(names) !== null || expr.startsWith('up{')))
})

test('every label that they choose by is one of that metric', () => {
  const wrong = asked.flatMap(({ by, expr }) =>
    [...expr.matchAll(/([a-z][a-z0-9_]+)\{([^}]*)\}/g)].flatMap(([, name = '', chosen = '']) => {
      const samples = exported.split('\n').filter((line) => line.startsWith(`${name}{`))
      const labels = [...chosen.matchAll(/([a-z_]+)(?==~|!=|!~|=)/g)].map(([label]) => label)
      return labels
        .filter((label) => name !== 'up' && !samples.some((line) => line.includes(`${label}="`)))
        .map((label) => `${by}: ${name} has no ${label}`)
    }),
  )
  assert.deepEqual(wrong, [])
})

test('every alert has a runbook, and every runbook an alert', () => {
  const runbook = read('docs/operations.md').split('## What to do when an alert comes')[1] ?? ''
  const headings = [...runbook.matchAll(/^### (\S+)$/gm)].map(([, name]) => name)
  assert.deepEqual(
    headings,
    alerts.map(({ alert }) => alert),
  )
})

test('the jobs that alerts name are those that are scraped', () => {
  const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string }[]
  }
  const named = alerts.flatMap(({ expr }) => /up\{job=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [])
  assert.deepEqual(
    named,
    jobs.map(({ job_name }) => job_name),
  )
})
