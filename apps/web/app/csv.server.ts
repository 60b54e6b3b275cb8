import { invalidInput } from '@injsight/errors'

type Cell = string | number | bigint

/** A page of lines, and where the next one begins; empty for the end of the list. */
export type CsvPage = { columns: string[]; lines: Cell[][]; next: string }

/** Lines of a piece, at most: no more than a page takes in turn. */
const mostLines = 500

/**
 * A list as a file for spreadsheets: UTF-8 with a mark that says so, commas, lines that end as RFC 4180 has it. It
 * is sent while it is being read, as fast as whoever takes it, to its end.
 *
 * For programs it comes in pieces, so that nothing is lost where one breaks off: with `lines=500` as many, or a few more,
 * and a header `Link` that says where the next piece begins. Put together they are the whole file.
 *
 * @param name of the file, without its ending
 * @param fetch asks for a page; the cursor of the first one is empty
 * @throws invalid-input for another number of lines
 */
export async function csvResponse(
  url: URL,
  name: string,
  fetch: (cursor: string) => Promise<CsvPage>,
): Promise<Response> {
  const { cursor, lines } = readAsked(url.searchParams)
  const first = await fetch(cursor)
  const begin = cursor === '' ? `\ufeff${writeLine(first.columns)}` : ''
  const headers = new Headers({
    'content-type': 'text/csv; charset=utf-8',
    // Whatever a thing is called, its file has a name that every system takes.
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '-')}.csv"`,
    'cache-control': 'no-store',
  })
  if (lines === undefined) return new Response(streamOf(begin, listPages(first, fetch)), { headers })
  const { text, next } = await readPiece(first, lines, fetch)
  if (next !== '') headers.set('link', `<${pathOfNext(url, next)}>; rel="next"`)
  return new Response(begin + text, { headers })
}

function readAsked(given: URLSearchParams): { cursor: string; lines: number | undefined } {
  const [cursor, lines] = [given.get('cursor') ?? '', given.get('lines')]
  if (lines === null) return { cursor, lines: undefined }
  if (!/^\d{1,4}$/.test(lines) || Number(lines) < 1 || Number(lines) > mostLines)
    throw invalidInput('csv.lines', `"${lines.slice(0, 20)}" is not a number of lines from 1 to ${mostLines}`)
  return { cursor, lines: Number(lines) }
}

type Fetch = (cursor: string) => Promise<CsvPage>

async function* listPages(first: CsvPage, fetch: Fetch): AsyncGenerator<CsvPage> {
  let page = first
  yield page
  while (page.next !== '') {
    page = await fetch(page.next)
    yield page
  }
}

function streamOf(begin: string, pages: AsyncGenerator<CsvPage>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      controller.enqueue(encoder.encode(begin))
    },
    async pull(controller) {
      const { value, done } = await pages.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(writeLines(value)))
    },
    async cancel() {
      await pages.return(undefined)
    },
  }
  // Nothing ahead: when a page is made is the server's to say.
  return new ReadableStream(source, { highWaterMark: 0 })
}

async function readPiece(
  first: CsvPage,
  lines: number,
  fetch: Fetch,
): Promise<{ text: string; next: string }> {
  let [text, count] = ['', 0]
  for await (const page of listPages(first, fetch)) {
    text += writeLines(page)
    count += page.lines.length
    if (page.next === '' || count >= lines) return { text, next: page.next }
  }
  return { text, next: '' }
}

function pathOfNext({ pathname, searchParams }: URL, cursor: string): string {
  const query = new URLSearchParams(searchParams)
  query.delete('ticket')
  query.set('cursor', cursor)
  return `${pathname}?${query.toString()}`
}

function writeLines({ lines }: CsvPage): string {
  return lines.map(writeLine).join('')
}

function writeLine(cells: Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** Marks that turn the text around them. On a page they keep names apart; in a cell they only hinder who looks for one. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** @example writeCell('a "b", c') // '"a ""b"", c"' */
export function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell)
  const plain = cell.replaceAll(turning, '')
  // A spreadsheet would run what begins so, and names and memos are anybody's.
  const text = /^[=+\-@\t\r]/.test(plain) && !/^[+-]?[\d.]+%?$/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A time as spreadsheets read it, in UTC. */
export function csvTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').replace('Z', '')
}
