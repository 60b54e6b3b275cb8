import { readSubaccount } from '@injsight/chain'
import type { Fill, GetBlockAuctionResponse, MarketAuction } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import type { Trade, TradeKind } from '../../sources/markets/trades.server.ts'
import type { SectionContent } from '../../views/lists/section.ts'
import type { ShownTable } from '../../views/lists/table.ts'
import { viewAuction, isSome } from '../../views/orders/auction.server.ts'
import { amountsOf } from '../../views/orders/market-amounts.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { sayDirection } from '../../views/trades/write-trade.server.ts'

/** What the block of a trade did to its market: at what it cleared, and who stood on which side. */
export type BothSides = { facts: ToldFact[]; sides: SectionContent }

const mostLines = 200

export function viewBothSides(
  told: GetBlockAuctionResponse,
  { kind, trade, naming }: { kind: TradeKind; trade: Trade; naming: Naming },
): BothSides {
  const t = translationsIn(naming.language, 'trades')
  const auction = told.markets.find(({ marketId }) => marketId === trade.marketId)
  const fills = sidesOf(auction, trade)
  return {
    facts: auction === undefined ? [] : listFacts(auction, told, naming),
    sides: {
      table: toTable(fills.slice(0, mostLines), { kind, trade, naming }),
      empty: t('none'),
      warning: '',
      hint: t('pooled'),
      pages: undefined,
    },
  }
}

/** The other side first: that is what is asked for. What trades at once, as a liquidation does, isn't of the auction. */
function sidesOf(auction: MarketAuction | undefined, { isBuy }: Trade): Fill[] {
  const some = (auction?.trades ?? []).filter(isSome)
  return [...some.filter((fill) => fill.isBuy !== isBuy), ...some.filter((fill) => fill.isBuy === isBuy)]
}

function listFacts(auction: MarketAuction, told: GetBlockAuctionResponse, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'orders')
  const [line] = viewAuction({ ...told, markets: [auction] }, naming)
  if (line === undefined) return []
  const { prices, volume, notional, fills, placed } = line
  const traded: Written = [...(volume ?? ['—']), ...(notional === undefined ? [] : [' · ', ...notional])]
  return [
    { name: t('cleared'), shown: [prices.length === 0 ? '—' : prices.join(' · ')] },
    { name: t('traded'), shown: traded },
    { name: t('fills'), shown: [String(fills)] },
    { name: t('placed'), shown: [String(placed)] },
  ]
}

type Of = { kind: TradeKind; trade: Trade; naming: Naming }

function toTable(fills: readonly Fill[], { kind, trade, naming }: Of): ShownTable {
  const t = translationsIn(naming.language, 'trades')
  const { inBase, inQuote } = amountsOf(trade.marketId, naming)
  const [, key = ''] = trade.tradeId.split('_')
  const names = ['side', 'account', 'amount', 'price', 'fee'] as const
  return {
    columns: names.map((name, at) => ({ name: t(`columns.${name}`), isNumber: at > 1 })),
    rows: fills.map((fill) => {
      const id = `${fill.height}_${key}_${fill.sequence & 0xffffn}`
      const side = sayDirection(kind, fill.isBuy, naming)
      const role = fill.isMaker ? t('maker') : t('taker')
      const isThis = id === trade.tradeId
      return {
        key: id,
        cells: [
          {
            shown: [{ text: side, look: 'name' as const, to: `/trade-history/${kind}/${id}/` }],
            below: [isThis ? `${role} · ${t('thisOne')}` : role],
          },
          { shown: [writeAccount(readSubaccount(fill.subaccountId).account, naming)] },
          { shown: inBase(fill.quantity) ?? ['—'] },
          { shown: inQuote(fill.price) ?? ['—'] },
          { shown: inQuote(fill.fee) ?? ['0'] },
        ],
      }
    }),
  }
}
