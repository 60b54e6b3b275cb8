import type { ServerResponse } from 'node:http'
import type { Metrics } from '@injsight/runtime'

/** Answers when the path is one of them; false otherwise. */
export type Operations = (path: string, response: ServerResponse) => Promise<boolean>

type Answer = { status: number; type: string; body: string }

/**
 * The questions of whoever runs the program: `/-/live`, does it answer; `/-/ready`, may visitors be sent to it: the index
 * answers it or did a moment ago, whatever that says of itself, and it isn't about to end; `/-/metrics`, for Prometheus.
 */
export function createOperations({
  trouble,
  isReady,
  metrics,
}: {
  trouble: () => string
  isReady: () => boolean
  metrics: Metrics
}): Operations {
  const answers = new Map<string, () => Answer | Promise<Answer>>([
    ['/-/live', () => json(200, { live: true })],
    ['/-/ready', () => json(isReady() ? 200 : 503, { ready: isReady(), trouble: trouble() })],
    ['/-/metrics', async () => ({ status: 200, type: prometheusText, body: await metrics.text() })],
  ])
  return async (path, response) => {
    const answer = await answers.get(path)?.()
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

const prometheusText = 'text/plain; version=0.0.4'

function json(status: number, value: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
