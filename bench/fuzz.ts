import { spawn } from 'node:child_process'

// Random requests of every kind, thrown at the site and at the index, so many at each: nothing answers that it broke, none
// ends, and memory stays. The same again by its seed.
//   npm run bench -- fuzz 1000000 [seed]

const [count = '40000', seed = ''] = process.argv.slice(2)
const child = spawn(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', 'random-requests', '--workers', '1'],
  {
    stdio: 'inherit',
    env: { ...process.env, REQUESTS: count, ...(seed !== '' && { SEED: seed }) },
  },
)
child.once('close', (code) => (process.exitCode = code ?? 1))
