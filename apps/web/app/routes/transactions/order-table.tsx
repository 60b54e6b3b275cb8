import type { OrderRow } from '../../chain/messages/orders.server.ts'
import { Words } from '../../chain/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { TableHead } from '../../ui/table-head.tsx'

/** The orders that one message places, as a trader reads them. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const t = useTranslations('transaction')
  return (
    <div className="rounded-lg border border-hairline">
      <table className="table">
        <caption className="sr-only">{t('orders', { count: orders.length })}</caption>
        <TableHead
          names={[t('market'), t('side'), t('quantity'), t('price'), t('margin')]}
          isNumber={(at) => at > 1}
        />
        <tbody>
          {orders.map(({ market, side, type, quantity, price, margin }, at) => (
            // Orders of one message may be equal, and their order never changes.
            <tr key={at}>
              <td data-label={t('market')}>
                <Words of={market} />
              </td>
              <td data-label={t('side')} title={type}>
                {t(side)}
              </td>
              <td data-label={t('quantity')} className="number">
                <Words of={quantity ?? ['—']} />
              </td>
              <td data-label={t('price')} className="number">
                <Words of={price ?? ['—']} />
              </td>
              <td data-label={t('margin')} className="number">
                <Words of={margin ?? ['—']} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
