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
  const inWords: Record<string, string | number> = {}
  const pieces: Record<string, Exclude<Piece, string>> = {}
  for (const [name, part] of Object.entries(parts)) {
    if (part.kind === 'count') inWords[name] = part.n
    else if (part.kind === 'choice') inWords[name] = part.value
    else pieces[name] = { name, part }
  }
  return layOut(pieces, (marks) => write(key, { ...inWords, ...marks }))
}

/**
 * Words with other things between them: `say` is given a mark for each, and puts it where its language does.
 *
 * @example layOut({ time: moment }, (marks) => t('last', marks)) // ['last ', moment]
 */
export function layOut<Name extends string, Thing>(
  things: Record<Name, Thing>,
  say: (marks: Record<Name, string>) => string,
): (string | Thing)[] {
  const inOrder = Object.values<Thing>(things)
  // Characters that no language writes stand around the number of a thing.
  const marks = Object.keys(things).map((name, at) => [name, `\uE000${at}\uE001`])
  return say(Object.fromEntries(marks) as Record<Name, string>)
    .split(/\uE000(\d+)\uE001/)
    .map((text, at) => (at % 2 === 1 ? (inOrder[Number(text)] ?? text) : text))
    .filter((piece) => piece !== '')
}
