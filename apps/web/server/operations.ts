import type { ServerResponse } from 'node:http'
import type { Metrics } from '@injsight/runtime'

/** Answers when the path is one of them; false otherwise. */
export type Operations = (path: string, response: ServerResponse) => boolean

type Answer = { status: number; type: string; body: string }

/**
 * The questions of whoever runs the program: `/-/live`, does it answer; `/-/ready`, does the index answer it;
 * `/-/metrics`, for Prometheus.
 */
export function createOperations({
  trouble,
  metrics,
}: {
  trouble: () => string
  metrics: Metrics
}): Operations {
  const answers = new Map<string, () => Answer>([
    ['/-/live', () => json(200, { live: true })],
    ['/-/ready', () => json(trouble() === '' ? 200 : 503, { ready: trouble() === '', trouble: trouble() })],
    ['/-/metrics', () => ({ status: 200, type: 'text/plain; version=0.0.4', body: metrics.text() })],
  ])
  return (path, response) => {
    const answer = answers.get(path)?.()
    if (answer === undefined) return false
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(answer.body),
    })
    response.end(answer.body)
    return true
  }
}

function json(status: number, value: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
