import { afterEach, expect, test, vi } from 'vitest'
import { collect, readCart, takeOut } from '../wallet/cart/store.ts'
import { watchBuild } from './latest-build.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page of the build `old` with a link of ours, and a stream that can come back. */
function open(told: () => Response) {
  const ask = vi.fn<typeof fetch>(async () => told())
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML = '<a href="#there" data-page=""><b>there</b></a>'
  const stream = new EventTarget() as EventSource
  watchBuild('old')(stream)
  const comeBack = async () => {
    stream.dispatchEvent(new Event('open'))
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
    await ask.mock.results.at(-1)?.value
    await Promise.resolve()
  }
  const isOurs = () => {
    document.querySelector('b')?.click()
    return document.querySelector('a')?.hasAttribute('data-page') === true
  }
  return { ask, comeBack, isOurs }
}

test('[ROUTE-13] a link is the router’s while the site is the same build, or can’t be asked', async () => {
  let answer = () => Response.json({ id: 'old', timestamp: 1 })
  const { ask, comeBack, isOurs } = open(() => answer())
  expect(isOurs()).toBe(true)
  for (const next of [
    answer,
    () => new Response('<p>an error</p>', { status: 502 }),
    () => Response.json({}),
    () => Response.json(null),
  ]) {
    answer = next
    await comeBack()
    expect(isOurs()).toBe(true)
  }
  expect(ask.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/)
})

test('[ROUTE-13] once there is a new build the next link loads the page whole', async () => {
  const { ask, comeBack, isOurs } = open(() => Response.json({ id: 'new', timestamp: 2 }))
  await comeBack()
  await vi.waitFor(() => expect(isOurs()).toBe(false))
  await comeBack()
  expect(ask).toHaveBeenCalledTimes(1) // it has been told
})

test('[WALLET-12] [ROUTE-13] a new build waits until nothing is in the cart', async () => {
  const { comeBack, isOurs } = open(() => Response.json({ id: 'new', timestamp: 2 }))
  collect({ build: async () => [] }, ['Somebody sends'])
  await comeBack()
  expect(isOurs()).toBe(true)
  takeOut(...readCart().map(({ key }) => key))
  expect(isOurs()).toBe(false)
})
