import { useTranslations } from '../../language/use-translations.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { plainText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { Age } from '../../time/age.tsx'
import { KindIcon } from './kind-icon.tsx'
import { Words } from '../sentences/words.tsx'
import { Link } from '../../ui/link.tsx'

/** A transaction as a line: what it is about, what happened, when. */
export function TransactionRow({ line }: { line: TransactionLine }) {
  const t = useTranslations('things')
  const { href } = useLanguage()
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 md:grid-cols-[28px_minmax(0,1fr)_auto] border-b border-hairline px-[18px] py-[11px] last:border-0">
      <KindIcon kind={line.kind} />
      <span className="line-clamp-3 min-w-0 md:line-clamp-2 wrap-anywhere">
        {line.hasFailed && <span className="font-medium text-bad">{t('failedWhere')}</span>}
        <Words of={line.sentence} />
      </span>
      {/* A thumb finds it: on a phone it reaches into the space below the line. */}
      <Link
        to={href(`/transaction/${line.hash}/`)}
        className="whitespace-nowrap text-faint hover:text-accent max-md:col-start-2 max-md:-mb-1.5 max-md:pb-1.5 max-md:text-[13px]"
      >
        <span className="sr-only">{`${t('transaction')}: ${plainText(line.sentence)}, `}</span>
        <Age time={line.time} />
      </Link>
    </li>
  )
}
