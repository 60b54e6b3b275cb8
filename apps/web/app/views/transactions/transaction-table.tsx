import { shortenHash } from '@injsight/chain'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { Age } from '../../time/age.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { KindIcon } from './kind-icon.tsx'
import { Words } from '../sentences/words.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { Link } from '../../ui/link.tsx'

type Column = 'block' | 'fee' | 'gas' | 'age'

/** Transactions in lines: what happened, the hash, and of the rest what the page asks for. */
export function TransactionTable({
  lines,
  columns,
}: {
  lines: readonly TransactionLine[]
  columns: readonly Column[]
}) {
  const t = useTranslations('things')
  return (
    <table className="table table-brief">
      <TableHead
        names={[t('transaction'), t('hash'), ...columns.map((column) => t(column))]}
        isNumber={(at) => at > 1}
      />
      <tbody>
        {lines.map((line) => (
          <TransactionLineRow key={line.hash} line={line} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function TransactionLineRow({ line, columns }: { line: TransactionLine; columns: readonly Column[] }) {
  const t = useTranslations('things')
  const { href } = useLanguage()
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3 text-left">
          <KindIcon kind={line.kind} />
          <span className="min-w-0 wrap-anywhere">
            {line.hasFailed && <span className="font-medium text-bad">{t('failedWhere')}</span>}
            <Words of={line.sentence} />
          </span>
        </span>
      </td>
      <td>
        <Link to={href(`/transaction/${line.hash}/`)} className="mono link whitespace-nowrap">
          {shortenHash(line.hash)}
        </Link>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          data-label={column === 'age' ? undefined : t(column)}
          className="number whitespace-nowrap text-muted"
        >
          <Cell line={line} column={column} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ line, column }: { line: TransactionLine; column: Column }) {
  const { href } = useLanguage()
  switch (column) {
    case 'block':
      return (
        <Link to={href(`/block/${line.height}/`)} className="mono hover:text-accent">
          {formatInteger(line.height)}
        </Link>
      )
    case 'fee':
      return (
        // Who paid may have a long name; an amount alone stays on its line.
        <span className={line.fee?.[1] === undefined ? '' : 'whitespace-normal'}>
          <Words of={line.fee ?? []} />
        </span>
      )
    case 'gas':
      return <span className="mono">{formatInteger(line.gasUsed ?? 0n)}</span>
    default:
      return <Age time={line.time} />
  }
}
