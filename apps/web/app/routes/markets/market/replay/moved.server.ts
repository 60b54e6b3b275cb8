import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type { Fill, MarketAuction } from '@injsight/injsight-v1'
import { withMinus } from '../../../../language/with-minus.ts'
import { numberLocale } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { isSome } from '../../../../views/orders/auction.server.ts'
import type { ToldFact } from '../../../../views/sentences/told-facts.tsx'
import { causeInWords, ownerInWords } from './owners.server.ts'
import { writeNumber, writeQuantity, type Units } from '../units.server.ts'

const places = 18

/**
 * From which price to which a block's trades went, and who took most: no facts where nothing was traded.
 *
 * @param before what the last block with trades did before it; undefined where there was none
 */
export function listMoved(
  auction: MarketAuction | undefined,
  before: MarketAuction | undefined,
  { units, naming }: { units: Units; naming: Naming },
): ToldFact[] {
  const t = translationsIn(naming.language, 'market')
  const trades = auction?.trades.filter(isSome) ?? []
  const last = trades.at(-1)
  if (last === undefined) return []
  const [was, is] = [before?.trades.filter(isSome).at(-1), last].map((one) => one && priceOf(one))
  const facts: ToldFact[] = [{ name: t('moved.price'), shown: writeMove(was, is ?? '0', units) }]
  const taker = findTaker(trades)
  if (taker === undefined) return facts
  return [
    ...facts,
    {
      name: t('moved.by'),
      shown: [
        ...ownerInWords(taker.subaccountId, naming),
        ' · ',
        t(taker.isBuy ? 'replay.bought' : 'replay.sold'),
        ' ',
        writeQuantity(taker.quantity, units),
        ' · ',
        ...causeInWords(taker.transactionHash, t('moved.auction')),
      ],
    },
  ]
}

const priceOf = ({ price }: Fill) => price?.human || price?.raw || '0'
const quantityOf = ({ quantity }: Fill) => scaleDecimal(quantity?.human || quantity?.raw || '0', places)

function writeMove(was: string | undefined, is: string, { quote }: Units): ToldFact['shown'] {
  if (was === undefined) return [writeNumber(is, quote)]
  const [from, to] = [scaleDecimal(was, places), scaleDecimal(is, places)]
  const share = from === 0n ? 0 : Number(((to - from) * 1_000_000n) / from) / 1_000_000
  const percent = new Intl.NumberFormat(numberLocale, {
    style: 'percent',
    maximumFractionDigits: 3,
    signDisplay: 'exceptZero',
  })
  return [writeNumber(was, ''), ' → ', writeNumber(is, quote), ` · ${withMinus(percent.format(share))}`]
}

type Taker = Pick<Fill, 'subaccountId' | 'isBuy' | 'transactionHash'> & { quantity: string }

/** Who took most of what rested there, in all of the block's trades. */
function findTaker(trades: readonly Fill[]): Taker | undefined {
  const taken = [
    ...Map.groupBy(
      trades.filter(({ isMaker }) => !isMaker),
      ({ subaccountId, isBuy }) => `${subaccountId} ${isBuy}`,
    ).values(),
  ].map((fills) => ({ fills, quantity: fills.reduce((sum, fill) => sum + quantityOf(fill), 0n) }))
  const [most] = taken.toSorted((a, b) => (a.quantity > b.quantity ? -1 : 1))
  const [first] = most?.fills ?? []
  if (most === undefined || first === undefined) return undefined
  const { subaccountId, isBuy } = first
  const transactionHash = most.fills.find((fill) => fill.transactionHash !== '')?.transactionHash ?? ''
  return { subaccountId, isBuy, transactionHash, quantity: unscaleDecimal(most.quantity, places) }
}
