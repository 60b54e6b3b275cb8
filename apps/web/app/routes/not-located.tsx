import { TransactionHints } from '../views/transactions/transaction-hints.tsx'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { config } from '../config.server.ts'
import { listNetworks } from '../frame/networks.ts'
import { page, part } from '../page.server.ts'
import { fetchStatus } from '../sources/status.server.ts'
import type { Route } from './+types/not-located'
import { InsteadOfPage } from '../ui/instead-of-page.tsx'
import { Link } from '../ui/link.tsx'

const kinds = ['block', 'transaction', 'account', 'contract', 'code'] as const

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const kind = kinds.find((one) => url.searchParams.has(one))
  const status = await part(fetchStatus())
  return {
    kind,
    searched: kind === undefined ? '' : (url.searchParams.get(kind) ?? '').slice(0, 100),
    network: status.value?.chainId ?? '',
    others: listNetworks(status.value?.chainId ?? '', {
      sites: config.networkSites,
      note: '', // one whose site isn't known can't be looked at
      isDevelopment: import.meta.env.DEV,
    }),
    hasEnded: status.value?.recording?.ended === true,
  }
})

/** Says what could not be found, for whoever was sent here with it: `/not-found/?transaction=…` */
export default function NotLocatedPage({ loaderData }: Route.ComponentProps) {
  const { kind, searched, network, others, hasEnded } = loaderData
  const t = useTranslations('states')
  const transaction = useTranslations('transaction')
  const { href } = useLanguage()
  const title =
    kind === undefined || network === '' ? t('notFound.title') : t('absent.title', { kind, network })
  const isTransaction = kind === 'transaction'
  const told = isTransaction ? transaction('absentEnded') : t('notFound.text')
  return (
    <InsteadOfPage title={title}>
      <meta name="robots" content="noindex" />
      {searched !== '' && <bdi className="mono text-faint wrap-anywhere">{searched}</bdi>}
      {isTransaction && !hasEnded ? <TransactionHints /> : <p className="text-muted">{told}</p>}
      <p className="flex flex-wrap gap-3">
        {kind !== undefined &&
          others.map(
            ({ name, url }) =>
              url !== undefined && (
                <a
                  key={name}
                  className="button"
                  href={url + href(`/${kind}/${encodeURIComponent(searched)}/`)}
                >
                  {t('absent.elsewhere', { network: name })}
                </a>
              ),
          )}
        <Link className="button" to={href('/')}>
          {t('home')}
        </Link>
      </p>
    </InsteadOfPage>
  )
}
