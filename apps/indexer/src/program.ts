import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { assert } from '@injsight/errors'
import { createLogger, readConfig } from '@injsight/runtime'
import { settings } from './config.ts'
import { start } from './start.ts'

assert(parentPort !== null, 'The program is started by main.ts')
const config = readConfig(settings, process.env)
const running = await start({ config, log: createLogger({ level: config.LOG_LEVEL }) })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(running.url)
await once(parentPort, 'message')
await running.stop()
// Lines of the log go through the first thread.
process.stdout.write('', () => process.exit())
