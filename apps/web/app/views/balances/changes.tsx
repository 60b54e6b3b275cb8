import type { ReactNode } from 'react'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { FoldedList } from '../../ui/folded-list.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { ChangeLine, ChangesView } from './changes.server.ts'
import type { Piece } from '../../language/written.ts'
import { Digits, Words } from '../sentences/words.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

type Shown = {
  changes: Part<ChangesView>
  hasFailed?: boolean
  /** Below what changed: the same as a file. */
  children?: ReactNode
}

/** What a transaction or a block did to balances, and whether that adds up. */
export function Changes({ changes, hasFailed = false, children }: Shown) {
  const t = useTranslations('changes')
  return (
    <TitledCard title={t('title')}>
      {changes.value === undefined ? (
        <Missing what="changes" why={changes.missing} />
      ) : (
        <Present changes={changes.value} hasFailed={hasFailed}>
          {children}
        </Present>
      )}
    </TitledCard>
  )
}

function Present({ changes, hasFailed, children }: Omit<Shown, 'changes'> & { changes: ChangesView }) {
  const t = useTranslations('changes')
  const { balances, deposits } = changes
  if (balances.length + deposits.length === 0) return <None>{t('none')}</None>
  return (
    <>
      {hasFailed && <p className="border-b border-hairline px-[18px] py-3 text-muted">{t('feeOnly')}</p>}
      {balances.length > 0 && <Lines lines={balances} />}
      {deposits.length > 0 && (
        <>
          <h3
            className={`border-hairline px-[18px] pt-4 pb-1 text-[13px] text-muted ${balances.length > 0 ? 'border-t' : ''}`}
          >
            {t('deposits')}
          </h3>
          <Lines lines={deposits} />
        </>
      )}
      <Sum changes={changes} />
      {children}
    </>
  )
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <FoldedList lines={lines} atOnce={8}>
      {(some) => <Table lines={some} />}
    </FoldedList>
  )
}

function Table({ lines }: { lines: readonly ChangeLine[] }) {
  const t = useTranslations('changes')
  return (
    <table className="table table-changes">
      <TableHead names={[t('account'), t('before'), t('after'), t('change')]} isNumber={(at) => at > 0} />
      <tbody>
        {lines.map(({ account, subaccount, before, after, change, isGain }) => (
          <tr key={`${account.title} ${subaccount} ${change.title}`}>
            <td data-label={t('account')}>
              <span className="wrap-anywhere">
                <Words of={[account]} /> <span className="text-faint">{subaccount}</span>
              </span>
            </td>
            <td data-label={t('before')} className={balanceLook(before ?? after)}>
              {before === undefined ? t('unknown') : <Amount {...before} />}
            </td>
            <td data-label={t('after')} className={balanceLook(before ?? after)}>
              {after === undefined ? t('unknown') : <Amount {...after} />}
            </td>
            <td
              data-label={t('change')}
              className={`number wrap-anywhere ${isGain ? 'text-good' : 'text-bad'}`}
            >
              <Words of={[change]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone there is no line for balances of which neither is known. */
function balanceLook(known: Piece | undefined): string {
  return `number text-muted wrap-anywhere ${known === undefined ? 'max-md:hidden' : ''}`
}

function Amount({ text, title }: Piece) {
  return (
    <span className="mono" title={title}>
      <Digits of={text} />
    </span>
  )
}

/** What was minted and burnt, and whether the rest is only moved. */
function Sum({ changes: { minted, burned, residuals, note } }: { changes: ChangesView }) {
  const t = useTranslations('changes')
  return (
    <div className="grid gap-1 card-note">
      {minted.map((flow, at) => (
        <p key={at}>
          {t('minted')} <Words of={flow} />
        </p>
      ))}
      {burned.map((flow, at) => (
        <p key={at}>
          {t('burned')} <Words of={flow} />
        </p>
      ))}
      {residuals.length === 0 ? (
        <p>
          <span className="text-good">✓</span> {t('addsUp')} {note}
        </p>
      ) : (
        <p role="alert" className="text-warn">
          {t('residual')} <Words of={residuals} />
        </p>
      )}
    </div>
  )
}
