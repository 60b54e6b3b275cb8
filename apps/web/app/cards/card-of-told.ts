import { plainText } from '../language/written.ts'
import type { ToldFact } from '../views/sentences/told-facts.tsx'
import type { Card } from './card.ts'

const mostFacts = 3
/** What is longer has no room beside the others. */
const longestValue = 32

/** The image of a page that was written whole: what it is, its sentence, and the first facts that have room. */
export function cardOfTold(kind: string, sentence: string, facts: readonly ToldFact[]): Card {
  return {
    kind,
    badge: undefined,
    sentence,
    facts: facts
      .map(({ name, shown }) => ({ name, value: plainText(shown) }))
      .filter(({ value }) => value !== '' && value.length <= longestValue)
      .slice(0, mostFacts),
  }
}
