import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { Age } from './age.tsx'
import { Moment } from './moment.tsx'
import { TimeZoneSwitch } from './time-zone-switch.tsx'

const time = Date.UTC(2026, 10, 21, 23, 4, 5)

beforeEach(() => {
  vi.stubGlobal('words', { ...english })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
})
afterEach(() => {
  localStorage.clear()
  dispatchEvent(new Event('storage'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(content: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<MemoryRouter>{content}</MemoryRouter>))
  return {
    place,
    titles: () => [...place.querySelectorAll('time')].map(({ title }) => title),
    press: () => act(() => place.querySelector('button')?.click()),
    end: () => act(() => root.unmount()),
  }
}

test('[TX-09] one switch turns every time of the site to the clock of the visitor, and back', () => {
  const { place, titles, press, end } = show(
    <>
      <TimeZoneSwitch />
      <Age time={time} />
      <Moment time={time} />
    </>,
  )
  const utc = 'Nov-21-2026 23:04:05 PM\u00a0+00:00'
  const local = 'Nov-22-2026 04:34:05 AM\u00a0+05:30'
  expect(titles()).toEqual([utc, utc])
  press()
  expect(titles()).toEqual([local, local])
  expect(place.textContent).toContain(local)
  press()
  expect(titles()).toEqual([utc, utc])
  end()
})

test('[TX-09] another tab that switches is followed', () => {
  const { titles, end } = show(<Age time={time} />)
  localStorage.setItem('explorer-time-zone', 'local')
  act(() => void dispatchEvent(new Event('storage')))
  expect(titles()).toEqual(['Nov-22-2026 04:34:05 AM\u00a0+05:30'])
  end()
})
