import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { invalidInput } from '@injsight/errors'
import type { Logger } from '@injsight/runtime'

/** Answers that stay true, kept on disk from start to start. */
export type Settled = {
  find: (question: string) => Buffer | undefined
  keep: (question: string, answer: Buffer) => void
  close: () => void
}

/** How much of it is made free at once, so that not every new answer has to look for the oldest. */
const madeFree = 1 / 8
const hourMs = 3_600_000

type Options = {
  /** Of answers; those that were read the longest ago go first. */
  mostBytes: number
  log: Logger
  now?: () => number
}

/** Nothing is kept from start to start. */
const withoutFile: Settled = { find: () => undefined, keep: () => {}, close: () => {} }

/**
 * Answers go on without the file where it fails, its disk being full for one: all of it can be asked again.
 *
 * @param file SQLite's; one that is broken, or no such file, is put aside and begun anew
 * @throws Fault `invalid-input`, code `cache.unusable`, when there can be no such file
 */
export function openSettled(file: string, { mostBytes, log, now = Date.now }: Options): Settled {
  const opened = openOrRenew(file, log)
  if (opened === undefined) return withoutFile
  const { database } = opened
  let { held } = opened
  const find = database.prepare('select answer, used_at from answer where question = ?')
  const insert = database.prepare('insert or replace into answer values (?, ?, ?, ?)')
  const use = database.prepare('update answer set used_at = ? where question = ?')
  const oldest = database.prepare('select question, bytes from answer order by used_at limit 100')
  const forget = database.prepare('delete from answer where question = ?')
  const size = database.prepare('select bytes from answer where question = ?')

  function makeFree(): void {
    const enough = mostBytes * (1 - madeFree)
    while (held > enough) {
      const rows = oldest.all()
      if (rows.length === 0) return
      for (const { question, bytes } of rows) {
        if (held <= enough) return
        forget.run(question as Uint8Array)
        held -= Number(bytes)
      }
    }
  }

  let hasFailed = false
  function attempt<Value>(act: () => Value): Value | undefined {
    try {
      return act()
    } catch (error) {
      if (!hasFailed)
        log.warn('the file of settled answers fails: what it lacks is asked again', { file, error })
      hasFailed = true
      return undefined
    }
  }

  return {
    find(question) {
      const key = keyOf(question)
      const row = attempt(() => find.get(key))
      if (row === undefined) return undefined
      if (Number(row['used_at']) < now() - hourMs) attempt(() => use.run(now(), key))
      return Buffer.from(row['answer'] as Uint8Array)
    },
    keep(question, answer) {
      attempt(() => {
        const key = keyOf(question)
        const replaced = Number(size.get(key)?.['bytes'] ?? 0)
        insert.run(key, answer, answer.length, now())
        held += answer.length - replaced
        if (held > mostBytes) makeFree()
      })
    },
    close: () => database.close(),
  }
}

/** A file, and how many bytes of answers it holds. */
type Opened = { database: DatabaseSync; held: number }

/** Undefined where there is such a file, or may be one, that is of no use now. */
function openOrRenew(file: string, log: Logger): Opened | undefined {
  try {
    return open(file)
  } catch (error) {
    if (codeOf(error) === cantOpen) {
      const why = error instanceof Error ? error.message : String(error)
      throw invalidInput(
        'cache.unusable',
        `CACHE_FILE is "${file}", which can't be used: ${why}`,
        { file },
        error,
      )
    }
    return brokenCodes.includes(codeOf(error)) ? renew(file, log, error) : goWithout(file, log, error)
  }
}

/** Not removed: it may be anybody's, by a slip in the setting. */
function renew(file: string, log: Logger, error: unknown): Opened | undefined {
  const aside = `${file}.broken-${new Date().toISOString().replaceAll(':', '')}`
  try {
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
    log.warn('the file of settled answers was broken, and is begun anew', { file, aside, error })
    return open(file)
  } catch (another) {
    return goWithout(file, log, another)
  }
}

function goWithout(file: string, log: Logger, error: unknown): undefined {
  log.warn('the file of settled answers is of no use now: answers are kept in memory alone', { file, error })
}

/** SQLite's codes for a file that is damaged, and for one that is no database. */
const brokenCodes = [11, 26]
/** And for what can be no file: a folder, or something in a folder that isn't there. */
const cantOpen = 14

function codeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return code & 0xff // the rest says where it is
}

/** All of it is looked at, as damage may be anywhere. */
function open(file: string): Opened {
  const database = new DatabaseSync(file)
  try {
    database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
      create table if not exists answer (
        question blob primary key, answer blob not null, bytes integer not null, used_at integer not null
      ) strict;
      create index if not exists answer_by_use on answer (used_at);`)
    const sum = database.prepare('select coalesce(sum(bytes), 0) as bytes from answer').get()
    return { database, held: Number(sum?.['bytes']) }
  } catch (error) {
    database.close()
    throw error
  }
}

function keyOf(question: string): Buffer {
  return createHash('sha256').update(question).digest()
}
