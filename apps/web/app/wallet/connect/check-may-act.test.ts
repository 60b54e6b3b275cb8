import { afterEach, expect, test, vi } from 'vitest'
import { checkMayAct } from './check-may-act.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('[NET-12] who is on a list is not connected, and told why', async () => {
  for (const [restricted, key] of [
    ['address', 'restrictedAddress'],
    ['country', 'restrictedCountry'],
  ] as const) {
    answered(async () => Response.json({ restricted }))
    await expect(checkMayAct(['inj1x'])).rejects.toMatchObject({ key })
  }
})

test('[NET-12] who is on none is, and of all addresses of a wallet it is asked', async () => {
  const asked = answered(async () => Response.json({}))
  await checkMayAct(['inj1x', '0xab'])
  expect(asked.mock.calls[0]?.[0]).toBe('/wallet/may-act/')
  expect(asked.mock.calls[0]?.[1]?.body).toEqual(new URLSearchParams('address=inj1x&address=0xab'))
})

test('[NET-12] while nobody can say, nobody is connected', async () => {
  answered(async () => new Response('', { status: 503 }))
  await expect(checkMayAct(['inj1x'])).rejects.toMatchObject({ key: 'unchecked' })
  answered(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(checkMayAct(['inj1x'])).rejects.toMatchObject({ key: 'unchecked' })
})
