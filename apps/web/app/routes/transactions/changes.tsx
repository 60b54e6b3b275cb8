import { Words } from '../../chain/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { None } from '../../ui/states.tsx'
import type { TransactionView } from './view.server.ts'

/** Beyond these the rest is folded away. */
const shownAtOnce = 8

/** What the transaction did to balances. */
export function Changes({ changes, hasFailed }: { changes: TransactionView['changes']; hasFailed: boolean }) {
  const t = useTranslations('transaction')
  return (
    <section className="card" aria-labelledby="changes">
      <h2 id="changes" className="card-head">
        {t('changes')}
      </h2>
      {changes.length === 0 ? (
        <None>{t('noChanges')}</None>
      ) : (
        <>
          {hasFailed && <p className="border-b border-hairline px-[18px] py-3 text-muted">{t('feeOnly')}</p>}
          <ChangeTable changes={changes.slice(0, shownAtOnce)} />
          {changes.length > shownAtOnce && (
            <details className="border-t border-hairline">
              <summary className="link px-[18px] py-2.5">+{changes.length - shownAtOnce}</summary>
              <ChangeTable changes={changes.slice(shownAtOnce)} />
            </details>
          )}
          <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">{t('changesHint')}</p>
        </>
      )}
    </section>
  )
}

function ChangeTable({ changes }: { changes: TransactionView['changes'] }) {
  const t = useTranslations('transaction')
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col" className="number">
            {t('change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ account, amount, isGain }) => (
          <tr key={`${account.title} ${amount.title}`}>
            <td data-label={t('account')}>
              <Words of={[account]} />
            </td>
            <td data-label={t('change')} className={`number ${isGain ? 'text-good' : 'text-bad'}`}>
              <Words of={[amount]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
