import { startTestServer } from '@injsight/testing'

let shared: Promise<void> | undefined

/** Lets all processes of tests that are started from now on use one PostgreSQL, and what is made in it once. */
export function shareServer(): Promise<void> {
  return (shared ??= process.env['TEST_DATABASE_URL'] ? Promise.resolve() : startShared())
}

async function startShared(): Promise<void> {
  process.env['TEST_DATABASE_URL'] = await startTestServer()
  process.env['TEST_RUN'] = String(process.pid)
  // It is stopped when this process exits, which a signal alone doesn't count as.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
