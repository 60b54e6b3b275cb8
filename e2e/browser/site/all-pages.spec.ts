import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitePages } from '../pages.ts'
import { expect, test, untilAlive } from '../support/test.ts'

const routes = join(import.meta.dirname, '../../../apps/web/app/routes.ts')
/** Pages that these stacks don't have: one where coins are given away, and one while nothing else is there. */
const elsewhere = ['account/:address/coins', 'maintenance']

test('[ROUTE-01] every page of the site map is among those that are looked at', async () => {
  const paths = [...(await readFile(routes, 'utf8')).matchAll(/route\('([^']+)', '[^']+\.tsx'/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(50)
  const isSeen = (path: string) => {
    const pattern = path
      .replace(/\/:\w+\?/g, '(/[^/?]+)?')
      .replace(/:\w+/g, '[^/?]+')
      .replace('*', '.+')
    return sitePages.some((page) => new RegExp(`^/${pattern}/?(\\?.*)?$`).test(page.path))
  }
  expect(paths.filter((path) => !isSeen(path))).toEqual(elsewhere)
})

test('[ROUTE-01] every page that the menu offers is there, under its own name', async ({ page, request }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'All pages' }).locator('a')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(5)
  const titles = new Set<string>()
  for (const path of paths) {
    const answer = await request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
    titles.add((await answer.text()).match(/<title>([^<]+)/)?.[1] ?? '')
  }
  expect(titles.size).toBe(paths.length)
})

test('[ROUTE-01] the menu is opened and followed with the keyboard on a phone, and closes behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blocks/')
  await untilAlive(page)
  const menu = page.getByRole('navigation', { name: 'All pages' })
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Markets' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/markets/')
  await expect(menu.getByRole('link', { name: 'Markets' })).toBeHidden()
})

test('[ROUTE-09] who indexes sites is told every page of the menu, and those of markets and validators', async ({
  request,
}) => {
  const rules = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(rules) ?? []
  const listed = [...(await (await request.get(sitemap)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const paths = listed.map(([, loc = '']) => new URL(loc).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/blocks/', '/smart-contracts/']))
  for (const kind of ['market', 'validator']) {
    const path = paths.find((one) => one.startsWith(`/${kind}/`)) ?? ''
    expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
  }
  // None that leads elsewhere, as a page for developers does where nobody says that they are one.
  const lists = paths.filter((path) => !/^\/(market|validator)\//.test(path))
  expect(lists.length).toBeGreaterThan(30)
  for (const path of lists) {
    const status = (await request.get(path, { maxRedirects: 0 })).status()
    expect({ path, status }).toEqual({ path, status: 200 })
  }
})
