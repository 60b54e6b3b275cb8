import { shortenHash } from '@injsight/chain'
import { TransactionHints } from '../../views/transactions/transaction-hints.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { InsteadOfPage } from '../../ui/instead-of-page.tsx'
import { WatchButton } from '../../watch/watch-button.tsx'
import { Link } from '../../ui/link.tsx'

export type Absent = { hash: string; hasEnded: boolean; block: bigint | undefined; network: string }

/** A hash that the index doesn't have: it may be on its way. */
export function AbsentTransaction({ hash, hasEnded, block, network }: Absent) {
  const t = useTranslations('transaction')
  const search = useTranslations('search')
  const states = useTranslations('states')
  const { href } = useLanguage()
  useRevalidateOnHead(!hasEnded)
  return (
    <InsteadOfPage
      title={network === '' ? t('absent') : states('absent.title', { kind: 'transaction', network })}
      called={t('title', { hash: shortenHash(hash) })}
    >
      <p className="mono text-faint wrap-anywhere">{hash}</p>
      {block === undefined ? (
        <p role="status" className="max-w-[68ch] text-muted">
          {hasEnded ? t('absentEnded') : t('absentText')}
        </p>
      ) : (
        <p>
          <Link className="link" to={href(`/block/${block}/`)}>
            {t('isBlock', { height: formatInteger(block) })}
          </Link>
        </p>
      )}
      {block === undefined && !hasEnded && <TransactionHints />}
      <p className="flex flex-wrap gap-3">
        {block === undefined && !hasEnded && (
          <WatchButton thing={`transaction/${hash}`} name={t('title', { hash: shortenHash(hash) })} />
        )}
        <Link className="button" to={href('/search/')}>
          {search('title')}
        </Link>
      </p>
    </InsteadOfPage>
  )
}
