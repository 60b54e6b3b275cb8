import { plainTest as test } from '../support/plain.ts'
import { createRandomRequests, type RandomRequest, type Sorts } from '../support/random/random-request.ts'
import { indexSorts, siteSorts } from '../support/random/sorts.ts'
import { sendRaw, type RawAnswer } from '../support/random/send-raw.ts'
import { expect } from '../support/test.ts'
import { findStack } from '../support/stacks.ts'
import { createChance, startSite } from '@injsight/testing'

// More of them, or the same again:  npm run bench -- fuzz 40000 7
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const count = Number(process.env.REQUESTS ?? 2000)
/** Asked at once. */
const width = 8
/** A million takes hours: how far it is is told after so many. */
const saidEvery = 50_000

test.describe.configure({ timeout: 120_000 + count * 60 })

test('whatever the site is asked, it never answers that it broke, and notes no error', async () => {
  const { url, stop, said } = await startSite(findStack('newer', 'INDEX_URL'))
  const thrown = throwAt(url, siteSorts(), { isBroken: hasBroken, metrics: `${url}/-/metrics` })
  const { broken, growth } = await thrown.catch((error: unknown) => {
    throw new Error(`seed ${seed}: the site has ended. Its last words:\n${said().slice(-4000)}`, {
      cause: error,
    })
  })
  await stop()
  const noted = said().match(/^.*"level":"error".*$/gm) ?? []
  expect({ seed, broken, noted }).toEqual({ seed, broken: [], noted: [] })
  expectFlat(growth)
})

test('whatever the index is asked, it never answers that it broke', async () => {
  const index = findStack('newer', 'INDEX_URL')
  const { broken, growth } = await throwAt(index, await indexSorts(index), {
    isBroken: (answer) => hasBroken(answer) || hasBrokenInside(answer),
    metrics: `${index}/metrics`,
  })
  expect({ seed, broken }).toEqual({ seed, broken: [] })
  expectFlat(growth)
})

/** Caches fill with the first requests, and what a collector hasn't come to yet says nothing: of few there is no word. */
function expectFlat(growth: number): void {
  if (count >= 20_000) expect(growth).toBeLessThan(1.2)
}

async function throwAt(
  url: string,
  sorts: Sorts,
  { isBroken, metrics }: { isBroken: (answer: RawAnswer) => boolean; metrics: string },
): Promise<{ broken: string[]; growth: number }> {
  const create = createRandomRequests(createChance(seed), sorts)
  const broken: string[] = []
  const statuses = new Map<string, number>()
  let left = count
  let halfWay: Promise<number> | undefined
  const send = async () => {
    while (left-- > 0) {
      if (left < count / 2) halfWay ??= readMemory(metrics)
      const request = create()
      const answer = await sendRaw(url, request).catch((error: Error) => error)
      const word = answer instanceof Error ? answer.message : `${answer.status} ${answer.grpcStatus}`
      statuses.set(word, (statuses.get(word) ?? 0) + 1)
      if (answer instanceof Error || isBroken(answer)) broken.push(describe(request, answer))
      if (left > 0 && left % saidEvery === 0) {
        const held = `${(await readMemory(metrics)).toFixed(0)} MB`
        process.stdout.write(`${count - left} asked, ${held}, broken: ${broken.join('\n') || 'none'}\n`)
      }
    }
  }
  await Promise.all(Array.from({ length: width }, send))
  const memory = [(await halfWay) ?? 0, await readMemory(metrics)] as const // it answers: it hasn't ended
  const description = `seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}, ${memory.map((mb) => mb.toFixed(0)).join(' → ')} MB`
  test.info().annotations.push({ type: 'answers', description })
  process.stdout.write(`${url}: ${description}\n`)
  return { broken, growth: memory[1] / memory[0] }
}

/** What a program holds, in megabytes. */
async function readMemory(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20
}

function describe({ method, path, headers, body }: RandomRequest, answer: RawAnswer | Error): string {
  const told = answer instanceof Error ? answer.message : `${answer.status} ${answer.body.slice(0, 200)}`
  const sent = body === undefined ? '' : JSON.stringify(body.toString('latin1').slice(0, 300))
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${sent} → ${told}`
}

/** What is not served, and what takes longer than somebody has, isn't broken. */
function hasBroken({ status }: RawAnswer): boolean {
  return status >= 500 && ![501, 503, 504].includes(status)
}

/** As gRPC and JSON-RPC say it within an answer of 200. */
function hasBrokenInside({ grpcStatus, body }: RawAnswer): boolean {
  return grpcStatus === '13' || grpcStatus === '2' || body.includes('"code":-32603')
}
