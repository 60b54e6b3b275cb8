import { createLogger, readConfig, runUntilSignal } from '@injsight/runtime'
import { settings } from './config.ts'
import { start } from './start.ts'

await runUntilSignal(async () => {
  const config = readConfig(settings, process.env)
  return start({ config, log: createLogger({ level: config.LOG_LEVEL }) })
})
