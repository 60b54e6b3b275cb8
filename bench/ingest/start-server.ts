import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startLocalPostgres } from '@injsight/local-postgres'

/** A PostgreSQL as `npm start` runs it, in a folder that goes with it. */
export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-bench-'))
  await chmod(folder, 0o755) // the server may run as another user
  const server = await startLocalPostgres({ folder: join(folder, 'data') })
  return {
    async createDatabase(): Promise<string> {
      const name = `bench_${randomBytes(6).toString('hex')}`
      const client = new Client(server.url)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
