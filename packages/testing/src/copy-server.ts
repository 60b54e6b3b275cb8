import { execFile } from 'node:child_process'
import { chown, copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

type Copy = {
  url: string
  /** Folders of the server and of its copy. */
  from: string
  to: string
  /** What the copy does when it is started: follow its primary, or read what the log has since. */
  as: 'standby' | 'recovery'
}

/** What is of the running server alone. */
const left = ['postmaster.pid', 'postmaster.opts', 'pg_replslot/*', 'pg_stat_tmp/*']

/**
 * Copies a server that runs, as `pg_basebackup` does, by the functions that PostgreSQL has for it: the embedded one comes
 * without that program. Files may change while they are copied; the log mends them.
 */
export async function copyServer({ url, from, to, as }: Copy): Promise<void> {
  const client = new Client(url) // one connection from beginning to end
  await client.connect()
  await client.query("select pg_backup_start('a copy', true)")
  await mkdir(to)
  // A standby is given the log so far; who recovers takes it from where it is archived.
  const parts = as === 'standby' ? left : [...left, 'pg_wal/*']
  await promisify(execFile)('sh', [
    '-c',
    `tar -C "$1" ${parts.map((path) => `--exclude='./${path}'`).join(' ')} -cf - . | tar -C "$2" -xpf -`,
    'sh',
    from,
    to,
  ])
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop($1)',
    [as === 'recovery'],
  )
  await client.end()
  await writeAs(from, join(to, 'backup_label'), rows[0]?.label ?? '')
  await writeAs(from, join(to, `${as}.signal`), '')
  await copyFile(`${from}.password`, `${to}.password`)
}

/** The server's files belong to its user. */
async function writeAs(like: string, file: string, text: string): Promise<void> {
  const { uid, gid } = await stat(like)
  await writeFile(file, text)
  await chown(file, uid, gid)
}
