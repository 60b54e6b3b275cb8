import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Echo } from '../test/echo.ts'
import { startServer } from '../test/start-server.ts'
import { dataFlag, encodeFrame } from './frames.ts'

const { port, state, lines } = await startServer({ patienceMs: 300 })
const endless = encodeFrame(dataFlag, Echo.toBinary(Echo.create({ text: 'x'.repeat(500_000) })))

for (const [title, head, body] of [
  [
    'gRPC-web',
    `POST /test.Echoes/Count HTTP/1.1\r\ncontent-type: application/grpc-web+proto\r\ncontent-length: ${endless.length}`,
    endless,
  ],
  ['REST', `GET /count/0?text=${'x'.repeat(8000)} HTTP/1.1`, Buffer.of()],
] as const) {
  test(`a stream of which nothing is read is ended with the reason, over ${title}`, async () => {
    const socket = connect(port, '127.0.0.1').pause()
    await once(socket, 'connect')
    socket.write(Buffer.concat([Buffer.from(`${head}\r\nhost: me\r\nconnection: close\r\n\r\n`), body]))
    while (state.open === 0) await sleep(5)
    while (state.open > 0) await sleep(20)
    const told = state.told
    await sleep(50)
    assert.equal(state.told, told) // its source has stopped
    assert.deepEqual(lines.splice(0), ['debug call failed'])
    const parts = await socket.toArray()
    assert.match(
      Buffer.concat(parts as Buffer[])
        .toString('latin1')
        .slice(-400),
      /nothing of it was read for 300 ms/,
    )
  })
}
