import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@injsight/runtime'
import { Client } from 'pg'

type Listening = {
  databaseUrl: string
  channel: string
  /** Called with what was announced; without, when the connection stands: something may have been missed. */
  onNotice: (told?: string) => void
  log: Logger
}

const shortestPauseMs = 100
const longestPauseMs = 5000

/** Listens to a channel of the database with one connection, and makes a new one whenever it breaks. */
export function startListening({ databaseUrl, channel, onNotice, log }: Listening): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()

  const listen = async (): Promise<string> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'injsight indexer feed',
      keepAlive: true,
      connectionTimeoutMillis: longestPauseMs,
    })
    const { promise: ended, resolve } = Promise.withResolvers<string>()
    stopping.signal.addEventListener('abort', () => resolve('stopped'), { once: true })
    client.on('error', ({ message }) => resolve(message))
    client.on('end', () => resolve('it was closed'))
    client.on('notification', ({ payload }) => onNotice(payload))
    await client.connect() // never ended meanwhile: a client that is ended while it connects never says so
    try {
      await client.query(`listen ${channel}`)
      onNotice()
      return await ended
    } finally {
      await client.end()
    }
  }

  const listenOnce = async (): Promise<void> => {
    try {
      const reason = await listen()
      if (!stopping.signal.aborted) log.warn('listening to the database broke off', { channel, reason })
    } catch (error) {
      log.debug('listening to the database failed', { channel, error })
    }
  }

  const run = async (): Promise<void> => {
    let pauseMs = shortestPauseMs
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await listenOnce()
      const didHold = performance.now() - startedAt > longestPauseMs
      pauseMs = didHold ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => log.debug('listening stopped'))
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
