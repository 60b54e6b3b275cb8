import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Metrics } from '@injsight/runtime'

/**
 * Times what the program asks others, the index before all: `web_question_seconds`, until an answer began, by host and
 * status, `none` where there was no answer. Node tells of them: the built site has clients of its own.
 *
 * @returns what ends it
 */
export function timeQuestions(metrics: Metrics): () => void {
  const seconds = metrics.seconds(
    'web_question_seconds',
    'time until somebody who was asked began to answer',
    ['host', 'status'],
  )
  const begun = new WeakMap<ClientRequest, number>()
  const end = (request: ClientRequest, status: string) => {
    const startedAt = begun.get(request)
    if (startedAt === undefined) return
    begun.delete(request)
    seconds.observe(
      { host: String(request.getHeader('host')), status },
      (performance.now() - startedAt) / 1000,
    )
  }
  const channels: Record<string, (message: unknown) => void> = {
    'http.client.request.created': (message) =>
      void begun.set((message as { request: ClientRequest }).request, performance.now()),
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
      end(request, String(response.statusCode))
    },
    'http.client.request.error': (message) => end((message as { request: ClientRequest }).request, 'none'),
  }
  for (const [name, hear] of Object.entries(channels)) subscribe(name, hear)
  return () => {
    for (const [name, hear] of Object.entries(channels)) unsubscribe(name, hear)
  }
}
