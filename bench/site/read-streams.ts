import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of each change of a book, when the first and the last reader had it, and how many had. */
export type Arrivals = { height: string; first: number; last: number; readers: number }[]

// Many readers of one stream, in a process of their own. Tells its parent what they were told, and stays.
//   node bench/site/read-streams.ts <address of the stream> <readers> <changes>

const [address = '', readers = '2000', wanted = '120'] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(address)
const byHeight = new Map<string, Arrivals[number]>()
const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`

for (let opened = 0; opened < Number(readers); opened++) {
  open(opened)
  if (opened % 50 === 0) await sleep(20)
}
await sleep(3000)
byHeight.clear()
while (byHeight.size < Number(wanted)) await sleep(250)
await sleep(1000)
process.send?.([...byHeight.values()])

/** Each from one of 250 addresses of this machine: one visitor is let have so many. */
function open(reader: number): void {
  const localAddress = `127.0.0.${(reader % 250) + 1}`
  const socket = connect({ port: Number(port), host: hostname, localAddress, family: 4 })
  let rest = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    const now = performance.now()
    rest += part
    const end = rest.lastIndexOf('\n\n')
    if (end === -1) return
    for (const [, height = ''] of rest.slice(0, end).matchAll(/^data: .*?"height":"(\d+)".*"buys"/gm))
      note(height, now)
    rest = rest.slice(end)
  })
  socket.once('error', (error) => {
    throw error
  })
  socket.write(request)
}

function note(height: string, now: number): void {
  const seen = byHeight.get(height)
  if (seen === undefined) byHeight.set(height, { height, first: now, last: now, readers: 1 })
  else Object.assign(seen, { last: now, readers: seen.readers + 1 })
}
