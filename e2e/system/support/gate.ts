import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = {
  /** The target's URL, through the gate. */
  url: string
  /** Cuts every connection and takes no new ones. */
  close(): Promise<void>
  open(): Promise<void>
  /** Lets nothing through from now on, and closes nothing: neither end can know. */
  stall(): void
  /** Lets everything through again, first what has come meanwhile. */
  resume(): void
}

/** A server seen through a gate that can be closed, as if the server had gone away. */
export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isStalled = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()) // its other end was cut
    socket.on('close', () => sockets.delete(socket))
  }
  const pairs = new Map<Socket, Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    keep(incoming)
    keep(outgoing)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
    if (!isStalled) incoming.pipe(outgoing).pipe(incoming)
    pairs.set(incoming, outgoing)
    incoming.on('close', () => pairs.delete(incoming))
  })
  const stall = () => {
    isStalled = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  const resume = () => {
    isStalled = false
    for (const [incoming, outgoing] of pairs) incoming.pipe(outgoing).pipe(incoming)
  }
  let ownPort = 0
  const open = () =>
    new Promise<void>((done) =>
      server.listen(ownPort, '127.0.0.1', () => {
        ownPort = (server.address() as AddressInfo).port
        done()
      }),
    )
  const close = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  const url = new URL(target)
  url.host = `127.0.0.1:${ownPort}`
  return { url: url.href.replace(/\/$/, ''), close, open, stall, resume }
}
