import type { Part, Sentence, SentenceKey } from './sentence.ts'

/** Words of the language, or a part that stands between them. */
export type Piece = string | { name: string; part: Part }

/** Writes the pattern of a key with what stands in its places; counts come as numbers, for their plural forms. */
export type WritePattern = (key: SentenceKey, values: Record<string, string | number>) => string

/**
 * A sentence as words and parts in the order of the language, so that a page can make links of the parts. Whatever
 * formats ICU messages may write the words.
 *
 * @example
 * layOutSentence(sentence, (key, values) => t(`sentences.${key}`, values))
 * // [{ name: 'sender', part }, ' sent ', { name: 'amount', part }, ' to ', { name: 'recipient', part }]
 */
export function layOutSentence({ key, parts }: Sentence, write: WritePattern): Piece[] {
  const places = Object.entries(parts)
  const values = places.map(([name, part], at) => [name, valueOf(part, at)])
  return write(key, Object.fromEntries(values))
    .split(marks)
    .map((text, at) => {
      const [name, part] = at % 2 === 1 ? (places[Number(text)] ?? []) : []
      return name !== undefined && part ? { name, part } : text
    })
    .filter((piece) => piece !== '')
}

// Characters that no language writes stand around the number of a part.
const marks = /\uE000(\d+)\uE001/

function valueOf(part: Part, at: number): string | number {
  if (part.kind === 'count') return part.n
  return part.kind === 'choice' ? part.value : `\uE000${at}\uE001`
}
