import { sitePages } from '../pages.ts'
import { plainTest, readCsv } from '../support/plain.ts'
import { transactionOf } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

/** Names of accounts may come while a file is made. */
function withoutNames(text: string): string[][] {
  return readCsv(text).map(([, ...cells]) => cells)
}

plainTest('[DATA-03] thirty files of a list at once arrive whole, and equal', async ({ request }) => {
  const file = '/transactions.csv?kind=gov'
  const expected = withoutNames(await (await request.get(file)).text())
  expect(expected.length).toBeGreaterThan(10)
  const files = await Promise.all(
    Array.from({ length: 30 }, async () => withoutNames(await (await request.get(file)).text())),
  )
  for (const lines of files) expect(lines).toEqual(expected)
})

plainTest(
  '[DATA-03] a file comes in pieces too, each saying where the next one begins',
  async ({ request }) => {
    for (const list of ['/transactions.csv?kind=gov', '/zh/trade-history/spot.csv?', '/assets.csv?']) {
      const whole = withoutNames(await (await request.get(list)).text())
      let [text, next] = ['', `${list}&lines=100`]
      while (next !== '') {
        const answer = await request.get(next)
        expect(answer.status(), next).toBe(200)
        text += await answer.text()
        next = /^<(.+)>; rel="next"$/.exec(answer.headers()['link'] ?? '')?.[1] ?? ''
      }
      expect(withoutNames(text), list).toEqual(whole)
      expect((await request.get(`${list}&lines=0`)).status()).toBe(400)
    }
  },
)

plainTest('[DATA-03] a file of a time has its lines and no others', async ({ request }) => {
  const file = '/transactions.csv?kind=gov'
  const linesOf = async (query: string) =>
    withoutNames(await (await request.get(`${file}${query}`)).text()).slice(1)
  const all = await linesOf('')
  const minuteOf = (line: string[] | undefined) => line?.[5]?.slice(0, 16).replace(' ', 'T') ?? ''
  const [from, to] = [minuteOf(all[Math.floor(all.length / 2)]), minuteOf(all[Math.floor(all.length / 3)])]
  const expected = all.filter((line) => minuteOf(line) >= from && minuteOf(line) <= to)
  expect(expected.length).toBeGreaterThan(0)
  expect(await linesOf(`&from=${from}&to=${to}`)).toEqual(expected)
  expect(await linesOf('&to=2001-01-01T00:00')).toEqual([])
  expect((await request.get('/blocks.csv?from=yesterday')).status()).toBe(400)
})

const cross = transactionOf('exchange.spot-limit.cross')

for (const [page, files] of [
  [`/block/${cross.height}/`, ['transactions', 'auction', 'changes']],
  [`/transaction/${cross.hash}/`, ['changes']],
  [`/transaction/${cross.hash}/event-logs/`, ['events']],
  ['/market/inj-usdt/', ['spot']],
] as const)
  plainTest(
    `[DATA-03] what stands on ${page.slice(0, 20)} leads to its files: ${files.join(', ')}`,
    async ({ request }) => {
      for (const prefix of ['', '/kr']) {
        const html = await (await request.get(prefix + page)).text()
        for (const name of files) {
          const [, file = ''] = new RegExp(`href="([^"]*/${name}\\.csv[^"]*)"`).exec(html) ?? []
          expect(file, name).toMatch(new RegExp(`^${prefix}/`))
          const answer = await request.get(file.replaceAll('&amp;', '&'))
          expect({ file, status: answer.status() }).toEqual({ file, status: 200 })
          const [columns, ...lines] = readCsv(await answer.text())
          expect(lines.length, file).toBeGreaterThan(0)
          for (const line of lines) expect(line).toHaveLength(columns?.length ?? 0)
        }
      }
    },
  )

/** As files have it, in UTC: to the millisecond, or a day. */
const moment = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2}\.\d{3})?$/

plainTest.describe('on the newer recording', () => {
  plainTest.use({ stack: 'newer' })

  plainTest(
    '[DATA-03] every file says which of its columns are moments in UTC, and has its numbers as such',
    async ({ request }) => {
      plainTest.slow() // some hundred files
      const files = new Set<string>()
      for (const { path } of sitePages.filter(({ stack }) => stack === 'newer'))
        for (const [, file = ''] of (await (await request.get(path)).text()).matchAll(
          /href="([^"]*\.csv[^"]*)"/g,
        ))
          files.add(file.replaceAll('&amp;', '&'))
      expect(files.size).toBeGreaterThan(50)
      for (const file of files) {
        const join = file.includes('?') ? '&' : '?'
        const [columns = [], ...lines] = readCsv(await (await request.get(`${file}${join}lines=100`)).text())
        for (const [at, name] of columns.entries()) {
          const cells = lines.map((line) => line[at] ?? '').filter((cell) => cell !== '')
          if (cells.some((cell) => moment.test(cell))) expect(name, file).toMatch(/\(UTC\)$/)
          else if (cells.length > 0) expect(name, file).not.toMatch(/\(UTC\)$/)
          // A spreadsheet would take it for a text.
          for (const cell of cells) expect(cell, `${file}: ${name}`).not.toMatch(/^'[+-]?[\d.]+%?$|^−/)
          // What all are in stands in the name of the column.
          expect(
            cells.length > 0 && cells.every((cell) => /^[+-]?[\d.]+%$/.test(cell)),
            `${file}: ${name}`,
          ).toBe(false)
        }
      }
    },
  )
})

test.describe('how a file comes out is told', () => {
  test.use({ allowedErrors: /status of 503/ })

  for (const path of ['/validators/', `/block/${cross.height}/`])
    test(`[NOTE-05] [DATA-03] the file of ${path.slice(0, 12)} comes with a word, and so does that it can’t be made`, async ({
      page,
    }) => {
      await page.goto(path)
      await untilAlive(page)
      const csv = page.getByRole('main').getByRole('link', { name: 'CSV' }).first()
      const loading = page.waitForEvent('download')
      await csv.click()
      expect((await loading).suggestedFilename()).toMatch(/\.csv$/)
      await expect(page.locator('#notices')).toContainText('The CSV file is ready')
      await page.route('**/*.csv*', (route) => route.fulfill({ status: 503 }))
      await csv.click()
      await expect(page.locator('#notices')).toContainText(
        'There is an issue generating the CSV file. Please try again.',
      )
    })
})

plainTest('[DATA-03] a block and a transaction have no other files', async ({ request }) => {
  for (const path of [`/block/${cross.height}/nonsense.csv`, `/transaction/${cross.hash}/nonsense.csv`])
    expect((await request.get(path)).status()).toBe(404)
})

const waiting = {
  en: 'Your file is number 5 in the queue; it begins by itself',
  es: 'Tu archivo es el número 5 de la cola; empieza por sí solo',
  kr: '파일 대기 순서는 5번째이며, 차례가 되면 저절로 시작됩니다',
  vn: 'Tệp của bạn đứng thứ 5 trong hàng đợi và sẽ tự bắt đầu',
  zh: '您的文件在队列中排第 5 位，轮到时会自动开始',
}

for (const [language, words] of Object.entries(waiting)) {
  test(`[DATA-03] [NOTE-05] whoever waits for a file is told where it stands: ${language}`, async ({
    page,
  }) => {
    const ahead = [{ ahead: 4 }, { ahead: 4 }, {}]
    const tickets = new Set<string | null>()
    await page.route('**/queue.json*', (route) => {
      tickets.add(new URL(route.request().url()).searchParams.get('ticket'))
      return route.fulfill({ json: ahead.shift() ?? {} })
    })
    await page.goto(`${language === 'en' ? '' : `/${language}`}/transactions/?status=failed`)
    await untilAlive(page)
    const main = page.getByRole('main')
    await main.locator('summary', { hasText: 'CSV' }).click()
    const loading = page.waitForEvent('download')
    await main.getByRole('button', { name: 'CSV' }).click()
    const notice = page.locator('#notices').getByText(words)
    await expect(notice).toBeVisible()
    const download = await loading
    expect(download.suggestedFilename()).toBe('transactions.csv')
    const asked = new URL(download.url()).searchParams
    expect([...tickets]).toEqual([asked.get('ticket')])
    expect(asked.get('status')).toBe('failed')
    expect(asked.get('to')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    await expect(notice).toBeHidden()
  })
}
