import { useEffect } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { isNetworkLoss } from '../notices/read-error.ts'
import { InsteadOfPage } from '../ui/instead-of-page.tsx'
import { Retry } from '../ui/retry.tsx'
import { beyondSources, isTrouble } from '../trouble.ts'
import { Link } from '../ui/link.tsx'

type Shown = { status: number; trouble: unknown }

/** What stands instead of a page: what went wrong, with which value, and the way out. */
export function ErrorPage({ error, cause }: { error: Shown | undefined; cause: unknown }) {
  const notices = useTranslations('notices')
  const t = useTranslations('states')
  const { href } = useLanguage()
  const status = error?.status ?? 500
  const isLost = error === undefined && isNetworkLoss(cause)
  const kind = kindOf(status)
  const trouble = isTrouble(error?.trouble) ? error.trouble : undefined
  const { title: said = t(`${kind}.title`), text, list } = trouble?.explained ?? {}
  const isExplained = trouble?.explained !== undefined
  const title = isLost ? notices('titles.network') : said
  useEffect(() => {
    if (error !== undefined || isLost) return
    // React has said it in the console.
    void import('../notices/report.ts').then(({ report }) => report(cause, { isInConsole: true }))
  }, [error, cause, isLost])
  useEffect(() => {
    const reload = () => location.reload()
    if (isLost) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isLost])
  return (
    <InsteadOfPage title={title}>
      {!isLost && <p className="mono text-faint">{status}</p>}
      {text !== undefined && <p className="max-w-[68ch] wrap-anywhere">{text}</p>}
      {/* What is mistyped is told whole, with how it is written. */}
      {(!isExplained || kind === 'notFound') && (
        <p hidden={isLost} className="max-w-[68ch] text-muted">
          {t(`${kind}.text`)}
        </p>
      )}
      {!isExplained && trouble !== undefined && trouble.message !== beyondSources && (
        <>
          {trouble.cause !== undefined && <p className="max-w-[68ch]">{trouble.cause}</p>}
          <p className="mono max-w-[80ch] text-faint wrap-anywhere">{trouble.message}</p>
        </>
      )}
      <p className="flex gap-3">
        {status >= 500 && kind !== 'beyond' && <Retry />}
        {list !== undefined && (
          <Link className="button" to={list.path}>
            {list.text}
          </Link>
        )}
        <Link className="button" to={href('/')}>
          {t('home')}
        </Link>
      </p>
    </InsteadOfPage>
  )
}

function kindOf(status: number): 'notFound' | 'invalid' | 'unavailable' | 'beyond' | 'broken' {
  if (status === 501) return 'beyond'
  if (status === 404) return 'notFound'
  if (status === 400) return 'invalid'
  return status === 503 || status === 502 ? 'unavailable' : 'broken'
}
