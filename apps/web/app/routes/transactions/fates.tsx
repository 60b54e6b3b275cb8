import { useId } from 'react'
import type { FateLine, FatesView } from '../../chain/orders.server.ts'
import { Words } from '../../chain/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { Missing } from '../../ui/states.tsx'
import { TableHead } from '../../ui/table-head.tsx'

const tones = { good: 'text-good', bad: 'text-bad', plain: 'text-muted' } as const
const shownAtOnce = 12

/** What became of the orders of a transaction. */
export function Fates({ fates }: { fates: Part<FatesView> }) {
  const t = useTranslations('orders')
  if (fates.value === undefined)
    return <Card title={t('title')} body={<Missing what="orders" why={fates.missing} />} />
  const { orders, cancelled, notCancelled } = fates.value
  if (orders.length + cancelled + notCancelled.length === 0) return null
  return (
    <Card
      title={t('title')}
      body={
        <>
          {orders.length > 0 && <Table orders={orders.slice(0, shownAtOnce)} />}
          {orders.length > shownAtOnce && (
            <details className="border-t border-hairline">
              <summary className="link px-[18px] py-2.5">+{orders.length - shownAtOnce}</summary>
              <Table orders={orders.slice(shownAtOnce)} />
            </details>
          )}
          {cancelled + notCancelled.length > 0 && (
            <div className="grid gap-1 border-t border-hairline px-[18px] py-3 text-muted first:border-0">
              {cancelled > 0 && <p>{t('cancels', { count: cancelled })}</p>}
              {notCancelled.map(({ name, why }) => (
                <p key={name} className="[overflow-wrap:anywhere]">
                  <span className="text-bad">{t('notCancelled')}</span> <span className="mono">{name}</span>:{' '}
                  {why}
                </p>
              ))}
            </div>
          )}
        </>
      }
    />
  )
}

function Card({ title, body }: { title: string; body: React.ReactNode }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="card-head">
        {title}
      </h2>
      {body}
    </section>
  )
}

function Table({ orders }: { orders: readonly FateLine[] }) {
  const t = useTranslations('orders')
  return (
    <table className="table">
      <TableHead
        names={[t('market'), t('side'), t('quantity'), t('price'), t('became')]}
        isNumber={(at) => at === 2 || at === 3}
      />
      <tbody>
        {orders.map(({ market, isBuy, type, quantity, price, became, step, tone }, at) => (
          // Orders of one transaction may be equal, and their order never changes.
          <tr key={at}>
            <td data-label={t('market')}>
              <Words of={[market]} />
            </td>
            <td data-label={t('side')} title={type}>
              {t(isBuy ? 'buy' : 'sell')}
            </td>
            <td data-label={t('quantity')} className="number mono">
              {quantity}
            </td>
            <td data-label={t('price')} className="number mono">
              {price}
            </td>
            <td data-label={t('became')} className={`${tones[tone]} [overflow-wrap:anywhere]`}>
              <span>
                <Words of={became} />
                {step !== undefined && <span className="block text-muted">{step}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
