import { createLogger, describeSettings, readConfig, runUntilSignal } from '@injsight/runtime'
import { settings } from './config.ts'
import { start } from './start.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeSettings(settings)}\n`)
} else {
  await runUntilSignal(async () => {
    const config = readConfig(settings, process.env)
    return start({ config, log: createLogger({ level: config.LOG_LEVEL }) })
  })
}
