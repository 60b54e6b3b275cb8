import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen as listenOn } from '@injsight/runtime'

/** How long answers that are under way may still take when the program is asked to stop. */
const graceMs = 5000

/**
 * Listens on a port; 0 for any free one.
 *
 * @throws Fault `invalid-input`, code `port.in_use`; `unavailable`, code `port.refused`
 */
export async function listen(
  listener: RequestListener,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  // Room for an address that is too long: it shall hear why, from us.
  const server = createServer({ maxHeaderSize: 64 << 10, keepAliveTimeout: 65_000 }, listener)
  await listenOn(server, port, 'WEB_PORT')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  const patience = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(patience)
}
