import assert from 'node:assert/strict'
import { test } from 'vitest'
import { csvResponse, csvTime, writeCell } from './csv.server.ts'

test('[DATA-03] cells are quoted where they must be, and none is a formula', () => {
  assert.equal(writeCell('a "b", c'), '"a ""b"", c"')
  assert.equal(writeCell('=1+1'), "'=1+1")
  assert.equal(writeCell('-5.25'), '-5.25')
  assert.equal(writeCell('-5+cmd'), "'-5+cmd")
  assert.equal(writeCell('+0.09%'), '+0.09%')
  assert.equal(writeCell('-5%+cmd'), "'-5%+cmd")
  assert.equal(writeCell(12n), '12')
})

test('[DATA-03] no cell holds marks that nobody sees, nor hides a formula behind one', () => {
  assert.equal(writeCell('\u2068Beta Stake 2\u2069 voted no'), 'Beta Stake 2 voted no')
  assert.equal(writeCell('\u202E=1+1'), "'=1+1")
})

/** A list of so many lines, three on a page, and how many pages were asked for. */
function aList(lines: number) {
  const asked = { pages: 0 }
  const fetch = async (cursor: string) => {
    asked.pages += 1
    const from = Number(cursor)
    const page = Array.from({ length: Math.min(3, lines - from) }, (_, at) => [from + at, 'line'])
    return { columns: ['no', 'text'], lines: page, next: from + 3 < lines ? String(from + 3) : '' }
  }
  return { asked, fetch }
}

const site = 'https://injsight.example'

test('[DATA-03] a list is sent page by page, and no further than it is taken', async () => {
  const { asked, fetch } = aList(3000)
  const response = await csvResponse(new URL(`${site}/list.csv`), 'list', fetch)
  const reader = response.body?.getReader()
  assert.ok(reader)
  const first = await reader.read()
  assert.equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(first.value), '\ufeffno,text\r\n')
  assert.equal(new TextDecoder().decode((await reader.read()).value), '0,line\r\n1,line\r\n2,line\r\n')
  assert.equal(asked.pages, 1)
  await reader.cancel()
  assert.equal(asked.pages, 1)
})

test('[DATA-03] a list comes in pieces, each saying where the next one begins; together they are the file', async () => {
  const { fetch } = aList(20)
  const whole = await (await csvResponse(new URL(`${site}/list.csv`), 'list', fetch)).bytes()
  const pieces: Uint8Array[] = []
  let next: string | undefined = '/zh/list.csv?kind=a&lines=5&ticket=mine'
  while (next !== undefined) {
    const piece: Response = await csvResponse(new URL(next, site), 'list', fetch)
    pieces.push(await piece.bytes())
    next = /^<(.+)>; rel="next"$/.exec(piece.headers.get('link') ?? '')?.[1]
    if (pieces.length === 1) assert.equal(next, '/zh/list.csv?kind=a&lines=5&cursor=6')
  }
  assert.equal(pieces.length, 4)
  assert.deepEqual(Buffer.concat(pieces), Buffer.from(whole))
})

test('[DATA-03] a piece has a number of lines', async () => {
  const { fetch } = aList(3)
  for (const lines of ['0', '501', '-1', 'x', ''])
    await assert.rejects(csvResponse(new URL(`${site}/list.csv?lines=${lines}`), 'list', fetch), {
      code: 'csv.lines',
    })
})

test('[DATA-03] times are in UTC', () => {
  assert.equal(csvTime(Date.UTC(2026, 0, 2, 3, 4, 5, 6)), '2026-01-02 03:04:05.006')
})

test('[DATA-03] whatever a thing is called, its file has a name', async () => {
  const { headers } = await csvResponse(
    new URL(`${site}/list.csv`),
    'votes-of-"inj1\n\u202Ex"',
    aList(1).fetch,
  )
  assert.equal(headers.get('content-disposition'), 'attachment; filename="votes-of--inj1-x-.csv"')
})
