import { invalidInput } from '@injsight/errors'
import { readCursor } from '../../../read-query.ts'

/**
 * Which logs a list is of and where it begins, from the address of its page.
 *
 * @throws invalid-input for what is no hash of an event, or no place in a list
 */
export function readLogFilter(given: URLSearchParams): { topic: string; cursor: string } {
  const topic = given.get('topic') ?? ''
  if (topic !== '' && !/^0x[0-9a-f]{64}$/i.test(topic)) {
    throw invalidInput(
      'filter.topic',
      `"${topic.slice(0, 80)}" is not the hash of an event: 0x and 64 digits`,
    )
  }
  return { topic: topic.toLowerCase(), cursor: readCursor(given) }
}
