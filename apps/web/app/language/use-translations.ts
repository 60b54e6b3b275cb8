import type { GetICUArgs } from '@schummar/icu-type-parser'
import type * as english from '../words/en.ts'
import { localeOf, type Language } from './languages.ts'
import { wordsOf, type NotInPages } from './words-of.ts'
import { useLanguage } from './use-language.tsx'
import { write } from './write.ts'

type Areas = typeof english
type Key<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${Key<Texts[Name]>}`
}[keyof Texts & string]
type Text<Texts, Path extends string> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer Name extends keyof Texts & string}.${infer Rest}`
    ? Text<Texts[Name], Rest>
    : never
type Values<Message> = Message extends string
  ? GetICUArgs<Message, { ICUArgument: string | number; ICUNumberArgument: number }>
  : never
/** The places of a message have to be filled, and only those. */
type Given<Message> = keyof Values<Message> extends never ? [] : [values: Values<Message>]

type Translate<Texts> = <Path extends Key<Texts>>(path: Path, ...given: Given<Text<Texts, Path>>) => string

/**
 * The words of an area of the site in the page's language.
 *
 * @example const t = useTranslations('things'); t('transactions', { count: 3 }) // '3 transactions'
 */
export function useTranslations<Area extends Exclude<keyof Areas, NotInPages>>(
  area: Area,
): Translate<Areas[Area]> {
  return translationsIn(useLanguage().language, area)
}

/** The words of an area in any language: for what the server writes that is no page. */
export function translationsIn<Area extends keyof Areas>(
  language: Language,
  area: Area,
): Translate<Areas[Area]> {
  const locale = localeOf[language]
  const texts: unknown = wordsOf(language)[area]
  return (path, ...[values]) => write(find(texts, path), locale, values ?? {})
}

function find(texts: unknown, path: string): unknown {
  const found = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts)
  if (found === undefined) throw new Error(`There are no words for ${path}`)
  return found
}
