import { createTransport } from '@injsight/grpc-web'
import { config } from '../config.server.ts'

const timeoutMs = 5000

export const indexer = createTransport({ baseUrl: config.indexerUrl, timeoutMs })
export const chain =
  config.chainUrl === config.indexerUrl ? indexer : createTransport({ baseUrl: config.chainUrl, timeoutMs })
