import { explainFailure, type Message } from '@injsight/chain'
import { readRevert } from '@injsight/evm'
import * as en from '@injsight/chain/failures/en'
import * as es from '@injsight/chain/failures/es'
import * as kr from '@injsight/chain/failures/kr'
import * as vn from '@injsight/chain/failures/vn'
import * as zh from '@injsight/chain/failures/zh'
import { localeOf, type Language } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { writePattern } from '../../language/write-sentence.server.ts'
import { write } from '../../language/write.ts'
import type { Written } from '../../language/written.ts'
import { knownAbis } from '../../sources/evm/abis.server.ts'
import { knownOf } from '../sentences/known.server.ts'

type Texts = Readonly<Record<string, unknown>>

/** Compiled when the site is built. */
const patterns: Record<Language, { failures: Texts; steps: Texts }> = { en, es, kr, vn, zh }

export type WrittenFailure = {
  words: Written
  /** What may be done about it. */
  step: string
  /** Which message it was, from 0; undefined when the transaction failed as a whole. */
  messageIndex: number | undefined
}

/**
 * Why a transaction failed, in the words of a language; in the chain's own where it has no others. With the messages,
 * what the log counts in the smallest units is told in whole ones.
 */
export function writeFailure(
  result: { codespace: string; code: number; log: string },
  naming: Naming,
  messages: readonly Message[] = [],
): WrittenFailure {
  const { language, names } = naming
  const revert = readRevert(result.log, messages, knownAbis)
  const failure = explainFailure({ ...result, revert }, { messages, ...knownOf(names) })
  const { failures, steps } = patterns[language]
  const fillIn = (key: string, values: Record<string, string | number>) =>
    write(failures[key], localeOf[language], values)
  return {
    words: writePattern(failure, fillIn, naming),
    step: write(steps[failure.step], localeOf[language], {}),
    messageIndex: failure.messageIndex,
  }
}
