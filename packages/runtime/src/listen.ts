import type { Server } from 'node:http'
import { invalidInput, unavailable, type Fault } from '@injsight/errors'

/**
 * Connections that may wait until the program comes to them, as far as the system lets them. While thousands are told of a
 * block more than Node's 511 may come, and who found no place would be cut off.
 */
const backlog = 4096

/**
 * Lets a server listen on a port; 0 for any free one. A request must be there within a minute: what takes longer, or never
 * ends, would hold a place that others wait for.
 *
 * @param setting what the port is set by
 * @throws Fault `invalid-input`, code `port.in_use`; `unavailable`, code `port.refused`
 * @example await listen(createServer(handle), 4000, 'INDEXER_PORT')
 */
export function listen(server: Server, port: number, setting: string): Promise<void> {
  return new Promise((done, fail) => {
    server.requestTimeout = 60_000 // answered 408
    server.once('error', (error: NodeJS.ErrnoException) => fail(faultOfPort(error, port, setting)))
    server.listen({ port, backlog }, done)
  })
}

function faultOfPort(error: NodeJS.ErrnoException, port: number, setting: string): Fault {
  if (error.code === 'EADDRINUSE')
    return invalidInput(
      'port.in_use',
      `Port ${port} is in use: set ${setting} to another one`,
      { port },
      error,
    )
  return unavailable('port.refused', `Port ${port} can't be listened on: ${error.message}`, { port }, error)
}
