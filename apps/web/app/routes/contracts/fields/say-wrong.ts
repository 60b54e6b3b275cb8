import { isolateName } from '../../../language/isolate.ts'
import type { translationsIn } from '../../../language/use-translations.ts'
import type { Wanted, Wrong } from './rule.ts'

type Translate = ReturnType<typeof translationsIn<'contractForms'>>

const longestValue = 80
const mostChoices = 20

/** What is wrong with a field, what stands there, and what should, in words. */
export function sayWrong({ at, value, wanted }: Wrong, t: Translate): string {
  const wants = sayWanted(wanted, t)
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

function sayWanted(wanted: Wanted, t: Translate): string {
  switch (wanted.kind) {
    case 'whole':
      return t('wants.whole', wanted)
    case 'items':
      return t('wants.items', wanted)
    case 'bytes':
      return wanted.count === undefined ? t('wants.bytes') : t('wants.bytesOf', { count: wanted.count })
    case 'choice':
    case 'variant': {
      const more = wanted.choices.length > mostChoices ? ', …' : ''
      return t('wants.oneOf', { choices: wanted.choices.slice(0, mostChoices).join(', ') + more })
    }
    default:
      return t(`wants.${wanted.kind}`)
  }
}
