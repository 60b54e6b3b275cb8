import { createLogger, readConfig, runUntilSignal } from '@injsight/runtime'
import { settings } from './config.ts'
import { startRecordedNode } from './node/start-recorded-node.ts'

await runUntilSignal(async () => {
  const { RECORDING, NODE_PORT, PACE, LOG_LEVEL } = readConfig(settings, process.env)
  const log = createLogger({ level: LOG_LEVEL })
  return startRecordedNode({ folder: RECORDING, port: NODE_PORT, pace: PACE, log })
})
