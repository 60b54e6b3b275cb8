import { readSubaccount } from '@injsight/chain'
import type { Fill, GetBlockAuctionResponse, MarketAuction, OrderAmount } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import type { Trade, TradeKind } from '../../sources/markets/trades.server.ts'
import { account, fileOnly, orderNumber, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import { viewAuction, isSome } from '../../views/orders/auction.server.ts'
import { amountsOf } from '../../views/orders/market-amounts.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { sayDirection } from '../../views/trades/write-trade.server.ts'

/** What the block of a trade did to its market: at what it cleared, and who stood on which side. */
type BothSides = { facts: ToldFact[]; sides: Table }

export function viewBothSides(told: GetBlockAuctionResponse, { kind, trade, naming }: Of): BothSides {
  const auction = told.markets.find(({ marketId }) => marketId === trade.marketId)
  return {
    facts: auction === undefined ? [] : listFacts(auction, told, naming),
    sides: tableOfSides(sidesOf(auction, trade), { kind, trade, naming }),
  }
}

/** The block that a trade was made in, by its id. */
export function heightOfTrade(id: string): bigint {
  return BigInt(id.split('_')[0] ?? '0')
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

function tableOfSides(fills: readonly Fill[], { kind, trade, naming }: Of): Table {
  const t = translationsIn(naming.language, 'trades')
  const { inBase, inQuote, inPrice } = amountsOf(trade.marketId, naming)
  const [, key = ''] = trade.tradeId.split('_')
  return {
    columns: [
      { name: t('columns.side') },
      { name: t('columns.role'), isOnlyInFile: true },
      { name: t('columns.id'), isOnlyInFile: true },
      { name: t('columns.account') },
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.fee'), isNumber: true },
    ],
    rows: fills.map((fill) => {
      const id = `${fill.height}_${key}_${fill.sequence & 0xffffn}`
      const side = sayDirection(kind, fill.isBuy, naming)
      const role = fill.isMaker ? t('maker') : t('taker')
      const isThis = id === trade.tradeId
      return {
        key: id,
        cells: [
          {
            ...words([{ text: side, look: 'name', to: `/trade-history/${kind}/${id}/` }]),
            below: [isThis ? `${role} · ${t('thisOne')}` : role],
          },
          fileOnly(role),
          fileOnly(id),
          account(readSubaccount(fill.subaccountId).account, naming),
          amountCell(fill.quantity, inBase, '—'),
          amountCell(fill.price, inPrice, '—'),
          amountCell(fill.fee, inQuote, '0'),
        ],
      }
    }),
  }
}

/** In the units of people where they are known, and exactly in the file. */
function amountCell(told: OrderAmount | undefined, write: Write, none: string): Cell {
  return { shown: write(told) ?? [none], file: orderNumber(told).file }
}

type Write = (told: OrderAmount | undefined) => Written | undefined
