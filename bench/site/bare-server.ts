import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

// The floor: fetches each page of a site once, as it was sent (compressed), and sends just that from then on.
const [site = ''] = process.argv.slice(2)
type Kept = { headers: OutgoingHttpHeaders; body: Buffer }
const kept = new Map<string, Kept>()

const server = createServer((request, response) => {
  const { url = '/' } = request
  const known = kept.get(url)
  if (known !== undefined) send(known)
  else void fetchOnce(url).then(send, (error: unknown) => response.writeHead(502).end(String(error)))

  function send({ headers, body }: Kept): void {
    response.writeHead(200, headers)
    response.end(body)
  }
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}` })
})

async function fetchOnce(path: string): Promise<Kept> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get(new URL(path, site), { headers: { 'accept-encoding': 'gzip' } }, done).once('error', fail)
  })
  const body = await buffer(answer)
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, date: ____, ...told } = answer.headers
  const page = { headers: { ...told, 'content-length': body.length }, body }
  kept.set(path, page)
  return page
}
