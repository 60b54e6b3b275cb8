import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'

type EmptyPage = {
  /** Where the page begins, and where the next one does; empty at both ends of the list. */
  cursor: string
  next: string
  /** Said where the whole list has nothing. */
  none: string
  language: Language
}

/** What stands in place of a page's lines where it has none: of what is narrowed it may have none though there are more. */
export function sayEmpty({ cursor, next, none, language }: EmptyPage): string {
  const t = translationsIn(language, 'account')
  if (next !== '') return t('noneYet')
  return cursor === '' ? none : t('noMore')
}
