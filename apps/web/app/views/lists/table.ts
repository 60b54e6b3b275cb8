import { plainText, type Written } from '../../language/written.ts'

/** A list as it is made on the server, for a page and for a file alike. */
export type Table = {
  columns: Column[]
  rows: Row[]
  /** Where the screen is narrow it has a form of its own, by its style; else its facts flow. */
  narrow?: 'fills' | 'history' | 'moves' | 'orders' | 'steps' | 'trades' | 'values'
}

export type Column = {
  name: string
  isNumber?: boolean
  /** A file has its moments in UTC, and says so; a page says it with each. */
  isTime?: boolean
  /** What its numbers are in, where that is one for all: a page says it with each. */
  unit?: string
  /** A page leaves out what only a file has room for. */
  isOnlyInFile?: boolean
  /** A file says it otherwise. */
  isOnlyOnPage?: boolean
  /** It has a line of its own where two others share one. */
  isLong?: boolean
}

export type Row = { key: string; cells: Cell[] }

export type Cell = Shown & { file: string | number | bigint }

type Shown = {
  shown: Written
  /** In a line of its own, fainter. */
  below?: Written
  /** What a button beside it copies. */
  copy?: string
  /** Path of a picture before it, which says nothing more. */
  picture?: string
}

/**
 * How long what a cell shows is: where there is room, what is short stays on one line, and no short word is parted. What is
 * brief below it, a share, a date, a word or two, stands beside it on a phone, which leaves out what has nothing to show.
 */
type Measured = { isShort?: true; hasShortWords?: true; isBrief?: true; isNone?: true }

export type ShownCell = Shown & Measured

/** What of a table is sent to a page. */
export type ShownTable = {
  columns: { name: string; isNumber: boolean; isLong?: boolean }[]
  rows: { key: string; cells: ShownCell[] }[]
  narrow?: Table['narrow']
}

/** The table without what only its file has, cut to some rows. */
export function toShown({ columns, rows, narrow }: Table, limit: number): ShownTable {
  const isHere = (_: unknown, at: number) => columns[at]?.isOnlyInFile !== true
  return {
    columns: columns
      .filter(isHere)
      .map(({ name, isNumber = false, isLong = false }) => ({ name, isNumber, ...(isLong && { isLong }) })),
    rows: rows.slice(0, limit).map(({ key, cells }) => ({
      key,
      cells: cells.filter(isHere).map(withoutFile),
    })),
    ...(narrow && { narrow }),
  }
}

function withoutFile({ shown, below, copy, picture }: Cell): ShownCell {
  return measured({
    shown,
    ...(below && { below }),
    ...(copy !== undefined && { copy }),
    ...(picture && { picture }),
  })
}

/** Numbers with their units, names, short addresses and times are no longer. */
const common = 18

const brief = 31

/** A cell with how long what it shows is. */
export function measured(cell: Shown): ShownCell {
  const text = plainText(cell.shown)
  const [below, ...more] = cell.below ?? []
  const words = `${text} ${plainText(cell.below ?? [])}`.split(' ')
  return {
    ...cell,
    ...(text.length <= common && { isShort: true }),
    ...(words.every(({ length }) => length <= common) && { hasShortWords: true }),
    ...(typeof below === 'string' && below.length <= brief && more.length === 0 && { isBrief: true }),
    ...(text === '—' && below === undefined && { isNone: true }),
  }
}

/** What a column of moments is called in a file. */
export function inUtc(name: string): string {
  return `${name} (UTC)`
}

/** The names of a file's columns. */
export function toNames({ columns }: Table): string[] {
  return columns.filter(isInFile).map(({ name, isTime = false, unit = '' }) => {
    if (isTime) return inUtc(name)
    return unit === '' ? name : `${name}, ${unit}`
  })
}

/** The lines of a file. */
export function toLines({ columns, rows }: Table): Cell['file'][][] {
  return rows.map(({ cells }) => cells.filter((_, at) => isInFile(columns[at] ?? {})).map(({ file }) => file))
}

function isInFile({ isOnlyOnPage = false }: Partial<Column>): boolean {
  return !isOnlyOnPage
}
