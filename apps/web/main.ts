import { createLogger, readConfig, runUntilSignal } from '@injsight/runtime'
import { settings } from './server/config.ts'
import { start } from './start.ts'

await runUntilSignal(async () => {
  const config = readConfig(settings, process.env)
  // The built site reads these itself when it is loaded, and React chooses its own build by NODE_ENV.
  process.env.NODE_ENV ??= 'production'
  process.env.INDEXER_URL = config.INDEXER_URL
  process.env.CHAIN_URL = config.CHAIN_URL || config.INDEXER_URL
  if (config.PUBLIC_URL === '') delete process.env.PUBLIC_URL
  else process.env.PUBLIC_URL = config.PUBLIC_URL
  return start({ config, log: createLogger({ level: config.LOG_LEVEL }) })
})
