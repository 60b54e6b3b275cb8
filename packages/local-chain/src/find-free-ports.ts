import { createServer, type AddressInfo, type Server } from 'node:net'

/**
 * Ports of this machine that nobody listens on, one for each name.
 *
 * @example const { rpc, rest } = await findFreePorts('rpc', 'rest')
 */
export async function findFreePorts<Name extends string>(...names: Name[]): Promise<Record<Name, number>> {
  const servers = await Promise.all(names.map(hold))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<Name, number>
}

/** Held until all are known: a port let go is given to the next who asks. */
function hold(): Promise<Server> {
  const server = createServer()
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}
