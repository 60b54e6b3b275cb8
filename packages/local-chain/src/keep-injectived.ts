import { spawn } from 'node:child_process'

// Runs injectived for as long as whoever started this lives: a chain isn't left behind when that ends without a signal.
//   node keep-injectived.ts <program> <its arguments …>

const [program = '', ...words] = process.argv.slice(2)
const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })
const end = () => void child.kill('SIGTERM')
process.once('disconnect', end)
process.once('SIGTERM', end)
child.once('exit', (code) => process.exit(code ?? 1))
