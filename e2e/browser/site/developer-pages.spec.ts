import { expect } from '@playwright/test'
import { plainTest as test, readPlain } from '../support/plain.ts'

test('[ROUTE-02] pages for developers lead everybody else home, in their language, which says why', async ({
  request,
}) => {
  for (const page of ['env', 'locales', 'playground', 'community-spend-pool']) {
    for (const prefix of ['', '/kr']) {
      for (const query of ['', '?devMode=false', '?devMode=']) {
        const { status, headers } = await readPlain(request, `${prefix}/${page}/${query}`)
        expect({ status, to: headers['location'] }).toEqual({ status: 302, to: `${prefix}/#for-developers` })
      }
      expect((await readPlain(request, `${prefix}/${page}/?devMode=true`)).status).toBe(200)
    }
  }
})

test('[ROUTE-17] the environment tells what the site was told and what the index says of itself', async ({
  request,
}) => {
  const { text, html } = await readPlain(request, '/env/?devMode=true')
  expect(text).toMatch(/INDEXER_URL http:\/\/127\.0\.0\.1:\d+/)
  expect(text).toContain('MAINTENANCE no')
  expect(text).toContain('chainId injective-777')
  expect(text).toContain('head 2524')
  expect(text).toContain('bank source genesis')
  expect(text).toContain('recording from 1 · to 2524')
  expect(text).not.toMatch(/\[object Object\]|[{}]/)
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('[ROUTE-17, I18N-02] every message stands in every language', async ({ request }) => {
  const { text } = await readPlain(request, '/locales/?devMode=true')
  const covered = [...text.matchAll(/(\d+) of (\d+)/g)]
  expect(covered).toHaveLength(5)
  for (const [, own, all] of covered) expect(own).toBe(all)
})

test('[ROUTE-17] the gallery shows every shared part, on both grounds', async ({ request }) => {
  const { text, html } = await readPlain(request, '/playground/?devMode=true')
  for (const theme of ['dark', 'light']) {
    expect(html).toContain(`data-theme="${theme}" aria-label="${theme}"`)
    expect(text).toContain(`${theme}: that is all.`)
  }
  for (const part of ['Buttons and links', 'Kinds', 'Time', 'The last blocks', 'Fields of a message'])
    expect(text.split(part)).toHaveLength(3)
})

test('[ROUTE-07] without maintenance its page leads home', async ({ request }) => {
  const { status, headers } = await readPlain(request, '/es/maintenance/')
  expect({ status, to: headers['location'] }).toEqual({ status: 302, to: '/es/' })
})
