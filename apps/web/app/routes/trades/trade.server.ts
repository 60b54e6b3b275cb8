import { readSubaccount } from '@injsight/chain'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import type { Trade, TradeKind } from '../../sources/markets/trades.server.ts'
import { block } from '../../views/lists/cells.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { linkToRecord } from '../../views/trades/link-to-record.server.ts'
import { linkToOrder } from '../../views/orders/path-of-order.ts'
import { writeTrade, type WrittenTrade } from '../../views/trades/write-trade.server.ts'

/** A trade as its page shows it. */
export type TradeView = {
  sentence: string
  list: { text: string; path: string }
  facts: ToldFact[]
}

export function viewTrade(kind: TradeKind, trade: Trade, naming: Naming): TradeView {
  const t = translationsIn(naming.language, 'trades')
  const told = writeTrade(kind, trade, naming)
  return {
    sentence: t('said', {
      side: trade.isBuy ? 'buy' : 'sell',
      who: plainText(told.account.slice(0, 1)),
      amount: plainText(told.quantity),
      price: plainText(told.price),
      market: told.market.text,
    }),
    list: {
      text: t('title', { kind }),
      path: pathIn(naming.language, `/trade-history/${kind}/`),
    },
    facts: listFacts(told, trade, naming),
  }
}

function listFacts(told: WrittenTrade, trade: Trade, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'trades')
  const { orderHash, subaccountId, cid, tradeId } = trade
  const code = (text: string) => ({ shown: [{ text, look: 'identifier' as const }], copy: text })
  const facts: ToldFact[] = [
    { name: t('columns.market'), shown: [told.market], copy: trade.marketId },
    { name: t('columns.side'), shown: [told.side] },
    { name: t('columns.type'), shown: [told.execution, ` · ${told.role}`] },
    { name: t('columns.amount'), shown: told.quantity },
    { name: t('columns.price'), shown: told.price },
    { name: t('columns.feeKept'), shown: told.fee },
    { name: t('columns.recipient'), shown: told.recipient, copy: trade.feeRecipient },
  ]
  if (told.position !== undefined) {
    const { margin, payout, pnl } = told.position
    facts.push(
      { name: t('columns.margin'), shown: margin },
      { name: t('columns.payout'), shown: payout },
      { name: t('columns.pnl'), shown: pnl },
    )
  }
  facts.push(
    {
      name: t('columns.account'),
      shown: [
        ...told.account,
        ' · ',
        linkToRecord(readSubaccount(subaccountId).account, trade.marketId, naming),
      ],
    },
    { name: t('columns.subaccount'), ...code(subaccountId) },
  )
  // What no order asked for, as a liquidation, has none.
  if (!/^0x0*$/.test(orderHash))
    facts.push({
      name: t('columns.order'),
      shown: [linkToOrder(orderHash, orderHash, 'identifier')],
      copy: orderHash,
    })
  if (cid !== '') facts.push({ name: t('columns.cid'), ...code(cid) })
  facts.push(
    { name: t('columns.block'), shown: block(told.height).shown },
    { name: t('columns.time'), shown: [writeMoment(told.time, naming.language)] },
    { name: t('columns.id'), ...code(tradeId) },
  )
  return facts
}
