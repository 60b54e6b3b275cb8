import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isolate } from '../language/isolate.ts'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { isNetworkLoss } from '../notices/read-error.ts'
import { readOutcome, type Outcome } from '../search/outcomes.ts'
import { InsteadOfPage } from '../ui/instead-of-page.tsx'
import { Retry } from '../ui/states.tsx'
import { beyondSources, isTrouble } from '../trouble.ts'
import { Link } from '../ui/link.tsx'

type Shown = { status: number; trouble: unknown }

/** What stands instead of a page: what went wrong, with which value, and the way out. */
export function ErrorPage({ error, cause }: { error: Shown | undefined; cause: unknown }) {
  const notices = useTranslations('notices')
  const t = useTranslations('states')
  const search = useTranslations('search')
  const { href } = useLanguage()
  const status = error?.status ?? 500
  const isLost = error === undefined && isNetworkLoss(cause)
  const kind = kindOf(status)
  const trouble = isTrouble(error?.trouble) ? error.trouble : undefined
  const reason = trouble && reasonOf(trouble.code)
  const outcome = outcomeOf(trouble?.code)
  const said = outcome === undefined ? t(`${kind}.title`) : search(`outcomes.${outcome}.title`)
  const title = isLost ? notices('titles.network') : said
  const isOutcomeSaid = outcome !== undefined && kind === 'invalid'
  const { pathname } = useLocation()
  useEffect(() => {
    const reload = () => location.reload()
    if (isLost) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isLost])
  return (
    <InsteadOfPage title={title}>
      {!isLost && <p className="mono text-faint">{status}</p>}
      {reason !== undefined && (
        <p className="max-w-[68ch] wrap-anywhere">
          {reason === 'list'
            ? t('reasons.list')
            : t(`reasons.${reason}`, { given: givenBy(pathname, reason) })}
        </p>
      )}
      {/* A reason says what the address should be, and leaves nothing to add but where else to look. */}
      {(reason === undefined || kind === 'notFound') && (
        <p hidden={isLost} className="max-w-[68ch] text-muted">
          {isOutcomeSaid ? search(`outcomes.${outcome}.text`) : t(`${kind}.text`)}
        </p>
      )}
      {reason === undefined && trouble !== undefined && trouble.message !== beyondSources && (
        <p className="mono max-w-[80ch] text-faint wrap-anywhere">{trouble.message}</p>
      )}
      <p className="flex gap-3">
        {status >= 500 && kind !== 'beyond' && <Retry />}
        <Link className="button" to={href('/')}>
          {t('home')}
        </Link>
      </p>
    </InsteadOfPage>
  )
}

/** What is wrong with the address, as far as there are words for it in every language. */
const reasons = {
  'search.blockInvalid': 'block',
  'search.blockNotFound': 'blockHash',
  'search.invalidTransactionHash': 'transaction',
  'search.accountInvalid': 'account',
  'transaction.hash': 'transaction',
  'account.format': 'account',
  'account.length': 'account',
  'address.checksum': 'account',
  'address.format': 'account',
  'subaccount.format': 'account',
  'hex.format': 'account',
  'page.not_found': 'page',
  'index.request': 'list',
  'grpc.invalid_argument': 'list',
} as const

function reasonOf(code: string) {
  if (Object.hasOwn(reasons, code)) return reasons[code as keyof typeof reasons]
  return /^(page|filter)\./.test(code) ? 'list' : undefined
}

/** What a page's guard found out, where it is one that stopped the page. */
function outcomeOf(code = ''): Outcome | undefined {
  return code.startsWith('search.') ? readOutcome(code.slice('search.'.length)) : undefined
}

const longestShown = 80

/** What of a path is wrong, as it was typed: its last part, or the whole where no page has it. */
function givenBy(pathname: string, reason: string): string {
  const last = pathname.split('/').findLast((one) => one !== '') ?? ''
  const given = reason === 'page' ? pathname : last
  try {
    return isolate(decodeURIComponent(given).slice(0, longestShown))
  } catch {
    return isolate(given.slice(0, longestShown)) // not readable as text: then as it is
  }
}

function kindOf(status: number): 'notFound' | 'invalid' | 'unavailable' | 'beyond' | 'broken' {
  if (status === 501) return 'beyond'
  if (status === 404) return 'notFound'
  if (status === 400) return 'invalid'
  return status === 503 || status === 502 ? 'unavailable' : 'broken'
}
