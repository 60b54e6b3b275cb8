import { readConfig } from '@injsight/runtime'
import { settings } from './config.ts'
import { connect } from './database/connect.ts'
import { countWorkers, hasCitus } from './database/distribute.ts'
import { migrateInTurn } from './database/migrate.ts'
import { rebalance } from './database/rebalance.ts'

const usage = `Spreads an index over the workers of a cluster, while an indexer writes it and readers read on.

  DATABASE_URL=<coordinator> node apps/indexer/src/cluster.ts [host:port …]

Workers that are named are added first. Large tables that lie with the coordinator are handed to the workers, then each
worker is given its share. It may be ended and begun again at any time.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const workers = process.argv.slice(2)
  if (workers.includes('--help')) say(usage)
  else await spread(readConfig({ DATABASE_URL: settings.DATABASE_URL }, process.env).DATABASE_URL, workers)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function spread(url: string, workers: string[]): Promise<void> {
  const client = await connect(url, 'injsight cluster')
  try {
    if (!(await hasCitus(client)))
      throw new Error(
        `${new URL(url).host} is no coordinator: "create extension citus" in this database first`,
      )
    for (const worker of workers) {
      const [, host, port] = /^(.+):(\d+)$/.exec(worker) ?? []
      if (host === undefined) throw new Error(`"${worker}" is no worker: they are named as host:port`)
      await client.query('select citus_add_node($1, $2)', [host, Number(port)])
      say(`${worker} belongs to the cluster`)
    }
    const count = await countWorkers(client)
    if (count === 0) throw new Error('The cluster has no workers yet: name them as host:port')

    let tables = 0
    await migrateInTurn(url, {
      onWaiting: (holder) => say(`${holder} writes with tables of another version: they change when it ends`),
      onDistribute(table, bytes) {
        tables += 1
        say(`${table}: ${(bytes / 1e6).toFixed(1)} MB go to the workers`)
      },
    })
    // A writer that began on a single server commits as on one: it comes back, and commits as on a cluster.
    if (tables > 0) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name like 'injsight indexer %:%'`,
      )
    }
    await rebalance(client, ({ done, all }) => say(`${done} of ${all} moves between workers are done`))
    say(`The index is spread over ${count} worker${count === 1 ? '' : 's'}`)
  } finally {
    await client.end()
  }
}
