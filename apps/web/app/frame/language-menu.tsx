import { useLocation } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { languages, localeOf, nameOf, pathIn, splitPath, type Language } from '../language/languages.ts'
import { Menu } from '../ui/menu.tsx'
import { store } from '../stored.ts'
import { formatCookie } from './cookies.ts'

/** Leads to the same page in another language, by plain links: the whole page is made anew in it. */
export function LanguageMenu() {
  const t = useTranslations('frame')
  const { pathname, search } = useLocation()
  const { language, path } = splitPath(pathname)
  return (
    <Menu
      label={`${t('language')}: ${language}`}
      icon={<span className="text-[13px] font-semibold uppercase">{language}</span>}
    >
      {languages.map((one) => (
        <a
          key={one}
          href={pathIn(one, path) + search}
          hrefLang={localeOf[one]}
          lang={localeOf[one]}
          aria-current={one === language ? 'true' : undefined}
          onClick={() => remember(one)}
          className="block rounded-md px-3 py-1.5 whitespace-nowrap hover:bg-well hover:no-underline aria-[current]:text-accent"
        >
          {nameOf[one]}
        </a>
      ))}
    </Menu>
  )
}

function remember(language: Language): void {
  store('language', language)
  document.cookie = formatCookie('language', language)
}
