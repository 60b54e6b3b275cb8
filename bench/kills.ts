import { spawn } from 'node:child_process'

// Indexers, servers of a database and members of a cluster killed at random, so many times with a single server and with a
// cluster each, while recordings are indexed again and again: the tables stay those that nothing happened to. The same
// again by its seed. CITUS names the archive of the extension for the embedded PostgreSQL.
//   npm run bench -- kills 1000 [seed]

const [kills = '100', seed = ''] = process.argv.slice(2)
const child = spawn(process.execPath, ['--test', '--test-force-exit', 'e2e/system/kills.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: kills, ...(seed !== '' && { SEED: seed }) },
})
child.once('close', (code) => (process.exitCode = code ?? 1))
