import { gzipSync } from 'node:zlib'

/** What this needs of a browser's page and of an answer to it, as Playwright has them. */
type Page = Record<'on' | 'off', (event: 'response', listener: (answer: Answer) => void) => unknown>
type Answer = { url(): string; request(): { resourceType(): string }; body(): Promise<Uint8Array> }

const kinds = ['document', 'script', 'stylesheet', 'font'] as const
export type Loads = Record<(typeof kinds)[number], number>

/** Scripts, styles and fonts by their addresses, which hold the hash of what is in them: each is weighed once. */
const weighed = new Map<string, number>()

async function weigh(kind: keyof Loads, answer: Answer): Promise<number> {
  const known = weighed.get(answer.url())
  if (known !== undefined) return known
  const { length } = gzipSync(await answer.body(), { level: 9 })
  if (kind !== 'document') weighed.set(answer.url(), length)
  return length
}

/**
 * Weighs what a page loads from now on, in bytes by kind, gzipped as tightly as gzip can: so many whatever the server
 * and the cache do.
 *
 * @returns what was loaded until it is called
 */
export function weighLoads(page: Page): () => Promise<Loads> {
  const loads: Loads = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const reads: Promise<void>[] = []
  const listen = (answer: Answer) => {
    const kind = kinds.find((each) => each === answer.request().resourceType())
    if (kind !== undefined) reads.push(add(kind, answer))
  }
  page.on('response', listen)
  const add = async (kind: keyof Loads, answer: Answer) => {
    const length = await weigh(kind, answer)
    loads[kind] += length
  }
  return async () => {
    page.off('response', listen)
    await Promise.all(reads)
    return loads
  }
}
