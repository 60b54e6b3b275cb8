// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const indexer = vi.hoisted(() => ({ unary: vi.fn(), mergeOptions: () => ({}) }))
vi.mock('../asking/clients.server.ts', () => ({ indexer }))
beforeAll(() => void vi.resetModules()) // another file of tests has asked by the clients that there are
afterAll(() => void vi.resetModules())

type Method = { name: string }
type Asked = { skip: bigint; limit: number }

/** Answers with so many open markets of binary options, in pages or, as a service that knows none, always the first. */
function know(count: number, hasPages = true) {
  const binaries = Array.from({ length: count }, (_, at) => ({ marketId: `0x${at}` }))
  indexer.unary.mockReset().mockImplementation(({ name }: Method, { skip, limit }: Asked) => {
    const from = hasPages ? Number(skip) : 0
    const markets = name === 'BinaryOptionsMarkets' ? binaries.slice(from, from + limit) : []
    return { response: Promise.resolve({ markets }) }
  })
}

async function namesOfOpen(): Promise<string[]> {
  const { fetchOpenMarkets } = await import('./exchange.server.ts')
  return (await fetchOpenMarkets()).map(({ told }) => told.marketId)
}

test('[MARKET-01] trading rules are those of every open market, of binary options beyond a page too', async () => {
  for (const count of [0, 99, 100, 101, 250]) {
    know(count)
    const names = await namesOfOpen()
    expect([names.length, new Set(names).size, names.at(-1)]).toEqual([
      count,
      count,
      count === 0 ? undefined : `0x${count - 1}`,
    ])
  }
  know(250, false)
  expect(await namesOfOpen()).toHaveLength(100)
})
