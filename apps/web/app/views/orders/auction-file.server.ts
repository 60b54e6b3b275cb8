import type { GetBlockAuctionResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { splitUnit, wholeOf } from '../../language/written.ts'
import { listPrices, viewAuction } from './auction.server.ts'

/** What a block did to each market, as the lines of a file. */
export function fileOfAuction(
  told: GetBlockAuctionResponse,
  naming: Naming,
): { columns: string[]; lines: (string | number)[][] } {
  const t = translationsIn(naming.language, 'orders')
  const unit = translationsIn(naming.language, 'account')('columns.unit')
  const columns = [
    t('market'),
    translationsIn(naming.language, 'market')('facts.id'),
    t('cleared'),
    t('traded'),
    `${t('traded')} · ${unit}`,
    t('notional'),
    `${t('notional')} · ${unit}`,
    t('fills'),
    t('placed'),
    t('cancelledCount'),
    t('refusedCount'),
  ]
  const lines = viewAuction(told, naming).map(
    ({ market, volume = [], notional = [], fills, placed, cancelled, refused }) => [
      market.text,
      market.title ?? '',
      told.markets
        .filter(({ marketId }) => marketId === market.title)
        .flatMap((one) => listPrices(one))
        .join(' · ')
        .replaceAll(',', ''),
      ...splitUnit(volume),
      ...splitUnit(wholeOf(notional)),
      fills,
      placed,
      cancelled,
      refused.map(({ reason, count }) => `${count} × ${reason.text}`).join('; '),
    ],
  )
  return { columns, lines }
}
