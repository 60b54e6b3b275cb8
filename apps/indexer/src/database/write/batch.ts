import type { Client, Submittable } from 'pg'
import { assert } from '@injsight/errors'
import { encodeCopy, groupByCommand, type TableRows } from './copy-rows.ts'

/** A statement that a connection prepares once, under its name; a parameter is text, or binary. */
export type Statement = { name: string; text: string; values: (string | Buffer | null)[] }

/** What takes statements: a connection, or a batch of one. */
export type Sender = { query: (statement: Statement) => Promise<{ rowCount: number | null }> }

/** What answers with rows: a connection. */
export type Asker = {
  query: (question: Statement) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

/** What takes rows as they are stored, too. */
export type Batch = Sender & { copy: (rows: TableRows[]) => Promise<{ rowCount: number | null }[]> }

/**
 * Sends all that is given at once, with one answer for all of it: statements run in the order in which they are given,
 * none behind one that fails, and the server neither waits nor answers in between. They give back how many rows they
 * changed, no rows.
 *
 * @param send gives everything before it first waits
 * @throws what the statement that failed was told
 */
export async function inBatch<Value>(client: Client, send: (batch: Batch) => Promise<Value>): Promise<Value> {
  const batch = createBatch()
  client.query(batch.submittable)
  const sent = (async () => send(batch))()
  batch.end()
  try {
    return await sent
  } finally {
    await batch.answered
  }
}

/** The driver's connection, as far as it is used here. */
type Wire = {
  stream: {
    cork: () => void
    uncork: () => void
    write: (bytes: Uint8Array) => void
    /** Bytes that wait. */
    writableLength: number
  }
  parse: (statement: { name: string; text: string }) => void
  bind: (bound: { statement: string; values: Statement['values'] }) => void
  execute: (portal: object) => void
  sync: () => void
  on: (event: 'parseComplete', listener: () => void) => void
  off: (event: 'parseComplete', listener: () => void) => void
  /** Texts by name: what the server has prepared. */
  parsedStatements: Record<string, string>
}

/** What the driver calls when the server answers. */
type Answers = {
  handleDataRow: () => void
  handleEmptyQuery: () => void
  handleCopyInResponse: () => void
  handleCommandComplete: (message: { text: string }) => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
}

type Answer = { resolve: (of: { rowCount: number }) => void; reject: (error: Error) => void }

/** How many bytes are sent at a time. */
const portion = 8192

function createBatch() {
  let wire: Wire | undefined
  let isEnded = false
  let isFirst = true
  /** What was given while the server had not yet said that it is ready, as after an error. */
  const early: ((to: Wire) => void)[] = []
  const answers: Answer[] = []
  const parsing: { name: string; text: string }[] = []
  const { promise: answered, resolve: finish } = Promise.withResolvers<void>()

  // The stream is corked all the time: to send each on its own costs more than most of them.
  function send(message: (to: Wire) => void): void {
    if (wire === undefined) early.push(message)
    else sendOn(wire, message)
  }
  function sendOn(to: Wire, message: (to: Wire) => void): void {
    message(to)
    // The server begins with the first, and has always something to do while the next are being made.
    if (isFirst || to.stream.writableLength > portion) sendWritten(to)
    isFirst = false
  }
  function sendWritten(to: Wire): void {
    to.stream.uncork()
    to.stream.cork()
  }
  function run(to: Wire, { name, text, values }: Statement): void {
    const known = to.parsedStatements[name] ?? parsing.find((one) => one.name === name)?.text
    assert(known === undefined || known === text, 'a name stands for one statement', { name })
    if (known === undefined) {
      parsing.push({ name, text })
      to.parse({ name, text })
    }
    to.bind({ statement: name, values })
    to.execute({})
  }
  async function give(message: (to: Wire) => void): Promise<{ rowCount: number }> {
    assert(!isEnded, 'a batch has ended when its sender waits')
    const { promise, resolve, reject } = Promise.withResolvers<{ rowCount: number }>()
    answers.push({ resolve, reject })
    send(message)
    return promise
  }
  function noteParsed(): void {
    const statement = parsing.shift()
    if (wire && statement) wire.parsedStatements[statement.name] = statement.text
  }
  function close(): void {
    wire?.off('parseComplete', noteParsed)
    finish()
  }
  function endOn(to: Wire): void {
    to.sync()
    to.stream.uncork()
  }

  const submittable: Submittable & Answers = {
    submit(connection) {
      wire = connection as unknown as Wire
      wire.on('parseComplete', noteParsed)
      wire.stream.cork()
      for (const message of early.splice(0)) sendOn(wire, message)
      if (isEnded) endOn(wire)
    },
    handleDataRow() {},
    handleEmptyQuery() {},
    handleCopyInResponse() {},
    handleCommandComplete({ text }) {
      answers.shift()?.resolve({ rowCount: Number(/\d+$/.exec(text)?.[0] ?? 0) })
    },
    handleError(error) {
      for (const { reject } of answers.splice(0)) reject(error)
      close()
    },
    handleReadyForQuery: close,
  }

  return {
    submittable,
    answered,
    query: (statement: Statement) => give((to) => run(to, statement)),
    copy: (all: TableRows[]) =>
      Promise.all(
        [...groupByCommand(all)].map(([text, rows]) =>
          give((to) => {
            run(to, { name: `copy_${rows[0]?.table}`, text, values: [] })
            for (const part of encodeCopy(rows)) to.stream.write(part)
          }),
        ),
      ),
    end(): void {
      isEnded = true
      if (wire) endOn(wire)
    },
  }
}
