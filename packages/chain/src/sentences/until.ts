import { time } from './parts.ts'
import type { Sentence } from './sentence.ts'

/** With when it ends, where it does. */
export function tellUntil(sentence: Sentence, expiration: string | undefined): Sentence {
  if (expiration === undefined) return sentence
  return { key: 'authz.until', parts: { sentence: { kind: 'sentence', sentence }, time: time(expiration) } }
}
