import { formatInteger } from '../../language/format-integer.ts'
import { GasUse } from '../../views/transactions/gas-use.tsx'
import { Memo } from '../../views/transactions/memo.tsx'
import { Moment } from '../../time/moment.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { Copyable } from '../../ui/take/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { TransactionView } from './view.server.ts'
import { Link } from '../../ui/link.tsx'

/** Where and when it was, who signed and paid, what it used. */
export function TransactionFacts({ view }: { view: TransactionView }) {
  const t = useTranslations('transaction')
  const { href } = useLanguage()
  return (
    <dl className="card facts facts-aside">
      <Fact name={t('block')}>
        <Link className="link mono" to={href(`/block/${view.height}/`)}>
          {formatInteger(view.height)}
        </Link>{' '}
        <span className="text-faint">{t('position', { number: formatInteger(view.position) })}</span>
      </Fact>
      <Fact name={t('time')}>
        <Moment time={view.time} />
      </Fact>
      <Fact name={t('signers', { count: view.signers.length })}>
        <ul>
          {view.signers.map(({ account, sequence, mode }) => (
            <li key={account.title}>
              <Words of={[account]} />{' '}
              <span className="text-faint">
                {t('sequence', { number: formatInteger(sequence + 1n) })}
                {mode !== '' && ` · ${t('signMode', { mode })}`}
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('fee')}>
        <Words of={view.fee} />
      </Fact>
      <Fact name={t('gas')}>
        <GasUse used={view.gasUsed} wanted={view.gasWanted} />
      </Fact>
      {view.claims.map(({ name, shown, copy }) => (
        <Fact key={copy} name={name}>
          <Copyable text={copy} label={name}>
            <Words of={shown} />
          </Copyable>
        </Fact>
      ))}
      <ToldFacts facts={view.facts} />
      {view.memo !== '' && (
        <Fact name={t('memo')}>
          <Memo text={view.memo} />
        </Fact>
      )}
      <Fact name={t('hash')}>
        <Copyable text={view.hash} label={t('hash')}>
          <span className="mono">{view.hash}</span>
        </Copyable>
      </Fact>
    </dl>
  )
}
