import { Explorer } from '@injsight/injsight-v1'
import type { Question } from './ask.ts'

/** Of a message of gRPC-web: a flag, and how long it is. */
const prefixBytes = 5
const requests = new Map(Explorer.methods.map(({ name, I }) => [`/${Explorer.typeName}/${name}`, I]))

/** What a question to `injsight.v1.Explorer` says in a field of text, over gRPC-web or REST; empty where it says none. */
export function askedText({ path, body }: Pick<Question, 'path' | 'body'>, field: string): string {
  const [place = '', query = ''] = path.split('?', 2)
  if (place.startsWith('/injsight/v1/')) return new URLSearchParams(query).get(field) ?? ''
  try {
    const request = requests.get(place)?.fromBinary(body.subarray(prefixBytes)) as
      | Record<string, unknown>
      | undefined
    const value = request?.[field]
    return typeof value === 'string' ? value : ''
  } catch {
    return '' // whoever is asked says what is wrong with it
  }
}
