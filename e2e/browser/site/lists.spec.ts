import { readAccount } from '@injsight/chain'
import { expect } from '@playwright/test'
import { accountOf, lastHeight, transactionOf } from '../support/recorded.ts'
import { plainTest as test, readCsv, readPlain, textOf } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'

const alice = accountOf('alice')

/** What a page leads to, in the order in which it stands there, each once. */
function linksOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, found = '']) => found))]
}

test('[DATA-03] the file of all blocks has every one of them, in the order of the page', async ({
  request,
}) => {
  const answer = await request.get('/blocks.csv')
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="blocks.csv"',
  })
  const [columns = [], ...lines] = readCsv(await answer.text())
  expect(columns[0]).toBe('Height')
  expect(lines.map(([height]) => Number(height))).toEqual(
    Array.from({ length: lastHeight }, (_, at) => lastHeight - at),
  )
  for (const line of lines) expect(line).toHaveLength(columns.length)
  const { html } = await readPlain(request, '/blocks/')
  const shown = linksOf(html, /<td[^>]*>(?:<[^>]+>)*<a[^>]* href="\/block\/(\d+)\/"/g)
  expect(shown).toEqual(lines.slice(0, 25).map(([height]) => height))
})

test('[DATA-03] the file of all transactions comes in pieces, and has as many as the chain', async ({
  baseURL,
  request,
}) => {
  const { body } = await fetch(new URL('/transactions.csv', baseURL))
  const parts: Uint8Array[] = []
  for await (const part of body ?? []) parts.push(part)
  expect(parts.length).toBeGreaterThan(5) // not all of it at the end
  const [columns = [], ...lines] = readCsv(Buffer.concat(parts).toString())
  // prettier-ignore
  expect(columns).toEqual(['Transaction', 'Hash', 'Block', 'Fee', 'Unit', 'Fee paid by', 'Time (UTC)', 'Failed'])
  expect(lines[0]?.slice(3, 6)).toEqual([expect.stringMatching(/^0\.\d+$/), 'INJ', ''])
  const { data } = await (await request.get('/transactions.csv?status=failed')).text().then((text) => ({
    data: readCsv(text).slice(1),
  }))
  expect(lines.filter((line) => line.at(-1) === '1')).toEqual(data)
  expect(new Set(lines.map(([, hash]) => hash)).size).toBe(lines.length)
  for (const name of ['bank.send', 'bank.send.insufficient', 'exchange.liquidate']) {
    expect(lines.filter(([, hash]) => hash === transactionOf(name).hash)).toHaveLength(1)
  }
  const { html } = await readPlain(request, '/transactions/')
  const shown = linksOf(html, /href="\/transaction\/([0-9A-F]{64})\/"/g)
  expect(shown).toEqual(lines.slice(0, 25).map(([, hash]) => hash))
})

for (const { list, path, id } of [
  { list: 'deposits', path: '/bridges', id: 'nonce' },
  { list: 'withdrawals', path: '/bridges/withdrawals', id: 'id' },
  { list: 'batches', path: '/bridges/batches', id: 'nonce' },
])
  test(`[DATA-03] ${list} of the bridge are the same in the index, on their page, as JSON and as a file`, async ({
    request,
    stack,
  }) => {
    type Told = Record<string, Record<string, string>[]> & { next: string }
    const askAt = async (address: string) => (await (await request.get(address)).json()) as Told
    const idsOf = (told: Told) => told[list]?.map((one) => one[id])
    const index = `${findStack(stack, 'INDEX_URL')}/injsight/v1/bridge/${list}`
    const [first, all] = [await askAt(`${index}?limit=1`), await askAt(index)]
    const file = `/bridges/${list}.csv`
    for (const cursor of ['', first.next]) {
      const rest = idsOf(all)?.slice(cursor === '' ? 0 : 1)
      if (cursor === '') expect(rest?.length).toBeGreaterThan(0)
      expect(idsOf(await askAt(`${path}.json?${list}=${cursor}`))).toEqual(rest)
      const [columns = [], ...lines] = readCsv(await (await request.get(`${file}?cursor=${cursor}`)).text())
      const cells = cursor === '' ? lines : [columns, ...lines] // only the first piece names its columns
      expect(cells.map(([number]) => number)).toEqual(rest)
      const { html } = await readPlain(request, `${path}/?${list}=${cursor}`)
      expect(linksOf(html, /href="\/bridge\/\w+\/(\d+)\/"/g)).toEqual(rest)
      expect(html.includes('>Beginning<')).toBe(cursor !== '')
    }
    for (const address of [`${path}/?${list}=2`, `${path}.json?${list}=2`, `${file}?cursor=2`])
      expect((await request.get(address)).status(), address).toBe(400)
  })

test('[DATA-03] a list that is narrowed is narrowed as a file too, and says its columns in its language', async ({
  request,
}) => {
  const { html } = await readPlain(request, '/kr/transactions/?status=failed')
  const file = /href="([^"]*transactions\.csv[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(file).toBe('/kr/transactions.csv?status=failed')
  const [columns = [], first = []] = readCsv(await (await request.get(file)).text())
  expect(columns[1]).toBe('해시')
  expect(first.at(-1)).toBe('1')
  expect((await request.get('/transactions.csv?status=maybe')).status()).toBe(400)
})

test('[DATA-01] a list that is narrowed by its form shows as many lines as before', async ({ request }) => {
  for (const path of [
    '/trade-history/spot/',
    '/trade-history/derivatives/',
    '/markets/settlements/',
    '/community-spend-pool/?devMode=true',
  ]) {
    const given = `${path}${path.includes('?') ? '&' : '?'}rows=50`
    const { html } = await readPlain(request, given)
    const [, form = ''] = /<main.*?(<form[^>]*role="search".*?<\/form>)/s.exec(html) ?? []
    expect(form, given).toContain('<input type="hidden" name="rows" value="50"/>')
  }
})

test('[DATA-03] what an account holds and did are files, whole amounts and whole sentences', async ({
  request,
}) => {
  const [balances, transactions] = await Promise.all(
    ['balances', 'transactions'].map(async (list) =>
      readCsv(await (await request.get(`/account/${alice}/${list}.csv`)).text()),
    ),
  )
  const [columns = [], ...held] = balances ?? []
  const inWallet = columns.indexOf('In the wallet')
  expect(held.find(([symbol]) => symbol === 'INJ')?.[inWallet]).toMatch(/^\d+\.\d{10,18}$/)
  const [, ...did] = transactions ?? []
  expect(did.every(([, hash]) => /^[0-9A-F]{64}$/.test(hash ?? ''))).toBe(true)
  expect(did.find(([, hash]) => hash === transactionOf('bank.send').hash)?.[0]).toBe(
    `${alice} sent 0.000000000001234567 INJ to ${accountOf('bob')}`,
  )
})

test('[DATA-03] files are free of marks that nobody sees, and say what an amount is in', async ({
  request,
}) => {
  const fileOf = async (path: string) => (await request.get(path)).text()
  for (const path of ['/transactions.csv', '/blocks.csv', `/account/${alice}/transactions.csv`]) {
    expect(await fileOf(path)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  }
  const staker = accountOf('val0')
  const [columns = [], first = []] = readCsv(await fileOf(`/account/${staker}/staked.csv`))
  expect(columns).toEqual(['Validator', 'Staked', 'Rewards', 'Unit'])
  expect(first.slice(1).join(' ')).toMatch(/^[\d.]+ [\d.]+ inj$/)
})

test('[BLOCK-01] the list of blocks says how many there are, and how long each takes', async ({
  request,
}) => {
  const { text } = await readPlain(request, '/blocks/')
  const [, to, all] = /Blocks [\d,]+ to ([\d,]+) of ([\d,]+), one every [\d.]+ s/.exec(text) ?? []
  expect(to).toBe(all)
  const older = await readPlain(request, '/blocks/?before=100')
  expect(older.text).toContain(`Blocks 75 to 99 of ${all}, one every`)
})

test('[DATA-01] a list shows 25 rows, or as many as its address says', async ({ request }) => {
  for (const list of ['/blocks/', '/transactions/']) {
    for (const rows of [25, 50, 100]) {
      const { html, text } = await readPlain(request, rows === 25 ? list : `${list}?rows=${rows}`)
      expect(html.match(/<tr/g)).toHaveLength(rows + 1)
      // However many a page shows, it leads on where there are more.
      expect(html).toMatch(/<a [^>]*rel="next"/)
      expect(text).toContain('Show rows 25 50 100')
      expect(new RegExp(`aria-current="true"[^>]*>${rows}<`).test(html)).toBe(true)
    }
    expect((await readPlain(request, `${list}?rows=7`)).status).toBe(400)
  }
})

test('[TX-01] the list narrows by kind and status, in the address, down to its last page', async ({
  request,
}) => {
  const { html } = await readPlain(request, '/transactions/')
  for (const kind of ['bank', 'exchange', 'staking', 'gov', 'wasm', 'ibc', 'peggy'])
    expect(html).toContain(`href="/transactions/?kind=${kind}"`)
  const linesOf = async (path: string) => readCsv(await (await request.get(path)).text()).slice(1)
  const file = await linesOf('/transactions.csv?kind=gov')
  expect(file.length).toBeGreaterThan(100)
  const shown: string[] = []
  let path: string | undefined = '/transactions/?kind=gov&rows=100'
  while (path !== undefined) {
    const { html: page } = await readPlain(request, path)
    shown.push(...linksOf(page, /href="\/transaction\/([0-9A-F]{64})\/"/g))
    const next = page.match(/<a [^>]*>/g)?.find((link) => link.includes('rel="next"'))
    path = /href="([^"]*)"/.exec(next ?? '')?.[1]?.replaceAll('&amp;', '&')
  }
  expect(shown).toEqual(file.map(([, hash]) => hash))
  const failed = await linesOf('/transactions.csv?kind=gov&status=failed')
  expect(failed).toEqual(file.filter((line) => line.at(-1) === '1'))
  expect((await readPlain(request, '/transactions/?kind=none')).status).toBe(400)
})

test('[NOTE-05] a list with nothing in it says what was not found', async ({ request }) => {
  const unused = readAccount('77'.repeat(20))
  for (const [path, said] of [
    ['/transactions/?type=/nobody.sends.Msg', 'No transactions found'],
    ['/blocks/?before=1', 'No blocks found'],
    [`/account/${unused}/balances/`, 'No balances found'],
    [`/account/${unused}/transactions/`, 'No transactions found'],
    ['/search/?q=nobody%20is%20called%20so', 'No results for “nobody is called so”'],
    ['/search/?q=nobody%20is%20called%20so', 'No results found'],
  ] as const) {
    expect((await readPlain(request, path)).text).toContain(said)
  }
})

test('[DATA-03] what an account did is whole as a file when it is narrowed, too', async ({ request }) => {
  const linesOf = async (query: string) =>
    readCsv(await (await request.get(`/account/${alice}/transactions.csv${query}`)).text()).slice(1)
  const [all, went, failed] = await Promise.all(['', '?status=success', '?status=failed'].map(linesOf))
  expect(went?.length).toBeGreaterThan(100)
  expect((went?.length ?? 0) + (failed?.length ?? 0)).toBe(all?.length)
})

test('[DATA-01] a list of an account has as many rows as one chooses, where there are more than 25', async ({
  request,
}) => {
  const trader = `/account/${alice}`
  const rowsOf = async (path: string, title: string) => {
    const { html } = await readPlain(request, trader + path)
    const section = html.split('<section').find((one) => one.includes(`>${title}</h2>`)) ?? ''
    return { count: (section.match(/<tr/g) ?? []).length - 1, section }
  }
  for (const [path, title] of [
    ['/trading/?', 'Open orders'],
    ['/trades/?', 'Order history'],
    ['/transactions/?', 'Transactions'],
    ['/balances/?history=inj&', 'How the balance of INJ went'],
  ] as const) {
    expect((await rowsOf(path, title)).count).toBe(25)
    const { count, section } = await rowsOf(`${path}rows=50`, title)
    expect(count).toBe(50)
    expect(section).toMatch(/aria-current="true"[^>]*>50</)
    expect(section.match(/<a [^>]*>/g)?.find((link) => link.includes('rel="next"'))).toContain('rows=50')
  }
  expect((await rowsOf('/trading/?', 'Subaccounts')).section).not.toContain('Show rows')
  expect((await readPlain(request, `${trader}/trading/?rows=7`)).status).toBe(400)
})

test('[DATA-01, ROUTE-16] the choice of rows stays when one goes on, and when a list is narrowed', async ({
  request,
}) => {
  const { html } = await readPlain(request, '/transactions/?rows=50')
  const older = /href="([^"]*token=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(older).toContain('rows=50')
  expect((await readPlain(request, older)).html.match(/<tr/g)).toHaveLength(51)
  expect(html).toMatch(/href="[^"]*status=failed[^"]*rows=50/)
})

test('[TX-01] a list says what became of orders and packets, in the words of their pages', async ({
  request,
}) => {
  for (const name of ['exchange.spot-limit.cross', 'exchange.spot-market.buy', 'exchange.batch-update']) {
    const { hash, height } = transactionOf(name)
    const { html } = await readPlain(request, `/transaction/${hash}/`)
    const said = textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')
    const list = await readPlain(request, `/block/${height}/`)
    expect(said).not.toBe('')
    expect(list.text).toContain(said)
  }
  const { height } = transactionOf('ibc.transfer.bad-receiver')
  expect((await readPlain(request, `/block/${height}/`)).text).toMatch(/, where it was refused and came back/)
})
