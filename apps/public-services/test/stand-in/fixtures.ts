import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sharedFolder } from '@injsight/testing'
import type { JsonValue } from '@protobuf-ts/runtime'

const folder = sharedFolder('fixtures')

/** Of a test that needs what public hosts really answered: it skips where that isn't there. */
export const needsFixtures = { skip: folder === undefined ? 'no ../shared/fixtures here' : false }

/** An answer that a public host really gave; undefined where there are none. */
export function fixture(path: string): JsonValue | undefined {
  if (folder === undefined) return undefined
  return JSON.parse(readFileSync(resolve(folder, path), 'utf8')) as JsonValue
}
