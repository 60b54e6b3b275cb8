import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLeaving, listen as listenOn, type Leaving } from '@injsight/runtime'

/**
 * Listens on a port; 0 for any free one.
 *
 * @throws Fault `invalid-input`, code `port.in_use`; `unavailable`, code `port.refused`
 */
export async function listen(
  listener: RequestListener,
  { port, drainMs }: { port: number; drainMs: number },
): Promise<{ url: string; leaving: Leaving }> {
  // Room for an address that is too long: it shall hear why, from us.
  const server = createServer({ maxHeaderSize: 64 << 10, keepAliveTimeout: 65_000 }, listener)
  const leaving = createLeaving(server, { drainMs })
  await listenOn(server, port, 'WEB_PORT')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, leaving }
}
