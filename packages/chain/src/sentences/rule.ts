import type { Fields } from './fields.ts'
import type { Message, Part, Sentence, SentenceContext, SentenceKey } from './sentence.ts'

/** What a rule may use: what is known, and how a message inside the message would be told. */
export type RuleContext = SentenceContext & { tell(messages: readonly Message[]): Sentence }

/** How one type of message is told. Throws `invalid-input` when the message isn't what its type promises. */
export type Rule = (message: Fields, context: RuleContext, type: string) => Sentence

/** By type URL. */
export type Rules = Readonly<Record<string, Rule>>

/** A sentence that can also be told of what was only tried: every pattern chooses by its part `failed`. */
export function tell(key: SentenceKey, context: SentenceContext, parts: Record<string, Part>): Sentence {
  return { key, parts: { ...parts, failed: { kind: 'choice', value: context.failed ? 'yes' : 'no' } } }
}

/** The rules of one chain module, by their types' last names. */
export function rulesOf(module: string, rules: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`/${module}.${name}`, rule]))
}
