import { createLogger, describeSettings, readConfig, runUntilSignal } from '@injsight/runtime'
import { settings } from './server/config.ts'
import { start } from './start.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeSettings(settings)}\n`)
} else {
  await runUntilSignal(async () => {
    const config = readConfig(settings, process.env)
    // The built site reads the settings itself when it is loaded, and React chooses its own build by NODE_ENV.
    process.env.NODE_ENV ??= 'production'
    for (const [name, value] of Object.entries(config)) process.env[name] = String(value)
    return start({ config, log: createLogger({ level: config.LOG_LEVEL }) })
  })
}
