import { Link } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import { TransactionTable } from '../../chain/transaction-table.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import type { Part } from '../../page.server.ts'
import type { TransactionLine } from '../../sources/transaction-lines.server.ts'
import { Pager } from '../../ui/pager.tsx'
import { Missing, None } from '../../ui/states.tsx'
import { pathAt, type Place } from './place.ts'

type Listed = { lines: TransactionLine[]; next: string | undefined }

/** The transactions that name the account. */
export function TransactionList({ transactions, ...place }: Place & { transactions: Part<Listed> }) {
  const t = useTranslations('account')
  return (
    <section className="card" aria-labelledby="transactions">
      <h2 id="transactions" className="card-head">
        {t('transactions')}
      </h2>
      {transactions.value === undefined ? (
        <Missing why={transactions.missing} />
      ) : (
        <Present {...transactions.value} {...place} />
      )}
    </section>
  )
}

function Present({ lines, next, ...place }: Listed & Place) {
  const { href } = useLanguage()
  return (
    <>
      {lines.length === 0 && <NoTransaction isFirstPage={place.token === ''} />}
      {lines.length > 0 && <TransactionTable lines={lines} columns={['block', 'age']} />}
      <Pager
        first={place.token === '' ? undefined : href(pathAt({ ...place, token: '' }))}
        next={next === undefined ? undefined : href(pathAt({ ...place, token: next }))}
        csv={href(`/account/${place.account}/transactions.csv`)}
      />
    </>
  )
}

function NoTransaction({ isFirstPage }: { isFirstPage: boolean }) {
  const t = useTranslations('account')
  const { href } = useLanguage()
  if (!isFirstPage) return <None>{t('noOlder')}</None>
  return (
    <None>
      {t('noTransaction')}{' '}
      <Link className="link underline underline-offset-3" to={href('/blocks/')}>
        {t('toBlocks')}
      </Link>
    </None>
  )
}
