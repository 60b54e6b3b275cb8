import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

// The floor: fetches a page once, as it was sent (compressed), and sends just that from then on.
const [page = ''] = process.argv.slice(2)
const answer = await new Promise<IncomingMessage>((done, fail) => {
  get(page, { headers: { 'accept-encoding': 'gzip' } }, done).once('error', fail)
})
const body = await buffer(answer)
const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, date: ____, ...headers } = answer.headers
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}/`, bytes: body.length })
})
