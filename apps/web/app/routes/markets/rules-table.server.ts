import { isolateOdd } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { mapPart, type Part } from '../../page.server.ts'
import { fileOnly, nothing, number, share, words } from '../../views/lists/cells.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { toShown, type Cell, type Table } from '../../views/lists/table.ts'
import { pathOfMarket } from '../../views/markets/path-of-market.ts'
import type { Rules } from '../../views/markets/rules.server.ts'
import { amountsOf } from '../../views/orders/market-amounts.server.ts'
import { writeNumber } from './market/units.server.ts'

/** The rules of markets side by side, by their tickers. */
export function viewRules(told: Part<Rules[]>, naming: Naming): Section {
  const lists = translationsIn(naming.language, 'markets')
  const content = mapPart(told, (rules) => ({
    table: toShown(tableOfRules(rules, naming), rules.length),
    empty: lists('list.noMatch'),
    warning: '',
    hint: '',
    pages: { file: pathIn(naming.language, '/markets/trading-rules.csv'), links: [] },
  }))
  return { id: 'rules', title: lists('list.rules'), content }
}

const numeric = [
  'maker',
  'taker',
  'priceTick',
  'quantityTick',
  'notional',
  'initial',
  'maintenance',
  'openCap',
] as const

const shares = new Set<string>(['maker', 'taker', 'initial', 'maintenance'])

/** A file has numbers to their last digit. */
export function tableOfRules(rules: readonly Rules[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'market')
  const lists = translationsIn(naming.language, 'markets')
  return {
    columns: [
      { name: t('facts.market') },
      { name: t('facts.id'), isOnlyInFile: true },
      ...numeric.map((name) => ({
        name: t(`facts.${name}`),
        isNumber: true,
        ...(shares.has(name) && { unit: '%' }),
      })),
      { name: t('facts.quote'), isOnlyInFile: true },
    ],
    rows: rules
      .toSorted((a, b) => (a.ticker < b.ticker ? -1 : Number(a.ticker > b.ticker)))
      .map((market) => ({
        key: market.marketId,
        cells: [
          nameOf(market, lists(`kinds.${market.kind}`)),
          fileOnly(market.marketId),
          ...cellsOf(market, naming),
        ],
      })),
  }
}

export function nameOf({ marketId, ticker }: Pick<Rules, 'marketId' | 'ticker'>, kind = ''): Cell {
  const name = { text: isolateOdd(ticker), title: marketId, to: pathOfMarket(marketId) }
  return { ...words([{ ...name, look: 'name' }]), ...(kind !== '' && { below: [kind] }) }
}

function cellsOf(rules: Rules, naming: Naming): Cell[] {
  const quote = symbolOf(rules.quoteDenom, naming)
  const { inBase, inQuote } = amountsOf(rules.marketId, naming)
  const amount = (told: string) =>
    told === '' ? nothing : { ...number(told), shown: [writeNumber(told, quote)] }
  const step = (told: string, inUnit: typeof inBase) => {
    if (told === '') return nothing
    const shown = inUnit({ raw: told, human: told })
    return { ...number(told), ...(shown && { shown }) }
  }
  return [
    share(rules.makerFee),
    share(rules.takerFee),
    step(rules.priceTick, inQuote),
    step(rules.quantityTick, inBase),
    amount(rules.minNotional),
    share(rules.initialMargin),
    share(rules.maintenanceMargin),
    amount(rules.openCap ?? ''),
    fileOnly(rules.quoteDenom),
  ]
}
