import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Recording } from '@injsight/testing'

/** A question about the state at a recording's end that its node refused, `request` in base64. */
type Refused = { path: string; request: string; status: number; message: string }

type Line = Refused & { kind: string; height: number }

export function listRefusedAnswers({ folder, to }: Recording): Refused[] {
  return gunzipSync(readFileSync(join(folder, 'answers.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]))
    .filter(({ kind, height, status }) => kind === 'grpc' && height === Number(to) && status > 0)
}
