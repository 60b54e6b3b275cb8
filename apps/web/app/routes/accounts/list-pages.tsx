import { Link } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import type { ListLinks } from './links.ts'

/** The end of a list: the whole of it as a file, and the ways to its other parts. */
export function ListPages({ name, pages: { file, links } }: { name: string; pages: ListLinks }) {
  const t = useTranslations('states')
  return (
    <nav aria-label={name} className="no-print flex flex-wrap items-center gap-2 p-3">
      <a className="button mr-auto" href={file} download title={t('csvHint')}>
        CSV
      </a>
      {links.map(({ text, path, rel }) => (
        <Link key={path} className="button" to={path} rel={rel}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
