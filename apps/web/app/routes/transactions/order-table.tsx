import type { OrderRow } from '../../views/orders/placed-orders.server.ts'
import type { FateLine } from '../../views/orders/order-fates.server.ts'
import { Words } from '../../views/sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'
import { TableHead } from '../../ui/table-head.tsx'

const tones = { good: 'text-good', bad: 'text-bad', plain: 'text-muted' } as const

type Row = OrderRow & Partial<FateLine>

/** Orders as a trader reads them, and where that is known what became of each. */
export function OrderTable({ orders }: { orders: readonly Row[] }) {
  const t = useTranslations('orders')
  const isTold = orders.some(({ became }) => became !== undefined)
  const columns = [t('market'), t('side'), t('quantity'), t('price'), ...(isTold ? [t('became')] : [])]
  return (
    <table className="table table-flow">
      <TableHead names={columns} isNumber={(at) => at === 2 || at === 3} />
      <tbody>
        {orders.map(
          ({ market, type, quantity, margin, price, trigger, became, step, tone = 'plain' }, at) => (
            // Orders may be equal, and their order never changes.
            <tr key={at}>
              <td data-label={t('market')}>
                <Words of={market} />
              </td>
              <td data-label={t('side')}>
                <Words of={type} />
              </td>
              <td data-label={t('quantity')} className="number">
                <Amount of={quantity} name={t('margin')} more={margin} />
              </td>
              <td data-label={t('price')} className="number">
                <Amount of={price} name={t('trigger')} more={trigger} />
              </td>
              {became !== undefined && (
                <td data-label={t('became')} className={`${tones[tone]} wrap-anywhere`}>
                  <span>
                    <Words of={became} />
                    {step !== undefined && <span className="block text-muted">{step}</span>}
                  </span>
                </td>
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

/** A number of an order, and beneath it what goes with that, where there is such. */
function Amount({ of: amount, name, more }: { of?: Written; name: string; more?: Written }) {
  return (
    <span>
      <Words of={amount ?? ['—']} />
      {more !== undefined && (
        <span className="block text-[13px] text-faint">
          {name} <Words of={more} />
        </span>
      )}
    </span>
  )
}
