import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestDatabase } from '@injsight/testing'

const run = promisify(execFile)

export type SmallDisk = {
  /** Something else takes what room there is. */
  fill(): Promise<void>
  empty(): Promise<void>
  /** Once nothing of the database is on it. */
  unmount(): Promise<void>
}

/**
 * A small disk of its own, in memory, for all tables that a database gets from now on; undefined where none may be mounted.
 */
export async function mountSmallDisk({ pool }: TestDatabase): Promise<SmallDisk | undefined> {
  const { rows } = await pool.query<{ name: string; data_directory: string }>(
    `select current_database() as name, current_setting('data_directory') as data_directory`,
  )
  const [{ name, data_directory: servers } = { name: '', data_directory: '' }] = rows
  const owner = await stat(servers)
  const place = await mkdtemp(join(tmpdir(), 'injsight-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=256m,uid=${owner.uid},gid=${owner.gid}`, 'tmpfs', place])
  } catch {
    await rm(place, { recursive: true })
    return undefined
  }
  const space = `disk_of_${name}`
  await pool.query(`create tablespace ${space} location '${place}'`)
  await pool.query(`alter database ${name} set default_tablespace = ${space}`)
  const other = join(place, 'other')
  return {
    async fill() {
      await mkdir(other)
      for (const bytes of [2 ** 20, 2 ** 12]) await fillWith(join(other, `by-${bytes}`), Buffer.alloc(bytes))
    },
    empty: () => rm(other, { recursive: true }),
    async unmount() {
      await run('umount', ['--lazy', place])
      await rm(place, { recursive: true })
    },
  }
}

async function fillWith(file: string, part: Buffer): Promise<void> {
  try {
    for (;;) await appendFile(file, part)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
