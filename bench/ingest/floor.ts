import { createHash } from 'node:crypto'
import * as http from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

// The least that any indexer has to do: read the node's answers, parse them, hash the transactions, and send the
// same bytes to PostgreSQL in transactions of 50 blocks.
//   node floor.ts <node url> <database url> <from> <to>

const [nodeUrl = '', databaseUrl = '', from = '', to = ''] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
const underWay = 16
const batchBlocks = 50

const client = new Client(databaseUrl)
await client.connect()
await client.query('create table floor (height int8, block bytea, results bytea)')
await client.query('alter table floor alter block set storage external, alter results set storage external')
await client.query('set synchronous_commit = off')

const start = performance.now()
const coming: Promise<Fetched>[] = []
let next = Number(from)
let batch: Fetched[] = []
let writing = Promise.resolve()
for (let height = next; height <= Number(to); height++) {
  while (coming.length < underWay && next <= Number(to)) coming.push(fetchBlock(next++))
  const fetched = await coming.shift()
  if (fetched !== undefined) batch.push(fetched)
  if (batch.length < batchBlocks && height < Number(to)) continue
  await writing
  writing = write(batch)
  batch = []
}
await writing
process.stdout.write(JSON.stringify({ ms: performance.now() - start, rss: process.memoryUsage.rss() }))
await client.end()
agent.destroy()

type Fetched = { height: number; block: Buffer; results: Buffer }

async function fetchBlock(height: number): Promise<Fetched> {
  const [block, results] = await Promise.all([
    get(`/block?height=${height}`),
    get(`/block_results?height=${height}`),
  ])
  const parsed = JSON.parse(block.toString('utf8')) as { result: { block: { data: { txs: string[] } } } }
  JSON.parse(results.toString('utf8'))
  for (const raw of parsed.result.block.data.txs) {
    createHash('sha256').update(Buffer.from(raw, 'base64')).digest()
  }
  return { height, block, results }
}

function get(path: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const request = http.get(`${nodeUrl}${path}`, { agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done(Buffer.concat(parts)))
      response.on('error', fail)
    })
    request.on('error', fail)
  })
}

async function write(blocks: Fetched[]): Promise<void> {
  const rows: Buffer[] = [Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')]
  for (const { height, block, results } of blocks) {
    const key = Buffer.alloc(14)
    key.writeInt16BE(3, 0)
    key.writeInt32BE(8, 2)
    key.writeBigInt64BE(BigInt(height), 6)
    rows.push(key, lengthOf(block), block, lengthOf(results), results)
  }
  rows.push(Buffer.from([0xff, 0xff]))
  await client.query('begin')
  await pipeline(Readable.from(rows), client.query(copyFrom('copy floor from stdin (format binary)')))
  await client.query('commit')
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length)
  return length
}
