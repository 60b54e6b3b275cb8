import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '@injsight/testing'

/** Addresses of a recording's accounts, by the names that they have there: alice, bob, val0. */
export function readNames({ folder }: Recording): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as Record<string, string>
}
