import { Link } from 'react-router'
import { TransactionTable } from '../../chain/transaction-table.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import type { AccountFilter } from '../../sources/accounts.server.ts'
import type { TransactionLine } from '../../sources/transaction-lines.server.ts'
import { Pager } from '../../ui/pager.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { PartName } from './parts.ts'
import { kinds, queryOf } from './read-account-filter.ts'

type Listed = { lines: TransactionLine[]; next: string | undefined }
type Place = { account: string; filter: AccountFilter; here: PartName }

/** The transactions that name the account, and what they can be narrowed to. */
export function TransactionList({ transactions, ...place }: Place & { transactions: Part<Listed> }) {
  const t = useTranslations('account')
  return (
    <section className="card" aria-labelledby="transactions">
      <h2 id="transactions" className="card-head">
        {t('transactions')}
      </h2>
      <Filters {...place} />
      {transactions.value === undefined ? (
        <Missing why={transactions.missing} />
      ) : (
        <Present {...transactions.value} {...place} />
      )}
    </section>
  )
}

function usePaths({ account, filter }: Place): (changed: Partial<AccountFilter>) => string {
  const { href } = useLanguage()
  return (changed) => href(`/account/${account}/transactions/${queryOf({ ...filter, ...changed })}`)
}

function Filters(place: Place) {
  const t = useTranslations('account')
  const transactions = useTranslations('transactions')
  const pathOf = usePaths(place)
  const { status, module } = place.filter
  return (
    <nav
      aria-label={transactions('filters')}
      className="no-print flex flex-wrap gap-2 border-b border-hairline px-[18px] py-3"
    >
      {(['', 'success', 'failed'] as const).map((choice) => (
        <Choice key={choice} to={pathOf({ status: choice, token: '' })} isChosen={choice === status}>
          {transactions(choice === '' ? 'all' : choice)}
        </Choice>
      ))}
      {place.here === 'transactions' &&
        (['', ...kinds] as const).map((kind) => (
          <Choice key={kind} to={pathOf({ module: kind, token: '' })} isChosen={kind === module}>
            {t(kind === '' ? 'kinds.all' : `kinds.${kind}`)}
          </Choice>
        ))}
    </nav>
  )
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      className="chip hover:no-underline aria-[current]:border-accent aria-[current]:text-accent"
      preventScrollReset
    >
      {children}
    </Link>
  )
}

function Present({ lines, next, ...place }: Listed & Place) {
  const { href } = useLanguage()
  const pathOf = usePaths(place)
  const { account, filter } = place
  return (
    <>
      {lines.length === 0 && <NoTransaction filter={filter} />}
      {lines.length > 0 && <TransactionTable lines={lines} columns={['block', 'age']} />}
      <Pager
        first={filter.token === '' ? undefined : pathOf({ token: '' })}
        next={next === undefined ? undefined : pathOf({ token: next })}
        csv={href(`/account/${account}/transactions.csv${queryOf({ ...filter, token: '' })}`)}
      />
    </>
  )
}

function NoTransaction({ filter }: { filter: AccountFilter }) {
  const t = useTranslations('account')
  const transactions = useTranslations('transactions')
  const { href } = useLanguage()
  if (filter.token !== '') return <None>{t('noOlder')}</None>
  if (filter.status !== '' || filter.module !== '') return <None>{transactions('none')}</None>
  return (
    <None>
      {t('noTransaction')}{' '}
      <Link className="link underline underline-offset-3" to={href('/blocks/')}>
        {t('toBlocks')}
      </Link>
    </None>
  )
}
