import type { Message, SentenceContext } from '../sentence.ts'

/** Messages of a transaction and what they are told as. */
export type Example = { says: string; messages: Message[]; given?: Partial<SentenceContext> }

/** An example of one message. */
export function example(
  says: string,
  type: string,
  value: unknown,
  given?: Partial<SentenceContext>,
): Example {
  return { says, messages: [{ type, value }], ...(given && { given }) }
}
