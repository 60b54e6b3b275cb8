import type { Client, Submittable } from 'pg'

// PostgreSQL's binary COPY: a signature, then rows of fields that begin with their length, then -1.
const signature = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')

/** Rows for one table, in the form in which they are sent. */
export type TableRows = {
  table: string
  /** Their names, with commas between. */
  columns: string
  bytes: Buffer
}

export type CopyRows = ReturnType<typeof createCopyRows>

/** @param columns their names, with commas between */
export function createCopyRows(table: string, columns: string) {
  const width = columns.split(',').length
  let buffer = Buffer.allocUnsafe(512)
  let end = 0

  // Room is made before the buffer is named: making it may put another in its place.
  function reserve(bytes: number): number {
    const at = end
    end += bytes
    if (end > buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(end, buffer.length * 2))
      buffer.copy(larger, 0, 0, at)
      buffer = larger
    }
    return at
  }
  function field(length: number): number {
    const at = reserve(4 + length)
    buffer.writeInt32BE(length, at)
    return at + 4
  }
  const elementOid = { 4: 23, 8: 20 } as const
  function array(length: number, width: 4 | 8): number {
    const header = [0, 0, elementOid[width], length, 1]
    if (length > 0) header[0] = 1 // dimensions; an empty array has none, and ends before their sizes
    const words = length > 0 ? 5 : 3
    let at = field(words * 4 + length * (4 + width))
    for (const word of header.slice(0, words)) at = buffer.writeInt32BE(word, at)
    return at
  }

  return {
    /** Begins a row; its fields follow in the order of the columns. */
    row() {
      const at = reserve(2)
      buffer.writeInt16BE(width, at)
    },
    int2(value: number) {
      const at = field(2)
      buffer.writeInt16BE(value, at)
    },
    int4(value: number) {
      const at = field(4)
      buffer.writeInt32BE(value, at)
    },
    int8(value: bigint) {
      const at = field(8)
      buffer.writeBigInt64BE(value, at)
    },
    bool(value: boolean) {
      const at = field(1)
      buffer.writeUInt8(value ? 1 : 0, at)
    },
    missing() {
      const at = reserve(4)
      buffer.writeInt32BE(-1, at)
    },
    bytes(value: Uint8Array) {
      const at = field(value.length)
      buffer.set(value, at)
    },
    int4s(values: number[]) {
      let at = array(values.length, 4)
      for (const value of values) {
        at = buffer.writeInt32BE(4, at)
        at = buffer.writeInt32BE(value, at)
      }
    },
    int8s(values: bigint[]) {
      let at = array(values.length, 8)
      for (const value of values) {
        at = buffer.writeInt32BE(8, at)
        at = buffer.writeBigInt64BE(value, at)
      }
    },
    finish(): TableRows {
      return { table, columns, bytes: buffer.subarray(0, end) }
    },
  }
}

/** Sends rows for several tables, one table after another, without waiting in between. */
export async function writeCopyRows(client: Client, all: TableRows[]): Promise<void> {
  const filled = all.filter(({ bytes }) => bytes.length > 0)
  if (filled.length === 0) return
  const copies = [...Map.groupBy(filled, ({ table }) => table).values()]
  await new Promise<void>((done, fail) => {
    client.query(createCopy(copies, (error) => (error === undefined ? done() : fail(error))))
  })
}

// Messages of the protocol: a letter, and how long what follows is.
const copyData = 0x64
const copyDone = Buffer.from([0x63, 0, 0, 0, 4])
const end = Buffer.from([0xff, 0xff])

/**
 * Commands of one message run one after another, and each takes what comes up to its end. When one fails the server
 * drops what was sent for it and the others.
 */
function createCopy(copies: TableRows[][], onEnd: (error?: Error) => void): Submittable & CopyAnswers {
  const commands = copies.flatMap(([first]) =>
    first === undefined ? [] : `copy ${first.table} (${first.columns}) from stdin (format binary)`,
  )
  return {
    submit(connection) {
      const { stream } = connection
      stream.cork()
      connection.query(commands.join(';'))
      for (const rows of copies) {
        const parts = [signature, ...rows.map(({ bytes }) => bytes), end]
        const head = Buffer.from([copyData, 0, 0, 0, 0])
        head.writeInt32BE(
          parts.reduce((length, part) => length + part.length, 4),
          1,
        )
        for (const part of [head, ...parts, copyDone]) stream.write(part)
      }
      stream.uncork()
    },
    handleCopyInResponse() {},
    handleCommandComplete() {},
    handleError: (error) => onEnd(error),
    handleReadyForQuery: () => onEnd(),
  }
}

/** What the driver calls when the server answers. */
type CopyAnswers = {
  handleCopyInResponse: () => void
  handleCommandComplete: () => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
}
