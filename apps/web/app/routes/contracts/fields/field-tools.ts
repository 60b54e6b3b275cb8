import type { Language } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { checkField } from './check-field.ts'
import type { Rule } from './rule.ts'
import { sayWrong } from './say-wrong.ts'

// What checks a form: it comes when one of its fields is gone into.

/** What is wrong with what stands in a field, in words; empty where nothing is. */
export function sayTrouble(rule: Rule, typed: string, language: Language): string {
  const wrong = checkField(rule, typed)
  return wrong === undefined ? '' : sayWrong(wrong, translationsIn(language, 'contractForms'))
}
