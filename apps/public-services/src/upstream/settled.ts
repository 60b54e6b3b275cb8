import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Answers that stay true, kept on disk from start to start. */
export type Settled = {
  find: (question: string) => Buffer | undefined
  keep: (question: string, answer: Buffer) => void
  close: () => void
}

/** How much of it is made free at once, so that not every new answer has to look for the oldest. */
const madeFree = 1 / 8
const hourMs = 3_600_000

/**
 * @param file SQLite's; one that can't be read is begun anew, for all of it can be asked again
 * @param mostBytes of answers; those that were read the longest ago go first
 */
export function openSettled(file: string, mostBytes: number, now: () => number = Date.now): Settled {
  const database = openOrRenew(file)
  const find = database.prepare('select answer, used_at from answer where question = ?')
  const insert = database.prepare('insert or replace into answer values (?, ?, ?, ?)')
  const use = database.prepare('update answer set used_at = ? where question = ?')
  const sum = database.prepare('select coalesce(sum(bytes), 0) as bytes from answer')
  const oldest = database.prepare('select question, bytes from answer order by used_at limit 100')
  const forget = database.prepare('delete from answer where question = ?')
  let held = Number(sum.get()?.['bytes'])

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

  return {
    find(question) {
      const key = keyOf(question)
      const row = find.get(key)
      if (row === undefined) return undefined
      if (Number(row['used_at']) < now() - hourMs) use.run(now(), key)
      return Buffer.from(row['answer'] as Uint8Array)
    },
    keep(question, answer) {
      insert.run(keyOf(question), answer, answer.length, now())
      held += answer.length
      if (held > mostBytes) makeFree()
    },
    close: () => database.close(),
  }
}

function openOrRenew(file: string): DatabaseSync {
  try {
    return open(file)
  } catch {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
    return open(file)
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
      create table if not exists answer (
        question blob primary key, answer blob not null, bytes integer not null, used_at integer not null
      ) strict;
      create index if not exists answer_by_use on answer (used_at);`)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

function keyOf(question: string): Buffer {
  return createHash('sha256').update(question).digest()
}
