import type { Part } from '../sentences/sentence.ts'
import type { FailurePatterns } from './messages/en.ts'
import { rules } from './rules.ts'

/** Names one pattern of `failures/messages/<language>.ts`. */
export type FailureKey = keyof FailurePatterns

/** Why a transaction failed, ready to be worded. */
export type Failure = {
  key: FailureKey
  parts: Record<string, Part>
  /** Which message it was, from 0; undefined when the transaction failed as a whole. */
  messageIndex: number | undefined
}

/**
 * Why a transaction failed, from its result; undefined where no rule fits: then the log says what there is to say,
 * and nothing is guessed.
 *
 * @example explainFailure({ codespace: 'sdk', code: 11, log: 'out of gas in location: WritePerByte; gasWanted: 140000, gasUsed: 140309: out of gas' }) // { key: 'gas.out', … }
 */
export function explainFailure(result: {
  codespace: string
  code: number
  log: string
}): Failure | undefined {
  const { messageIndex, words } = readLog(result.log)
  for (const rule of rules[`${result.codespace} ${result.code}`] ?? []) {
    const match = rule.pattern.exec(words)
    if (match) return { key: rule.key, parts: rule.parts(match), messageIndex }
  }
  return undefined
}

// Logs may be kilobytes of a stack trace; what a rule looks for stands at the beginning.
const longest = 4000

function readLog(log: string): { messageIndex: number | undefined; words: string } {
  const text = log.slice(0, longest)
  const [prefix = '', index] = /^failed to execute message; message index: (\d+): /.exec(text) ?? []
  return { messageIndex: index === undefined ? undefined : Number(index), words: text.slice(prefix.length) }
}
