import { formatUnits } from '@injsight/chain'
import type { GetBlockAuctionResponse, GetOrderBookResponse, MarketAuction } from '@injsight/injsight-v1'
import { translationsIn } from '../../../../language/use-translations.ts'
import { plainText } from '../../../../language/written.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { pathIn } from '../../../../language/languages.ts'
import { formatQuery } from '../../../../format-query.ts'
import {
  nothing,
  number,
  orderNumber,
  price as priceCell,
  words,
} from '../../../../views/lists/cells.server.ts'
import { toShown, type Cell, type Row, type ShownTable } from '../../../../views/lists/table.ts'
import { isSome } from '../../../../views/orders/auction.server.ts'
import { explainRefusal } from '../../../../views/orders/explain-refusal.server.ts'
import { linkToOrder } from '../../../../views/orders/path-of-order.ts'
import { linkToFill } from '../../../../views/trades/path-of-fill.server.ts'
import type { ToldFact } from '../../../../views/sentences/told-facts.tsx'
import type { ShownLevels } from '../book/levels.server.ts'
import { causeInWords, ownerInWords } from './owners.server.ts'
import { queryOfMoment, type Moment } from './read-moment.ts'

export type ReplayStep = { text: string; path: string | undefined }

export type ShownReplay = {
  title: string
  hint: string
  state: string
  isPast: boolean
  block: string
  go: string
  slider: string
  path: string
  /** Asked beside the block, so that it stays. */
  kept: Record<string, string>
  at: number
  from: number
  head: number
  steps: ReplayStep[]
  live: { text: string; path: string }
  did: { title: string; nothing: string; table: ShownTable; more: { text: string; path: string } | undefined }
  moved: ToldFact[]
  levels: ShownLevels | undefined
  /** Leads from now to the same moment with who rests; undefined for a moment. */
  who: { text: string; path: string } | undefined
}

type Asked = {
  moment: Moment
  base: string
  auction: GetBlockAuctionResponse | undefined
  marketId: string
  moved: ToldFact[]
  /** Who rests; undefined for now, of which nobody asks so much for each block. */
  levels: ShownLevels | undefined
}

export function viewReplay(
  { height, head, from, changedBefore, changedAfter, tradedBefore, tradedAfter }: GetOrderBookResponse,
  { moment, base, auction, marketId, moved, levels }: Asked,
  naming: Naming,
): ShownReplay {
  const { language } = naming
  const t = translationsIn(language, 'market')
  // A book that is known from the genesis on is that of 0, which is no block.
  const first = from > 0n ? from : 1n
  const group = (one: bigint) => formatUnits(one, 0, { group: true })
  // Whoever goes to another moment goes there with the chart.
  const alone = { ...moment, until: undefined }
  const pathAt = (at: bigint | undefined) =>
    pathIn(language, `${base}${formatQuery(queryOfMoment({ ...alone, at }))}`)
  const stepTo = (text: string, at: bigint): ReplayStep => ({
    text,
    path: at < first || at > head ? undefined : pathAt(at),
  })
  const { at: _, ...kept } = queryOfMoment(alone)
  const told = auction?.markets.find((market) => market.marketId === marketId)
  return {
    title: t('replay.title'),
    hint: t('replay.hint', { from: group(first) }),
    state:
      moment.at === undefined
        ? t('replay.isLive')
        : t('replay.isPast', { height: group(height), head: group(head) }),
    isPast: moment.at !== undefined,
    block: t('replay.block'),
    go: t('replay.go'),
    slider: t('replay.slider'),
    path: pathIn(language, base),
    kept,
    at: Number(height),
    from: Number(first),
    head: Number(head),
    steps: [
      stepTo(t('replay.tradedBefore'), tradedBefore),
      stepTo(t('replay.previous'), changedBefore),
      stepTo(t('replay.stepBack'), height - 1n),
      stepTo(t('replay.stepOn'), height + 1n),
      stepTo(t('replay.next'), changedAfter),
      stepTo(t('replay.tradedAfter'), tradedAfter),
    ],
    live: { text: t('replay.live'), path: pathAt(undefined) },
    did: viewDeeds(told, height, naming),
    moved,
    levels,
    who:
      moment.at === undefined
        ? { text: t('resting.now', { height: group(height) }), path: pathAt(height) }
        : undefined,
  }
}

const mostLines = 40

function viewDeeds(told: MarketAuction | undefined, height: bigint, naming: Naming): ShownReplay['did'] {
  const t = translationsIn(naming.language, 'market')
  const rows = told === undefined ? [] : listDeeds(told, naming)
  const more = rows.length - mostLines
  return {
    title: t('replay.did', { height: formatUnits(height, 0, { group: true }) }),
    nothing: t('replay.nothing'),
    table: toShown(
      {
        columns: [
          { name: t('replay.what') },
          { name: t('book.price'), isNumber: true },
          { name: t('book.quantity'), isNumber: true },
          { name: t('replay.who') },
          { name: t('replay.by') },
        ],
        rows,
      },
      mostLines,
    ),
    more:
      more > 0
        ? {
            text: t('replay.more', { count: more }),
            path: pathIn(naming.language, `/block/${height}/#auction`),
          }
        : undefined,
  }
}

/** What changed hands first, then what came into the book, left it, or was refused. */
function listDeeds({ trades, placed, cancelled, refused }: MarketAuction, naming: Naming): Row[] {
  const t = translationsIn(naming.language, 'market')
  const side = (isBuy: boolean) => t(isBuy ? 'replay.buy' : 'replay.sell')
  const lines: Cell[][] = [
    ...trades
      .filter(isSome)
      .map(({ isBuy, isMaker, price, quantity, subaccountId, transactionHash, ...fill }) => [
        words([
          linkToFill(t(isBuy ? 'replay.bought' : 'replay.sold'), fill, naming),
          ` · ${t(isMaker ? 'replay.maker' : 'replay.taker')}`,
        ]),
        priceCell(price),
        orderNumber(quantity),
        ownerOf(subaccountId, naming),
        causeOf(transactionHash, naming),
      ]),
    ...placed.map(({ terms, transactionHash }) => [
      words([linkToOrder(t('replay.placed'), terms?.hash ?? ''), ` · ${side(terms?.isBuy ?? false)}`]),
      priceCell(terms?.price),
      orderNumber(terms?.quantity),
      terms === undefined ? nothing : ownerOf(terms.subaccountId, naming),
      causeOf(transactionHash, naming),
    ]),
    ...cancelled.map(({ subaccountId, price, end }) => [
      words([{ text: t('replay.cancelled'), look: 'name' }]),
      priceCell(price),
      end?.remaining === undefined ? number('0') : orderNumber(end.remaining),
      ownerOf(subaccountId, naming),
      causeOf(end?.transactionHash ?? '', naming),
    ]),
    ...refused.map(({ hash, terms, refusal, transactionHash }) => [
      words([
        linkToOrder(t('replay.refused'), hash),
        ...(refusal === undefined ? [] : [` · ${plainText(explainRefusal(refusal, naming).words)}`]),
      ]),
      priceCell(terms?.price),
      orderNumber(terms?.quantity),
      terms === undefined ? nothing : ownerOf(terms.subaccountId, naming),
      causeOf(transactionHash, naming),
    ]),
  ]
  return lines.map((cells, at) => ({ key: String(at), cells }))
}

function ownerOf(subaccountId: string, naming: Naming): Cell {
  return words(ownerInWords(subaccountId, naming))
}

function causeOf(hash: string, { language }: Naming): Cell {
  return words(causeInWords(hash, translationsIn(language, 'market')('replay.chain')))
}
