import { Link } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'

/** Leads through a list that is paged by cursor. */
export function Pager({ first, next }: { first: string | undefined; next: string | undefined }) {
  const t = useTranslations('states')
  if (first === undefined && next === undefined) return null
  return (
    <nav aria-label={t('pages')} className="no-print flex justify-end gap-2 p-3">
      {first !== undefined && (
        <Link className="button" to={first}>
          {t('newest')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button" to={next} rel="next">
          {t('older')}
        </Link>
      )}
    </nav>
  )
}
