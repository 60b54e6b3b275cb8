import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { plainText } from '../language/written.ts'
import type { TransactionLine } from '../sources/transaction-lines.server.ts'
import { Age } from './age.tsx'
import { KindIcon } from './kind-icon.tsx'
import { Words } from './words.tsx'
import { Link } from '../ui/link.tsx'

/** A transaction as a line: what it is about, what happened, when. */
export function TransactionRow({ line }: { line: TransactionLine }) {
  const t = useTranslations('things')
  const { href } = useLanguage()
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-hairline px-[18px] py-[11px] last:border-0">
      <KindIcon kind={line.kind} />
      <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
        {line.hasFailed && <span className="font-medium text-bad">{t('failed')}: </span>}
        <Words of={line.sentence} />
      </span>
      <Link
        to={href(`/transaction/${line.hash}/`)}
        className="whitespace-nowrap text-faint hover:text-accent"
      >
        <span className="sr-only">{`${t('transaction')}: ${plainText(line.sentence)}, `}</span>
        <Age time={line.time} />
      </Link>
    </li>
  )
}
