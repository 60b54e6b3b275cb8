import { rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after } from 'node:test'

/** What is wrong with the machine of a program: its resolver finds no names, its clock is set on or (negative) back. */
export type Faults = { isDnsGone?: boolean; clockAheadMs?: number }

/** A machine whose faults are told while its programs run. Names that end with .example are this machine. */
export async function openFaultyMachine(): Promise<{
  /** For the programs that run on it. */
  environment: Record<string, string>
  suffer(faults: Faults): Promise<void>
}> {
  const file = join(tmpdir(), `injsight-faults-${randomBytes(6).toString('hex')}.json`)
  after(() => rm(file, { force: true }))
  const suffer = async (faults: Faults) => {
    await writeFile(`${file}.new`, JSON.stringify(faults))
    await rename(`${file}.new`, file) // never half
  }
  await suffer({})
  const loaded = resolve(import.meta.dirname, 'inject-faults.ts')
  return { environment: { FAULTS: file, NODE_OPTIONS: `--import=${loaded}` }, suffer }
}
