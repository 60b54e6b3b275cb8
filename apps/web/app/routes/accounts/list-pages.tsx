import { useTranslations } from '../../language/use-translations.ts'
import { RowChoice } from '../../ui/pager.tsx'
import type { ListLinks } from './links.ts'
import { Link } from '../../ui/link.tsx'

/** The end of a list: the whole of it as a file, and the ways to its other parts. */
export function ListPages({ name, pages: { file, links, rows } }: { name: string; pages: ListLinks }) {
  const t = useTranslations('states')
  return (
    <nav aria-label={name} className="no-print flex flex-wrap items-center gap-2 px-[18px] py-3 max-md:px-4">
      <a className="button" href={file} download title={t('csvHint')}>
        CSV
      </a>
      {rows !== undefined && <RowChoice rows={rows} />}
      <span className="ml-auto flex flex-wrap gap-2">
        {links.map(({ text, path, rel }) => (
          <Link key={path} className="button" to={path} rel={rel}>
            {text}
          </Link>
        ))}
      </span>
    </nav>
  )
}
