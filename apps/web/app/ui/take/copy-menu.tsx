import { useState } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '../../language/languages.ts'
import { pathOfJson } from '../../json-pages.ts'
import { useTranslations } from '../../language/use-translations.ts'
import { Menu } from '../menu.tsx'
import { onDemand } from '../on-demand.tsx'

const CopyChoices = onDemand(async () => (await import('./copy-choices.tsx')).CopyChoices)

/**
 * What the page is about, to take along: as JSON, as the command that asks for it, as a link. Without scripts the
 * JSON can be opened.
 *
 * @param json path of the JSON; that of the page where it isn't said
 * @param texts paths of other forms, by name
 */
export function CopyMenu({ json, texts = {} }: { json?: string; texts?: Readonly<Record<string, string>> }) {
  const t = useTranslations('states')
  const { pathname, search } = useLocation()
  const path = json ?? pathOfJson(splitPath(pathname).path) + search
  const [isWanted, setWanted] = useState(false)
  return (
    <div className="no-print shrink-0">
      <Menu label={t('copyAs')} icon={t('copyAs')} isButton onOpen={() => setWanted(true)}>
        {isWanted && <CopyChoices json={path} texts={texts} />}
        <a className="menu-line" href={path}>
          {t('openJson')}
        </a>
      </Menu>
    </div>
  )
}
