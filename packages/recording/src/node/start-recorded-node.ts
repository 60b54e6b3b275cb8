import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { invalidInput } from '@injsight/errors'
import type { Logger } from '@injsight/runtime'
import { openRecording } from '#src/folder/open-recording.ts'
import { answerHttp } from './answer-http.ts'
import { createAnswerState } from './grpc/answer-state.ts'
import { createStateHandler } from './grpc/create-state-handler.ts'
import type { Pace } from './pace.ts'
import { createRpc } from './rpc/create-rpc.ts'
import { serveSubscriptions } from './socket/serve-subscriptions.ts'
import { startHead } from './start-head.ts'

export type RecordedNodeOptions = {
  folder: string
  /** 0 takes any that is free. */
  port: number
  pace: Pace
  log: Logger
}

/**
 * Serves a recording as a node: CometBFT RPC over HTTP and WebSocket, gRPC-web, and the REST paths of gRPC, all on
 * one port of this machine.
 *
 * @throws Fault `recording.missing` or `recording.damaged`; `port.in_use`
 * @example
 * const node = await startRecordedNode({ folder: 'recordings/newer', port: 0, pace: 'all', log })
 * await fetch(`${node.url}/block?height=7`)
 */
export async function startRecordedNode({
  folder,
  port,
  pace,
  log,
}: RecordedNodeOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const recording = await openRecording(folder)
  const answerState = createAnswerState(recording.answers)
  const head = startHead(recording, pace)
  const chain = { recording, head }
  const rpc = createRpc(chain, answerState)
  const handleState = createStateHandler(recording.answers, answerState, log)
  const answer = answerHttp({ chain, rpc, handleState, log })
  const server = createServer((request, response) => void answer(request, response))
  const subscriptions = serveSubscriptions(server, rpc, chain, log)
  try {
    await listen(server, port)
  } catch (error) {
    head.stop()
    throw error
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  log.info('recorded node started', {
    url,
    folder,
    pace,
    from: recording.facts.from,
    to: recording.facts.to,
    head: head.height(),
  })
  return {
    url,
    async stop() {
      head.stop()
      subscriptions.stop()
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
    },
  }
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}

function portInUse(port: number) {
  return invalidInput('port.in_use', `Port ${port} is in use: something else answers there already`, { port })
}
