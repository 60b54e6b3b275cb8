import { TransactionTable } from './transaction-table.tsx'
import { Words } from '../sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { Chips, type Choice } from '../../ui/chips.tsx'
import { Missing, None } from '../../ui/states.tsx'
import { ListPages } from '../../ui/pager.tsx'
import type { Transactions } from './account-transactions.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'

type Props = { transactions: Part<Transactions>; filters: readonly Choice[] }

/** The transactions that name the account, and what they can be narrowed to. */
export function TransactionList({ transactions: { value, missing }, filters }: Props) {
  const t = useTranslations('transactions')
  return (
    <TitledCard title={t('title')}>
      <nav
        aria-label={t('filters')}
        className="no-print flex flex-wrap gap-2 border-b border-hairline px-[18px] py-3"
      >
        <Chips choices={filters} mark="true" />
      </nav>
      {value === undefined ? (
        <Missing what="transactions" why={missing} />
      ) : (
        <>
          {value.lines.length === 0 ? (
            <None>
              <Words of={value.empty} />
            </None>
          ) : (
            <TransactionTable lines={value.lines} columns={['block', 'fee', 'age']} />
          )}
          {value.toldBy !== '' && <p className="card-note">{value.toldBy}</p>}
          {value.pages !== undefined && <ListPages name={t('title')} pages={value.pages} />}
        </>
      )}
    </TitledCard>
  )
}
