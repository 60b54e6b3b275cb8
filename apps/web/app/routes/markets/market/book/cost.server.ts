import { costOf, unscaleDecimal } from '@injsight/chain'
import type { GetOrderBookResponse } from '@injsight/injsight-v1'
import { readLevels } from '../../../../live/order-book.ts'
import { numberLocale } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import type { ToldFact } from '../../../../views/sentences/told-facts.tsx'
import type { Moment } from '../replay/read-moment.ts'
import { writeNumber, writeQuantity, type Units } from '../units.server.ts'
import type { TakerFee } from './taker-fee.ts'

type Asked = Pick<Moment, 'side' | 'size'> & {
  units: Units
  isSpot: boolean
  fee: TakerFee
}

/** What an order would have met in a book: in words; undefined where nothing was asked. */
export type ShownCost = { facts: ToldFact[]; note: string }

export function viewCost(
  book: GetOrderBookResponse,
  { side, size, units, isSpot, fee: { rate: feeRate, isOfNow } }: Asked,
  { language }: Naming,
): ShownCost | undefined {
  if (size === '' || /^[0.]+$/.test(size)) return undefined
  const t = translationsIn(language, 'market')
  const cost = costOf(readLevels(side === 'buy' ? book.sells : book.buys), size, feeRate ?? '0')
  if (cost === undefined) return { facts: [], note: t('cost.empty') }
  const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 4 })
  const rate = percent.format(Number(feeRate ?? '0'))
  const share = percent.format(Number(unscaleDecimal(cost.slippagePpm, 6)))
  const facts: ToldFact[] = [
    { name: t('cost.average'), shown: [writeNumber(cost.averagePrice, units.quote)] },
    { name: t('cost.worst'), shown: [writeNumber(cost.worstPrice, units.quote)] },
    { name: t('cost.slippage'), shown: [share] },
    {
      // Who trades a derivative pays and receives its margin and profit, not what it is of.
      name: t(isSpot ? (side === 'buy' ? 'cost.paid' : 'cost.received') : 'cost.worth'),
      shown: [writeNumber(cost.notional, units.quote, 12)],
    },
    {
      name: t('cost.fee', { rate: feeRate === undefined ? '—' : rate }),
      shown: [feeRate === undefined ? t('cost.unknownFee') : writeNumber(cost.fee, units.quote)],
    },
    { name: t('cost.levels'), shown: [t('cost.eats', { count: cost.levels })] },
  ]
  const filled = writeQuantity(cost.filled, units).text
  const notes = [
    ...(cost.isWhole ? [] : [t('cost.partly', { filled })]),
    ...(isOfNow && feeRate !== undefined ? [t('cost.feeOfNow')] : []),
  ]
  return { facts, note: notes.join(' ') }
}
