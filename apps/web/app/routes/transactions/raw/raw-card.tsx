import { useLanguage } from '../../../language/use-language.tsx'
import { useTranslations } from '../../../language/use-translations.ts'
import { Link } from '../../../ui/link.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'

/** The transaction as the chain has it: its events, JSON and bytes. */
export function RawCard({ hash, hasRlp }: { hash: string; hasRlp: boolean }) {
  const t = useTranslations('transaction')
  const { href } = useLanguage()
  return (
    <TitledCard title={t('raw')} id="raw" className="no-print">
      <div className="flex flex-wrap items-center gap-2 p-[18px]">
        <p className="w-full text-muted">{t('rawHint')}</p>
        <Link className="button" to={href(`/transaction/${hash}/event-logs/`)}>
          {t('allEvents')}
        </Link>
        <a className="button" href={`/transaction/${hash}.json`}>
          JSON
        </a>
        <a className="button" href={bytesOf(hash, 'hex')}>
          hex
        </a>
        <a className="button" href={bytesOf(hash, 'base64')}>
          base64
        </a>
        {hasRlp && (
          <a className="button" href={bytesOf(hash, 'rlp')}>
            RLP
          </a>
        )}
        <a className="button" href={`/transaction/${hash}.json`} download={`${hash}.json`}>
          {t('download')}
        </a>
      </div>
    </TitledCard>
  )
}

/** Path of the bytes of a transaction as text. */
export function bytesOf(hash: string, form: 'hex' | 'base64' | 'rlp'): string {
  return `/transaction/${hash}/bytes/${form}/`
}
