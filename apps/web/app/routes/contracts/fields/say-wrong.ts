import type { Language } from '../../../language/languages.ts'
import { listWords } from '../../../language/list-words.ts'
import { isolateName } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Wanted, Wrong } from './rule.ts'

const longestValue = 80
const mostChoices = 20

/** What is wrong with a field, what stands there, and what should, in words. */
export function sayWrong({ at, value, wanted }: Wrong, language: Language): string {
  const t = translationsIn(language, 'contractForms')
  const wants = sayWanted(wanted, language)
  const isEmpty = value === ''
  if (at === '')
    return isEmpty ? t('wrong.empty', { wants }) : t('wrong.value', { value: quote(value), wants })
  const place = isolateName(at, longestValue)
  return isEmpty
    ? t('wrong.emptyAt', { place, wants })
    : t('wrong.valueAt', { place, value: quote(value), wants })
}

function quote(value: string): string {
  return isolateName(
    value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value,
    longestValue,
  )
}

function sayWanted(wanted: Wanted, language: Language): string {
  const t = translationsIn(language, 'contractForms')
  switch (wanted.kind) {
    case 'whole':
      return t('wants.whole', wanted)
    case 'items':
      return t('wants.items', wanted)
    case 'bytes':
      return wanted.count === undefined ? t('wants.bytes') : t('wants.bytesOf', { count: wanted.count })
    case 'choice':
    case 'variant': {
      const more = wanted.choices.length > mostChoices ? ['…'] : []
      const choices = [...wanted.choices.slice(0, mostChoices), ...more]
      return t('wants.oneOf', { choices: listWords(choices, language) })
    }
    default:
      return t(`wants.${wanted.kind}`)
  }
}
