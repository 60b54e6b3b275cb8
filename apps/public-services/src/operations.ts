import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '@injsight/runtime'
import { statesOf, type Hosts } from './hosts.ts'

/** Answers whoever runs the program; false when the request is none of theirs. */
export type Operations = (request: IncomingMessage, response: ServerResponse, isLeaving: boolean) => boolean

/**
 * `/live`, does it answer; `/ready`, may it be asked: it isn't about to end; `/sources`, how each host does; `/metrics`, the
 * same and more for Prometheus.
 */
export function createOperations({ hosts, metrics }: { hosts: Hosts; metrics: Metrics }): Operations {
  const asked = metrics.counter('services_host_asked_total', 'questions that a host was asked', ['host'])
  const failed = metrics.counter('services_host_failed_total', 'questions that it failed at', ['host'])
  const failing = metrics.gauge('services_host_failing', '1 while its last answer was a failure', ['host'])

  const writeMetrics = async () => {
    asked.reset()
    failed.reset()
    for (const [host, state] of Object.entries(statesOf(hosts))) {
      if (state.url === '') continue
      asked.inc({ host }, state.asked)
      failed.inc({ host }, state.failed)
      failing.set({ host }, state.isFailing ? 1 : 0)
    }
    return metrics.text()
  }

  return ({ url }, response, isLeaving) => {
    const tell = (status: number, value: object) =>
      send(response, { status, type: 'application/json', body: JSON.stringify(value) })
    if (url === '/live') tell(200, { live: true })
    else if (url === '/ready') tell(isLeaving ? 503 : 200, { ready: !isLeaving })
    else if (url === '/sources') tell(200, statesOf(hosts))
    else if (url === '/metrics')
      void writeMetrics().then((body) =>
        send(response, { status: 200, type: 'text/plain; version=0.0.4', body }),
      )
    else return false
    return true
  }
}

function send(
  response: ServerResponse,
  { status, type, body }: { status: number; type: string; body: string },
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}
