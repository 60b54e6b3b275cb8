import type { Recording } from '@injsight/testing'
import { newer } from './newer.ts'
import { older } from './older.ts'

const answers: Record<string, Record<string, string>> = { newer, older }

/**
 * What the recorded node said at its last height to a question that `npm run record` did not ask then: bytes of
 * protobuf. Undefined where it was asked, or where nobody asked.
 */
export function findUnrecorded({ name }: Recording, path: string): Buffer | undefined {
  const answer = answers[name]?.[path]
  return answer === undefined ? undefined : Buffer.from(answer, 'base64')
}
