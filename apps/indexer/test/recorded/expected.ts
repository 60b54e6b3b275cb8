import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '@injsight/testing'

/** What the recorded node said of its state at the last height: the truth that the index must arrive at. */
export function readExpected({ folder }: Recording, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'expected', `${name}.json`), 'utf8')) as Record<string, unknown>
}
