import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'

const minute = 60_000
const made = Date.UTC(2026, 10, 21, 23, 4, 5)
/** Of a block that was ten seconds old when the page was made. */
const time = made - 10_000

const streams: EventTarget[] = []
class Stream extends EventTarget {
  constructor() {
    super()
    streams.push(this)
  }
  close() {}
}

beforeEach(() => {
  vi.resetModules() // a tab of its own
  vi.useFakeTimers()
  vi.stubGlobal('words', { ...english })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab that shows how old the block is, on a machine whose clock says `clock`. */
async function openTab(clock: number) {
  vi.setSystemTime(clock)
  const { Age } = await import('./age.tsx')
  const { LiveProvider, useFeed } = await import('../live/live.tsx')
  const Page = () => {
    useFeed()
    return <Age time={time} />
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (now: number) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <LiveProvider now={now}>
            <Page />
          </LiveProvider>
        </MemoryRouter>,
      ),
    )
  return {
    show,
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    hear: (told: object | number, event = 'head') =>
      streams.at(-1)?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(told) })),
    age: () => place.textContent,
    end: () => act(() => root.unmount()),
  }
}

test('[TX-09] ages tick on by the clock of the server, whatever that of the machine says', async () => {
  for (const wrong of [0, -90 * minute, 90 * minute]) {
    vi.resetModules()
    const tab = await openTab(made + wrong)
    tab.show(made)
    expect(tab.age()).toBe('10s ago')
    tab.pass(5000)
    expect(tab.age()).toBe('15s ago')
    tab.end()
  }
})

test('[TX-09] a page that was kept tells right ages with the first block that it hears of', async () => {
  const tab = await openTab(made + 5 * minute)
  tab.show(made)
  tab.hear({ height: '9', time: made + 5 * minute, gasUsed: '0', gasByKind: [] })
  tab.pass(1000)
  expect(tab.age()).toBe('5m ago')
  tab.end()
})

test('[TX-09] a page that was kept tells right ages where no block comes, too', async () => {
  const tab = await openTab(made + 5 * minute)
  tab.show(made)
  tab.hear(made + 5 * minute, 'time')
  tab.pass(1000)
  expect(tab.age()).toBe('5m ago')
  tab.end()
})

test('[TX-09] a tab that began with a kept page tells right ages on the next one, and on a kept one after it', async () => {
  const tab = await openTab(made + 5 * minute)
  tab.show(made)
  tab.show(made + 5 * minute)
  expect(tab.age()).toBe('5m ago')
  tab.show(made + minute)
  tab.pass(minute)
  expect(tab.age()).toBe('6m ago')
  tab.end()
})
