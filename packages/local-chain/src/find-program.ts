import { access, constants } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { notFound } from '@injsight/errors'

/**
 * The `injectived` of this machine: what INJECTIVED names, or the first on the PATH.
 *
 * @throws Fault `not-found`, code `injectived.not_found`, that says how to get one
 */
export async function findProgram(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = environment['INJECTIVED']
  const places =
    named === undefined || named === ''
      ? (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'injectived'))
      : [resolve(named)]
  for (const place of places) if (await isProgram(place)) return place
  throw notFound(
    'injectived',
    `There is no injectived ${named === undefined || named === '' ? 'on the PATH' : `at INJECTIVED=${named}`}: ` +
      'build the one of https://github.com/InjectiveFoundation/injective-core with "make install", or set INJECTIVED to yours',
  )
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
