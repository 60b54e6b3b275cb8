import { useLanguage } from '../../language/use-language.tsx'
import { translationsIn } from '../../language/use-translations.ts'
import { Link } from '../../ui/link.tsx'
import { actFor } from './act-for.ts'

/** Says on every page for whom one acts: what is signed is theirs. */
export function ActingBanner({ granter }: { granter: string }) {
  const { language, href } = useLanguage()
  const t = translationsIn(language, 'forms')
  return (
    <div role="status" className="no-print border-b border-hairline bg-accent-soft">
      <p className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <span>
          {t('acting')}{' '}
          <Link to={href(`/account/${granter}/`)} className="link mono wrap-anywhere">
            {granter}
          </Link>
        </span>
        <button type="button" className="button ml-auto" onClick={() => actFor(undefined)}>
          {t('stopActing')}
        </button>
      </p>
    </div>
  )
}
