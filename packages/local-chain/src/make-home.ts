import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unavailable } from '@injsight/errors'
import { mnemonic, localAccounts } from './accounts.ts'
import { chainId } from './known.ts'
import { writeGenesis } from './genesis.ts'
import type { Json } from './merge.ts'

const run = promisify(execFile)

/** Makes the home of a chain's only validator, unless the folder is one. */
export async function makeHome(program: string, home: string): Promise<void> {
  if (existsSync(home)) return
  const half = `${home}.half` // a start that is stopped in the middle leaves nothing that looks whole
  await rm(half, { recursive: true, force: true })
  const ask = (words: string[], input = '') => askProgram(program, [...words, '--home', half], input)
  const keyring = ['--keyring-backend', 'test']

  await ask(['init', 'local', '--chain-id', chainId])
  const place = String(Object.keys(localAccounts).indexOf('validator'))
  await ask(['keys', 'add', 'validator', '--recover', '--index', place, ...keyring], `${mnemonic}\n`)
  const file = join(half, 'config', 'genesis.json')
  const initial = JSON.parse(await readFile(file, 'utf8')) as Json
  await writeFile(file, JSON.stringify(writeGenesis(initial)))
  await ask(['genesis', 'gentx', 'validator', `1000${'0'.repeat(18)}inj`, '--chain-id', chainId, ...keyring])
  await ask(['genesis', 'collect-gentxs'])
  await ask(['genesis', 'validate'])
  await rename(half, home)
}

async function askProgram(program: string, words: string[], input: string): Promise<void> {
  const asked = run(program, words)
  asked.child.stdin?.end(input)
  await asked.catch((error: Error & { stderr?: string }) => {
    throw unavailable(
      'injectived.refused',
      `injectived ${words.slice(0, 2).join(' ')} failed: ${(error.stderr ?? error.message).trim().split('\n').at(-1)}`,
      { program },
      error,
    )
  })
}
