import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartCard } from './chart-card.tsx'
import type { ShownChart } from './chart.server.ts'

const candle = { time: 0, open: 10, high: 20, low: 0, close: 15, volume: 4 }

const chart: ShownChart = {
  title: 'Price',
  resolutionLabel: 'Length',
  choices: [],
  none: 'None',
  alt: 'Two candles',
  explore: 'Explore',
  tableTitle: 'Table',
  candles: [candle, { ...candle, time: 60 }],
  marks: [
    { oracle: 40, payments: 1, hasLongs: true, hasShorts: false },
    { oracle: 50, payments: 0, hasLongs: false, hasShorts: false },
  ],
  legend: {
    title: 'Marks',
    kinds: [
      { kind: 'oracle', text: 'Oracle' },
      { kind: 'funding', text: 'Funding' },
      { kind: 'liquidations', text: 'Liquidations' },
    ],
  },
  from: '',
  to: '',
  table: { columns: [], rows: [] },
  past: '',
  stand: '',
  ways: { name: 'Ways', links: [] },
  pages: undefined,
}

afterEach(() => vi.unstubAllGlobals())

test('[MARKET-02] each kind of marks is taken off the chart, and put on again', async () => {
  const page = await show(chart)
  const drawn = () =>
    ['accent', 'warn', 'text'].map((tone) => page.querySelectorAll(`.stroke-${tone}`).length)
  const highest = () => page.querySelector('.mono span')?.textContent
  expect(drawn()).toEqual([1, 1, 1])
  expect(highest()).toBe('50')
  const switches = page.querySelectorAll('input')
  await act(async () => switches[0]?.click())
  expect(drawn()).toEqual([0, 1, 1])
  // Prices beside the drawing are those of what is drawn.
  expect(highest()).toBe('20')
  await act(async () => switches[1]?.click())
  await act(async () => switches[2]?.click())
  expect(drawn()).toEqual([0, 0, 0])
  await act(async () => switches[0]?.click())
  expect(drawn()).toEqual([1, 0, 0])
})

test('[MARKET-02] a market that nothing is marked of has no legend, and one without candles says so', async () => {
  const bare = { ...chart, marks: [], legend: { title: 'Marks', kinds: [] } }
  expect((await show(bare)).querySelectorAll('input')).toHaveLength(0)
  const empty = await show({ ...bare, candles: [] })
  expect(empty.querySelector('svg[role=img]')).toBeNull()
  expect(empty.textContent).toContain('None')
})

test('[MARKET-02] the ways to older and newer candles are plain links, also where there is no candle', async () => {
  expect((await show(chart)).querySelector('nav[aria-label=Ways]')).toBeNull()
  const links = [
    { text: 'Older', path: '/market/a/?until=1000', rel: 'next' as const },
    { text: 'Newest', path: '/market/a/' },
  ]
  const past = { ...chart, past: 'Long ago', stand: '2000', ways: { name: 'Ways', links } }
  for (const candles of [chart.candles, []]) {
    const page = await show({ ...past, candles })
    const ways = [...page.querySelectorAll('nav[aria-label=Ways] a')]
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/market/a/?until=1000', '/market/a/'])
    expect(page.querySelector('[role=status]')?.textContent).toBe('Long ago')
  }
})

async function show(shown: ShownChart): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const router = createMemoryRouter([{ path: '/', Component: () => <ChartCard {...shown} note="" /> }])
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  return place
}
