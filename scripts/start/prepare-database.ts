import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { invalidInput } from '@injsight/errors'
import type { IndexSource } from './arguments.ts'

/**
 * Makes the database for a source on a server of ours and returns its URL. The index of a node or of a chain of one's
 * own is kept from start to start; a recording is played from its live point on each time, so its index is begun anew: two seconds' work.
 */
export async function prepareDatabase(serverUrl: string, source: IndexSource): Promise<string> {
  const name = await nameDatabase(source)
  const client = new Client(serverUrl)
  await client.connect()
  try {
    if ('recording' in source)
      await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function nameDatabase(source: IndexSource): Promise<string> {
  if ('chain' in source) return 'local_chain'
  const identity = 'node' in source ? source.node : await readRecordingFile(source.recording)
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, 12)
  return `${'node' in source ? 'node' : 'recording'}_${digest}`
}

async function readRecordingFile(folder: string): Promise<string> {
  const file = join(folder, 'recording.json')
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw invalidInput(
      'recording.missing',
      `There is no recording in ${folder}: ${file} can't be read`,
      { folder },
      error,
    )
  }
}
