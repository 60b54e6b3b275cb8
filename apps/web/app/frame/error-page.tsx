import { Link } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { Retry } from '../ui/states.tsx'
import { isTrouble } from '../trouble.ts'

type Shown = { status: number; trouble: unknown }

/** What stands instead of a page: what went wrong, with which value, and the way out. */
export function ErrorPage({ error }: { error: Shown | undefined }) {
  const t = useTranslations('states')
  const { href } = useLanguage()
  const status = error?.status ?? 500
  const kind = kindOf(status)
  const said = isTrouble(error?.trouble) ? error.trouble.message : undefined
  return (
    <main id="content" className="wrap grid content-start gap-4 py-16 md:py-24">
      <title>{`${t(`${kind}.title`)} · Injsight`}</title>
      <p className="mono text-faint">{status}</p>
      <h1 className="max-w-[48ch] text-[27px] leading-9 font-semibold tracking-tight">
        {t(`${kind}.title`)}
      </h1>
      <p className="max-w-[68ch] text-muted">{t(`${kind}.text`)}</p>
      {said !== undefined && <p className="mono max-w-[80ch] text-faint [overflow-wrap:anywhere]">{said}</p>}
      <p className="flex gap-3">
        {status >= 500 && <Retry />}
        <Link className="button" to={href('/')}>
          {t('home')}
        </Link>
      </p>
    </main>
  )
}

function kindOf(status: number): 'notFound' | 'invalid' | 'unavailable' | 'broken' {
  if (status === 404) return 'notFound'
  if (status === 400) return 'invalid'
  return status === 503 || status === 502 ? 'unavailable' : 'broken'
}
