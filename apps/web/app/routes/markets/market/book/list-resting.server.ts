import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { fetchRestingOrders } from '../../../../sources/markets/markets.server.ts'
import { fileOnly, orderNumber } from '../../../../views/lists/cells.server.ts'
import type { FetchList } from '../../../../views/lists/list-page.ts'
import { readSubaccount } from '@injsight/chain'

/** As many prices of a side as the index tells at once. */
const levelsOfPage = 50

/**
 * Who rests in a book, price by price from the best ones on.
 *
 * @property at as it was after this block; undefined for now
 */
export function listResting(
  { marketId, at = 0n }: { marketId: string; at: bigint | undefined },
  { language }: Pick<Naming, 'language'>,
): FetchList {
  const t = translationsIn(language, 'trades')
  const market = translationsIn(language, 'market')
  const columns = [
    { name: t('columns.side') },
    { name: t('columns.price'), isNumber: true },
    { name: t('columns.amount'), isNumber: true },
    { name: t('columns.account') },
    { name: t('columns.subaccount') },
    { name: t('columns.order') },
    { name: t('columns.block') },
    { name: market('changes.transaction') },
  ]
  return async ({ cursor }) => {
    const { orders, next } = await fetchRestingOrders(marketId, at, levelsOfPage, cursor)
    const rows = orders.map(({ hash, subaccountId, isBuy, price, quantity, placed, transactionHash }) => ({
      key: hash,
      cells: [
        fileOnly(market(isBuy ? 'resting.buys' : 'resting.sells')),
        orderNumber(price),
        orderNumber(quantity),
        fileOnly(readSubaccount(subaccountId).account),
        fileOnly(subaccountId),
        fileOnly(hash),
        fileOnly(placed === 0n ? '' : placed),
        fileOnly(transactionHash),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}
