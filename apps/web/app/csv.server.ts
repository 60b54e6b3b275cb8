type Cell = string | number | bigint

/** One page of lines after the other, until there are no more. */
export type CsvPages = AsyncGenerator<Cell[][]>

/**
 * A list as a file for spreadsheets: UTF-8 with a mark that says so, commas, lines that end as RFC 4180 has it. It
 * is sent while it is being read, as fast as whoever takes it.
 *
 * @param name of the file, without its ending
 */
export function csvResponse(name: string, columns: string[], pages: CsvPages): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`\ufeff${writeLine(columns)}`))
    },
    async pull(controller) {
      const { value, done } = await pages.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value.map(writeLine).join('')))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
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
  const text = /^[=+\-@\t\r]/.test(plain) && !/^[+-]?[\d.]+$/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A time as spreadsheets read it, in UTC. */
export function csvTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').replace('Z', '')
}
