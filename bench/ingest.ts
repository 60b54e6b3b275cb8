import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { startServer } from './ingest/start-server.ts'
import { runFloor, runIndexer, startNode, type Run } from './ingest/programs.ts'
import { writeBusyRecording } from './ingest/busy-recording.ts'
import { printTable } from './report/print-table.ts'

// How long the indexer takes for the busy blocks of the demo recording, beside the least that it could take. Node,
// indexer and PostgreSQL are processes of their own on this machine; the two take turns, and medians count.

const [from, to] = [428n, 731n]
const rounds = Number(process.argv[2] ?? 5)
const blocks = Number(to - from) + 1

const folder = await writeBusyRecording(from, to)
const server = await startServer()
const node = await startNode(folder)
const floors: Run[] = []
const indexers: Run[] = []
let events = 0
try {
  for (let round = 0; round < rounds; round++) {
    floors.push(await runFloor(node.url, await server.createDatabase(), from, to))
    const database = await server.createDatabase()
    indexers.push(await runIndexer(node.url, database, to))
    events = await countEvents(database)
  }
} finally {
  await node.stop()
  await server.stop()
  await rm(folder, { recursive: true })
}

const floorMs = median(floors.map(({ ms }) => ms))
const rowOf = (program: string, runs: Run[]) => {
  const ms = median(runs.map((run) => run.ms))
  return {
    program,
    ms: ms.toFixed(0),
    'times the floor': (ms / floorMs).toFixed(2),
    'blocks/s': ((blocks / ms) * 1000).toFixed(0),
    'events/s': ((events / ms) * 1000).toFixed(0),
    'highest RSS, MB': Math.max(...runs.map(({ rss }) => rss / 1e6)).toFixed(0),
  }
}
printTable(`Ingest of ${blocks} busy blocks, ${events} events, median of ${rounds}`, [
  rowOf('floor: read, parse, hash, COPY', floors),
  rowOf('indexer', indexers),
])

async function countEvents(url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ n: string }>('select sum(n) as n from event_types')
  await client.end()
  return Number(rows[0]?.n)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
