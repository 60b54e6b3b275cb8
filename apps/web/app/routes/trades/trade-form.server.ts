import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { TradeKind } from '../../sources/markets/trades.server.ts'
import { viewAccountField } from '../../views/accounts/account-field.server.ts'
import type { FilterFormView } from '../../views/lists/filter-form.tsx'
import { listMarketOptions } from '../../views/markets/market-options.server.ts'
import { executions, sayDirection, sayExecution } from '../../views/trades/write-trade.server.ts'
import { pathOfTrades, type TradeChoice } from './read-trades.server.ts'

export function viewForm(
  kind: TradeKind,
  choice: TradeChoice,
  { rows, naming }: { rows: number; naming: Naming },
): FilterFormView {
  const t = translationsIn(naming.language, 'trades')
  const action = pathIn(naming.language, `/trade-history/${kind}/`)
  const sides = [true, false].map((isBuy) => ({
    value: isBuy ? 'buy' : 'sell',
    text: sayDirection(kind, isBuy, naming),
  }))
  const types = executions.map((one) => ({
    value: one,
    text: sayExecution({ tradeExecutionType: one }, naming),
  }))
  const isOffered = (market: string) => (market === 'spot') === (kind === 'spot')
  const all = (text: string) => ({ value: '', text })
  const isNarrowed = Object.values(choice).some((text) => text !== '')
  return {
    label: t('filters'),
    action,
    search: viewAccountField({ id: 'search', name: t('search'), value: choice.search }, naming.language),
    choices: [
      {
        id: 'market',
        name: t('columns.market'),
        value: choice.market,
        options: [all(t('allMarkets')), ...listMarketOptions(choice.market, isOffered, naming)],
      },
      { id: 'side', name: t('columns.side'), value: choice.side, options: [all(t('allSides')), ...sides] },
      { id: 'type', name: t('columns.type'), value: choice.type, options: [all(t('allTypes')), ...types] },
    ],
    times: [
      { id: 'from', name: t('from'), value: choice.from },
      { id: 'to', name: t('to'), value: choice.to },
    ],
    kept: queryOfRows(rows),
    show: t('show'),
    clear: isNarrowed ? { text: t('clear'), path: `${action}${formatQuery(queryOfRows(rows))}` } : undefined,
  }
}

/** Both kinds of trades, with what is chosen of both: a market and a kind of execution are of one. */
export function listKinds(here: TradeKind, choice: TradeChoice, { language }: Naming) {
  const t = translationsIn(language, 'trades')
  return (['spot', 'derivatives'] as const).map((kind) => ({
    text: t(kind),
    path: pathIn(language, pathOfTrades(kind, { ...choice, market: '', type: '' })),
    isChosen: kind === here,
  }))
}
