import { createChance } from '../../system/chance.ts'
import { plainTest as test } from '../support/plain.ts'
import { createRandomRequests, type RandomRequest, type Sorts } from '../support/random/random-request.ts'
import { indexSorts, siteSorts } from '../support/random/sorts.ts'
import { sendRaw, type RawAnswer } from '../support/random/send-raw.ts'
import { expect } from '../support/test.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'

// More of them, or the same again:  REQUESTS=40000 SEED=7 playwright test random-requests
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const count = Number(process.env.REQUESTS ?? 2000)
/** Asked at once. */
const width = 8

test.describe.configure({ timeout: 120_000 + count * 60 })

test('whatever the site is asked, it never answers that it broke, and notes no error', async () => {
  const { url, stop, said } = await startSite(findStack('newer', 'INDEX_URL'))
  const broken = await throwAt(url, siteSorts(), hasBroken)
  await stop()
  const noted = said().match(/^.*"level":"error".*$/gm) ?? []
  expect({ seed, broken, noted }).toEqual({ seed, broken: [], noted: [] })
})

test('whatever the index is asked, it never answers that it broke', async () => {
  const index = findStack('newer', 'INDEX_URL')
  const broken = await throwAt(
    index,
    await indexSorts(index),
    (answer) => hasBroken(answer) || hasBrokenInside(answer),
  )
  expect({ seed, broken }).toEqual({ seed, broken: [] })
})

async function throwAt(
  url: string,
  sorts: Sorts,
  isBroken: (answer: RawAnswer) => boolean,
): Promise<string[]> {
  const create = createRandomRequests(createChance(seed), sorts)
  const broken: string[] = []
  const statuses = new Map<string, number>()
  let left = count
  const send = async () => {
    while (left-- > 0) {
      const request = create()
      const answer = await sendRaw(url, request).catch((error: Error) => error)
      const word = answer instanceof Error ? answer.message : `${answer.status} ${answer.grpcStatus}`
      statuses.set(word, (statuses.get(word) ?? 0) + 1)
      if (answer instanceof Error || isBroken(answer)) broken.push(describe(request, answer))
    }
  }
  await Promise.all(Array.from({ length: width }, send))
  const description = `seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}`
  test.info().annotations.push({ type: 'answers', description })
  return broken
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
