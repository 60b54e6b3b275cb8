import { fork } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'

const connections = 10
/** By which a site can be told that requests come from different visitors. */
export const visitorHeader = 'x-visitor'
const visitors = 50

/**
 * What a server did; times in milliseconds, of 20 requests one took at least `p95`. What failed was answered with another
 * status than 2xx, or not.
 */
export type Load = { perSecond: number; median: number; p95: number; failed: number }

/**
 * How many requests a second a server answers to ten connections that ask for these paths in turn, after two seconds
 * to warm up; each request is one of fifty visitors'.
 */
export async function measureLoad(server: string, paths: readonly string[], seconds: number): Promise<Load> {
  const load = {
    url: server,
    connections,
    requests: paths.map((path, at) => ({
      path,
      method: 'GET' as const,
      headers: { 'accept-encoding': 'gzip', [visitorHeader]: `192.0.2.${at % visitors}` },
    })),
  }
  await autocannon({ ...load, duration: 2 })
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((done, fail) => {
    autocannon({ ...load, duration: seconds }, (error: Error | null, told) =>
      error ? fail(error) : done(told),
    ).on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: result.requests.average,
    median: at(0.5),
    p95: at(0.95),
    failed: result.non2xx + result.errors,
  }
}

/** A bare node:http server in a process of its own, which sends the bytes of a site. */
export async function startBareServer(site: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [site])
  const { url } = await new Promise<{ url: string }>((done) => {
    child.once('message', (message) => done(message as { url: string }))
  })
  return { url, stop: () => void child.kill() }
}
