import type { FatesView } from '../../views/orders/order-fates.server.ts'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { FoldedList } from '../../ui/folded-list.tsx'
import { Missing } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { OrderTable } from './order-table.tsx'

/** What became of the orders of a transaction. */
export function Fates({ fates }: { fates: Part<FatesView> }) {
  const t = useTranslations('orders')
  if (fates.value === undefined)
    return (
      <TitledCard title={t('title')}>
        <Missing what="orders" why={fates.missing} />
      </TitledCard>
    )
  const { orders, cancelled, notCancelled } = fates.value
  if (orders.length + cancelled + notCancelled.length === 0) return null
  return (
    <TitledCard title={t('title')}>
      {orders.length > 0 && (
        <FoldedList lines={orders} atOnce={12}>
          {(some) => <OrderTable orders={some} />}
        </FoldedList>
      )}
      {cancelled + notCancelled.length > 0 && (
        <div className="grid gap-1 border-t border-hairline px-[18px] py-3 text-muted first:border-0">
          {cancelled > 0 && <p>{t('cancels', { count: cancelled })}</p>}
          {notCancelled.map(({ name, why, step }) => (
            <p key={name} className="wrap-anywhere">
              <span className="text-bad">{t('notCancelled')}</span> <span className="mono">{name}</span>:{' '}
              {why}
              <span className="block">{step}</span>
            </p>
          ))}
        </div>
      )}
    </TitledCard>
  )
}
