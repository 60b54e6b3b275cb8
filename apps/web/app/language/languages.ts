/** The languages of the site, by the prefix that their URLs bear; English has none. */
export const languages = ['en', 'zh', 'kr', 'es', 'vn'] as const
export type Language = (typeof languages)[number]

/**
 * Numbers are written alike in every language, as exchanges do: 1,234.56. Amounts are copied and compared, and a point
 * that parts thousands in one place and decimals in another could be read as either.
 */
export const numberLocale = 'en'

/** What browsers and screen readers call them. */
export const localeOf: Record<Language, string> = { en: 'en', zh: 'zh-Hans', kr: 'ko', es: 'es', vn: 'vi' }

/** Each by its own name. */
export const nameOf: Record<Language, string> = {
  en: 'English',
  zh: '简体中文',
  kr: '한국어',
  es: 'Español',
  vn: 'Tiếng Việt',
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text)
}

/**
 * The language of a path, and the path as it is without.
 *
 * @example splitPath('/kr/blocks/') // { language: 'kr', path: '/blocks/' }
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first] = pathname.split('/')
  if (first === 'en' || !isLanguage(first)) return { language: 'en', path: pathname }
  return { language: first, path: pathname.slice(first.length + 1) || '/' }
}

/** A path in a language. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
}
