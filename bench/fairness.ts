import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { olderRecording, startStack } from '@injsight/testing'
import { printTable } from './report/print-table.ts'

// How long a visitor waits for a page, who asks for one ten times a second, alone, and while twenty others each take all
// transactions as a file and a crawler asks for page after page on four connections; the chain goes on, a block every
// 0.7 s. Each comes from an address of its own. Alone and in company by turns, so that both have the same hours.
//   npm run bench -- fairness

const seconds = 20
const rounds = 3
const exporters = 20
const crawlerConnections = 4
const everyMs = 100
const lastOfHistory = 420

const agents = new Map<string, Agent>()

const stack = await startStack({ name: 'bench-live', recording: olderRecording, pace: 'live' })
try {
  const text = await readFile(join(olderRecording.folder, 'txs.json'), 'utf8')
  const { txs } = JSON.parse(text) as { txs: { hash: string; signer: string; height: number }[] }
  const past = txs.filter(({ height }) => height < lastOfHistory)
  const [own, others] = [past.filter((_, at) => at % 2 === 0), past.filter((_, at) => at % 2 === 1)]
  const visits = [
    { page: 'home', path: () => '/' },
    { page: 'blocks', path: () => '/blocks/' },
    { page: 'transaction', path: (at: number) => `/transaction/${own[at % own.length]?.hash}/?visit=${at}` },
  ]
  const crawled = others.flatMap(({ hash, signer, height }) => [
    `/transaction/${hash}/`,
    `/account/${signer}/`,
    `/block/${height}/`,
  ])

  const alone = new Map<string, number[]>()
  const among = new Map<string, number[]>()
  let [lines, pages] = [0, 0]
  let at = 0
  const visit = async (times: Map<string, number[]>) => {
    const until = performance.now() + seconds * 1000
    const under: Promise<void>[] = []
    while (performance.now() < until) {
      const one = visits[at % visits.length]
      if (one === undefined) break
      const path = one.path(at++)
      const startedAt = performance.now()
      const visited = async () => {
        await read(path, '127.0.0.2')
        times.set(one.page, [...(times.get(one.page) ?? []), performance.now() - startedAt])
      }
      under.push(visited())
      await sleep(everyMs)
    }
    await Promise.all(under)
  }

  for (let round = 0; round < rounds; round++) {
    await visit(round === 0 ? new Map() : alone) // the first is for warming up
    const leaving = new AbortController()
    const company: Promise<void>[] = []
    for (let one = 0; one < exporters; one++)
      company.push(
        again(leaving.signal, async () => {
          const file = await read('/transactions.csv', `127.0.1.${one + 1}`, leaving.signal, (part) => {
            lines += part.toString('latin1').split('\r\n').length - 1
          })
          return file
        }),
      )
    for (let one = 0; one < crawlerConnections; one++) {
      let next = one
      company.push(
        again(leaving.signal, async () => {
          await read(`${crawled[next % crawled.length]}?crawl=${next}`, '127.0.0.3', leaving.signal)
          next += crawlerConnections
          pages += 1
        }),
      )
    }
    await sleep(1000)
    await visit(among)
    leaving.abort()
    await Promise.all(company)
  }
  printTable(
    `A visitor's pages, alone and among ${exporters} downloads and a crawler`,
    [...alone].map(([page, times]) => {
      const [before, after] = [p95(times), p95(among.get(page) ?? [])]
      return {
        page,
        'median alone, ms': median(times).toFixed(1),
        'p95 alone, ms': before.toFixed(1),
        'median among them, ms': median(among.get(page) ?? []).toFixed(1),
        'p95 among them, ms': after.toFixed(1),
        'times alone (under 2)': (after / before).toFixed(2),
      }
    }),
  )
  const all = [[...alone.values()].flat(), [...among.values()].flat()].map(p95)
  const company = rounds * seconds
  process.stdout.write(
    `All: ${all.map((ms) => ms.toFixed(1)).join(' and ')} ms, ${((all[1] ?? 0) / (all[0] ?? 1)).toFixed(2)} times. ` +
      `Meanwhile ${Math.round(lines / company)} lines and ${Math.round(pages / company)} crawled pages a second.\n`,
  )
} finally {
  await stack.stop()
}

async function again(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await act()
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}

/** @throws when the answer isn't 200 or is cut off */
function read(
  path: string,
  localAddress: string,
  signal?: AbortSignal,
  onPart: (part: Buffer) => void = () => {},
): Promise<void> {
  return new Promise((done, fail) => {
    const options = {
      agent: agentOf(localAddress),
      localAddress,
      headers: { 'accept-encoding': 'gzip' },
      ...(signal && { signal }),
    }
    const url = new URL(path, stack.site.replace('localhost', '127.0.0.1'))
    get(url, path.includes('.csv') ? { ...options, headers: {} } : options, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${path}: ${answer.statusCode}`))
      answer.on('data', onPart).once('end', done).once('error', fail)
    }).once('error', fail)
  })
}

function agentOf(address: string): Agent {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true })
  agents.set(address, agent)
  return agent
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.5)] ?? Number.NaN
}
