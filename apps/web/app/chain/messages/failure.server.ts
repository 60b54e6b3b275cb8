import { explainFailure } from '@injsight/chain'
import { failures as en } from '@injsight/chain/failures/en'
import { failures as es } from '@injsight/chain/failures/es'
import { failures as kr } from '@injsight/chain/failures/kr'
import { failures as vn } from '@injsight/chain/failures/vn'
import { failures as zh } from '@injsight/chain/failures/zh'
import { localeOf, type Language } from '../../language/languages.ts'
import { writePattern } from '../../language/write-sentence.server.ts'
import { write } from '../../language/write.ts'
import type { Written } from '../../language/written.ts'
import type { Names } from '../../sources/names.server.ts'

/** Compiled when the site is built. */
const patterns: Record<Language, Readonly<Record<string, unknown>>> = { en, es, kr, vn, zh }

export type WrittenFailure = {
  words: Written
  /** Which message it was, from 0; undefined when the transaction failed as a whole. */
  messageIndex: number | undefined
}

/** Why a transaction failed, in the words of a language; undefined where only its log can say. */
export function writeFailure(
  result: { codespace: string; code: number; log: string },
  language: Language,
  names: Names,
): WrittenFailure | undefined {
  const failure = explainFailure(result)
  if (failure === undefined) return undefined
  const fillIn = (key: string, values: Record<string, string | number>) =>
    write(patterns[language][key], localeOf[language], values)
  return { words: writePattern(failure, fillIn, { language, names }), messageIndex: failure.messageIndex }
}
