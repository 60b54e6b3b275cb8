import { useId } from 'react'
import type { AuctionLine } from '../../views/orders/auction.server.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { Words } from '../../views/sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { ListFile } from '../../views/lists/list-file.tsx'
import { Missing } from '../../ui/states.tsx'
import { TableHead } from '../../ui/table-head.tsx'

type Shown = {
  auction: Part<AuctionLine[]>
  anchor?: string
  /** Path of the same as a file, with its language; none where it isn't of a page. */
  file?: string
}

/** A block as what it is on this chain: one auction for each market. */
export function Auction({ auction, anchor, file }: Shown) {
  const id = useId()
  const t = useTranslations('orders')
  if (auction.value?.length === 0) return null
  return (
    <section id={anchor} className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('auction')}</h2>
        <span className="ml-auto text-right text-[13px] font-normal text-faint max-md:hidden">
          {t('auctionHint')}
        </span>
      </div>
      {auction.value === undefined ? (
        <Missing what="auction" why={auction.missing} />
      ) : (
        <>
          <Table lines={auction.value} />
          {file !== undefined && <ListFile file={file} />}
        </>
      )}
    </section>
  )
}

function Table({ lines }: { lines: readonly AuctionLine[] }) {
  const t = useTranslations('orders')
  return (
    <table className="table table-flow">
      <TableHead
        names={[
          t('market'),
          t('cleared'),
          t('traded'),
          t('fills'),
          t('placed'),
          t('cancelledCount'),
          t('refusedCount'),
        ]}
        isNumber={(at) => at > 0}
      />
      <tbody>
        {lines.map((line) => (
          <Line key={line.market.title} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: AuctionLine }) {
  const t = useTranslations('orders')
  const refused = line.refused.reduce((sum, { count }) => sum + count, 0)
  return (
    <tr>
      <td data-label={t('market')}>
        <Words of={[line.market]} />
      </td>
      <td data-label={t('cleared')} className={`number mono ${line.prices.length === 0 ? 'none' : ''}`}>
        {line.prices.length === 0 ? '—' : line.prices.slice(0, 3).join(' · ')}
        {line.prices.length > 3 && ' …'}
      </td>
      <td data-label={t('traded')} className={`number ${line.volume === undefined ? 'none' : ''}`}>
        {line.volume === undefined ? (
          '—'
        ) : (
          <span>
            <Words of={line.volume} />
            {line.notional !== undefined && (
              <span className="block text-faint">
                <Words of={line.notional} />
              </span>
            )}
          </span>
        )}
      </td>
      <td data-label={t('fills')} className="number">
        <Words
          of={
            line.trades === undefined
              ? [formatInteger(line.fills)]
              : [{ text: formatInteger(line.fills), to: `${line.trades}#sides`, look: 'number' }]
          }
        />
      </td>
      <td data-label={t('placed')} className="number">
        {formatInteger(line.placed)}
      </td>
      <td data-label={t('cancelledCount')} className="number">
        {formatInteger(line.cancelled)}
      </td>
      <td
        data-label={t('refusedCount')}
        className={`number ${refused === 0 ? 'none' : ''}`}
        title={line.refused.map(({ reason, count }) => `${count} × ${reason.text}`).join('\n')}
      >
        {refused === 0 ? (
          '—'
        ) : (
          <details>
            <summary className="text-bad">{formatInteger(refused)}</summary>
            <ul className="text-left text-[13px] text-muted">
              {line.refused.map(({ reason, count }) => (
                <li key={reason.text}>
                  {count} × <Words of={[reason]} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  )
}
