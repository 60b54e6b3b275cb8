export { createByteStore, type ByteStore } from './byte-store.ts'
export { createLogger, silentLogger, type Logger, type LogLevel } from './logger.ts'
export {
  describeSettings,
  oneOf,
  port,
  readConfig,
  text,
  url,
  urls,
  wholeNumber,
  type Config,
  type Setting,
  type Settings,
} from './config.ts'
export { countCalls, countLines } from './count.ts'
export { createLeaving, drainSeconds, type Leaving } from './leaving.ts'
export { listen } from './listen.ts'
export { outliveFailures } from './outlive-failures.ts'
export { createPlaces, type Places, type Turn, type Visit } from './places.ts'
export { readBody } from './read-body.ts'
export { createStopping, runUntilSignal, type Listening, type Stopping } from './stopping.ts'
export { createMetrics, type Counter, type Gauge, type Histogram, type Metrics } from './metrics.ts'
