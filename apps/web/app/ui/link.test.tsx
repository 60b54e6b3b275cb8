import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { ExternalLink } from './outside/external-link.tsx'
import { Link } from './link.tsx'

beforeEach(() => vi.stubGlobal('words', { ...english }))
afterEach(() => vi.unstubAllGlobals())

function draw(link: ReactElement): HTMLAnchorElement | null {
  document.body.innerHTML = renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>)
  return document.querySelector('a')
}

test('[ROUTE-12] a button that leads to a page of the site is a link that stays in its tab', () => {
  const link = draw(
    <Link to="/blocks/" className="button">
      Blocks
    </Link>,
  )
  expect(link?.getAttribute('href')).toBe('/blocks/')
  expect(link?.className).toBe('button')
  expect(link?.hasAttribute('target')).toBe(false)
})

test('[ROUTE-12] a button that leaves the site opens a tab of its own, which learns nothing of this one', () => {
  const link = draw(
    <ExternalLink to="https://injective.com/" className="button">
      Injective
    </ExternalLink>,
  )
  expect(link?.target).toBe('_blank')
  expect(link?.rel).toContain('noopener')
  expect(draw(<ExternalLink to="javascript:alert(1)">no link</ExternalLink>)).toBeNull()
  expect(document.body.textContent).toBe('no link')
})
