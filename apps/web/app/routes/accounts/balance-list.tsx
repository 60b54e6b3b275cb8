import { Link } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import { useLanguage } from '../../language/use-language.tsx'
import type { Part } from '../../page.server.ts'
import type { Balances } from '../../sources/balances.server.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { Balance } from './balance.ts'
import { pathAt, type Place } from './place.ts'

/** What the account holds. */
export function BalanceList({ balances, ...place }: Place & { balances: Part<Balances> }) {
  const t = useTranslations('account')
  return (
    <section className="card" aria-labelledby="balances">
      <h2 id="balances" className="card-head">
        {t('balances')}
      </h2>
      {balances.value === undefined ? (
        <Missing why={balances.missing} />
      ) : (
        <Present {...balances.value} {...place} />
      )}
    </section>
  )
}

function Present({ balances, next, ...place }: Balances & Place) {
  const t = useTranslations('account')
  return (
    <>
      {balances.length === 0 ? (
        <None>{t(place.from === '' ? 'noBalance' : 'noMoreBalances')}</None>
      ) : (
        <BalanceTable balances={balances} />
      )}
      <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">{t('balancesHint')}</p>
      <Pages next={next} {...place} />
    </>
  )
}

function BalanceTable({ balances }: { balances: readonly Balance[] }) {
  const t = useTranslations('account')
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('asset')}</th>
          <th scope="col">{t('origin')}</th>
          <th scope="col">{t('denom')}</th>
          <th scope="col" className="number">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {balances.map((balance) => (
          <BalanceRow key={balance.denom} {...balance} />
        ))}
      </tbody>
    </table>
  )
}

function BalanceRow({ denom, family, symbol, name, amount, isRaw }: Balance) {
  const t = useTranslations('account')
  return (
    <tr>
      <td data-label={t('asset')}>
        <span className="[overflow-wrap:anywhere]">
          <bdi className="font-semibold">{symbol}</bdi>{' '}
          {name !== '' && <bdi className="text-muted">{name}</bdi>}
        </span>
      </td>
      <td data-label={t('origin')}>
        <span className="chip">{t(family)}</span>
      </td>
      <td data-label={t('denom')}>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="mono text-muted">{denom}</span> <CopyButton text={denom} label={t('denom')} />
        </span>
      </td>
      <td data-label={t('amount')} className="number">
        <span className="min-w-0">
          <span className="mono [overflow-wrap:anywhere]">{amount}</span>
          {isRaw && <span className="block text-[13px] text-faint">{t('raw')}</span>}
        </span>
      </td>
    </tr>
  )
}

function Pages({ next, ...place }: Place & { next: string | undefined }) {
  const t = useTranslations('account')
  const states = useTranslations('states')
  const { href } = useLanguage()
  return (
    <nav aria-label={t('balances')} className="no-print flex justify-end gap-2 p-3">
      <a
        className="button mr-auto"
        href={href(`/account/${place.account}/balances.csv`)}
        download
        title={states('csvHint')}
      >
        CSV
      </a>
      {place.from !== '' && (
        <Link className="button" to={href(pathAt({ ...place, from: '' }))} preventScrollReset>
          {t('firstBalances')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button" to={href(pathAt({ ...place, from: next }))} rel="next" preventScrollReset>
          {t('moreBalances')}
        </Link>
      )}
    </nav>
  )
}
