import { useLocation } from 'react-router'
import { localeOf, pathIn, splitPath, type Language } from './languages.ts'

/** The language of the page, and what depends on it. */
export function useLanguage(): { language: Language; locale: string; href: (path: string) => string } {
  const { language } = splitPath(useLocation().pathname)
  return { language, locale: localeOf[language], href: (path) => pathIn(language, path) }
}
