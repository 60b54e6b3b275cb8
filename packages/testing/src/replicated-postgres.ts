import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalPostgres, type LocalPostgres } from '@injsight/local-postgres'
import { copyServer } from './copy-server.ts'

export type ReplicatedPostgres = {
  url: string
  /** A new standby, which has all that the primary has and follows it by streaming replication. */
  addStandby(): Promise<LocalPostgres>
  /** Ends a server, the primary being the first, as a power cut would; and starts it again where it was. */
  kill(server: number): Promise<void>
  restart(server: number): Promise<void>
  /** Stops them all, and forgets what they held. */
  stop(): Promise<void>
}

/** A PostgreSQL that standbys can follow. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-replicated-'))
  await chmod(folder, 0o755) // the servers may run as another user
  // A standby needs room for as much as its primary.
  const own = {
    fsync: 'off',
    max_connections: '100',
    shared_buffers: '64MB',
    wal_level: 'replica',
    max_wal_senders: '8',
  }
  const plan = { folder: join(folder, 'primary'), settings: { ...own, wal_keep_size: '1GB' } }
  const primary = await startLocalPostgres(plan)
  const [plans, servers] = [[plan], [primary]]
  return {
    url: primary.url,
    async addStandby() {
      const { hostname, port, username, password } = new URL(primary.url)
      const standby = {
        folder: join(folder, `standby-${servers.length}`),
        settings: {
          ...own,
          wal_keep_size: '0',
          primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
          wal_receiver_status_interval: '1s',
          wal_retrieve_retry_interval: '200ms',
        },
      }
      await copyServer({ url: primary.url, from: plan.folder, to: standby.folder, as: 'standby' })
      const server = await startLocalPostgres(standby)
      plans.push(standby)
      servers.push(server)
      return server
    },
    kill: async (at) => servers[at]?.kill(),
    async restart(at) {
      const [left, again] = [servers[at], plans[at]]
      if (left === undefined || again === undefined) return
      const settings = { ...again.settings, port: new URL(left.url).port }
      servers[at] = await startLocalPostgres({ ...again, settings })
    },
    async stop() {
      for (const server of servers.toReversed()) await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
