import type { Language } from './languages.ts'

/**
 * Words one after another, with the mark that their language sets between the parts of a list.
 *
 * @example listWords(['赞成 70%', '反对 30%'], 'zh') // '赞成 70%、反对 30%'
 */
export function listWords(words: readonly string[], language: Language): string {
  return words.join(commaIn(language))
}

/** What stands between two parts of a list. */
export function commaIn(language: Language): string {
  return language === 'zh' ? '、' : ', '
}

/** What stands between a name and what it is the name of. */
export function colonIn(language: Language): string {
  return language === 'zh' ? '：' : ': '
}
