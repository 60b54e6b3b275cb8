import { commaIn } from '../../../language/list-words.ts'
import type { ListLiquidationsResponse, MarketChange } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { joined, type Written } from '../../../language/written.ts'
import type { Part } from '../../../page.server.ts'
import { mapPart } from '../../../page.server.ts'
import { fetchMarketChanges } from '../../../sources/markets/markets.server.ts'
import {
  account,
  block,
  fileOnly,
  moment,
  nothing,
  number,
  words,
} from '../../../views/lists/cells.server.ts'
import type { FetchList } from '../../../views/lists/list-page.ts'
import type { Section } from '../../../views/lists/section.ts'
import { toShown, type Cell, type Table } from '../../../views/lists/table.ts'
import { isolateName } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { nameOfRule, writeRule } from '../../../views/markets/changed-rules.server.ts'
import { pathOfLiquidations } from '../../../views/markets/market-pages.server.ts'
import { causeInWords } from './replay/owners.server.ts'
import { writeNumber, writeQuantity, type Units } from './units.server.ts'

const whats = ['first', 'changed', 'paused', 'settled', 'expired', 'closed', 'reopened'] as const

/**
 * How the rules of a market became what they are, the newest first.
 *
 * @property to the last height that counts; left out for the newest
 */
export function listChanges(
  { marketId, units, to }: Of & { to?: bigint | undefined },
  naming: Naming,
): FetchList {
  return async (page) => {
    const { changes, next } = await fetchMarketChanges(marketId, { ...page, to })
    return { table: tableOfChanges(changes, { marketId, units }, naming), next }
  }
}

export function tableOfChanges(
  changes: readonly MarketChange[],
  { marketId, units: { quote } }: Of,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'market')
  const inFile = translationsIn(naming.language, 'trades')
  return {
    columns: [
      { name: t('changes.when'), isOnlyOnPage: true },
      { name: inFile('columns.block'), isOnlyInFile: true },
      { name: inFile('columns.time'), isTime: true, isOnlyInFile: true },
      { name: t('changes.rules') },
      { name: t('changes.title'), isOnlyInFile: true },
      { name: t('changes.cause') },
    ],
    rows: changes.map((change, at) => {
      const time = moment(change.time, naming)
      const rules = rulesOf(change, { marketId, quote }, naming)
      return {
        key: `${change.height} ${at}`,
        cells: [
          { ...block(change.height), below: time.shown },
          fileOnly(change.height),
          time,
          { ...words(whatOf(change, naming)), below: rules },
          words(rules),
          words(writeCause(change, naming)),
        ],
      }
    }),
  }
}

function whatOf({ what }: MarketChange, { language }: Naming): Written {
  const known = whats.find((one) => one === what)
  return [
    {
      text: known === undefined ? what : translationsIn(language, 'market')(`changes.whats.${known}`),
      look: 'name',
    },
  ]
}

function rulesOf(
  change: MarketChange,
  { marketId, quote }: { marketId: string; quote: string },
  naming: Naming,
): Written {
  const { language } = naming
  const t = translationsIn(language, 'market')
  const { rules, price, missingFunds, height } = change
  const isSentence = rules.length === 0
  const lines: Written[] = rules.map((rule) => [
    nameOfRule(rule.name, language),
    ' ',
    ...writeRule(rule.name, rule.before, marketId, naming),
    ' → ',
    ...writeRule(rule.name, rule.after, marketId, naming),
  ])
  if (price !== '')
    lines.push([t('settledAt', { price: writeNumber(price, quote).text, height: String(height) })])
  if (missingFunds !== '') lines.push([t('missing', { amount: writeNumber(missingFunds, quote).text })])
  return joined(lines, isSentence ? ' ' : language === 'zh' ? '；' : '; ')
}

/** What led to something that was done to a market. */
export function writeCause(
  { proposals, transactionHash }: Pick<MarketChange, 'proposals' | 'transactionHash'>,
  { language }: Naming,
): Written {
  const t = translationsIn(language, 'market')
  if (proposals.length === 0) return causeInWords(transactionHash, t('changes.chain'))
  return joined(
    proposals.map(({ id, title }) => ({
      text: t('changes.proposal', { id: String(id) }),
      title: isolateName(title),
      look: 'name',
      to: `/proposal/${id}/`,
    })),
    commaIn(language),
  )
}

type Of = { marketId: string; units: Units }

/**
 * Positions of a market that others closed.
 *
 * @property to the last height that counts; undefined for the newest
 */
export function viewLiquidations(
  told: Part<ListLiquidationsResponse>,
  { marketId, units, to }: Of & { to: bigint | undefined },
  naming: Naming,
): Section {
  const t = translationsIn(naming.language, 'market')
  const money = (amount: string): Cell =>
    amount === '' ? nothing : { ...number(amount), shown: [writeNumber(amount, units.quote)] }
  const pathTo = (next: string) => pathIn(naming.language, pathOfLiquidations(marketId, next))
  const linkOn = (next: string) =>
    to === undefined
      ? { text: t('liquidations.all'), path: pathTo('') }
      : { text: translationsIn(naming.language, 'states')('older'), path: pathTo(next) }
  const content = mapPart(told, ({ liquidations, next }) => ({
    table: toShown(
      {
        columns: [
          { name: t('liquidations.when'), isTime: true },
          { name: t('liquidations.whose') },
          { name: t('liquidations.position') },
          { name: t('liquidations.price'), isNumber: true },
          { name: t('liquidations.left'), isNumber: true },
          { name: t('liquidations.lost'), isNumber: true },
          { name: t('liquidations.insurance'), isNumber: true },
          { name: t('liquidations.by') },
          { name: t('replay.transaction') },
        ],
        rows: liquidations.map((one, at) => ({
          key: `${one.height} ${at}`,
          cells: [
            { ...block(one.height), below: moment(one.time, naming).shown },
            account(one.account, naming),
            words([
              t(one.wasLong ? 'liquidations.long' : 'liquidations.short', {
                quantity: writeQuantity(one.quantity, units).text,
              }),
            ]),
            money(one.price),
            money(one.payout),
            money(one.lost),
            money(one.insuranceUsed),
            one.liquidator === '' ? words([t('liquidations.contract')]) : account(one.liquidator, naming),
            words(causeInWords(one.transactionHash, '—')),
          ],
        })),
      },
      liquidations.length,
    ),
    empty: t('liquidations.none'),
    warning: '',
    hint: '',
    pages:
      liquidations.length === 0
        ? undefined
        : {
            file: pathIn(naming.language, `/markets/liquidations.csv?market=${marketId}`),
            links: next === '' ? [] : [{ ...linkOn(next), rel: 'next' as const }],
          },
  }))
  return { id: 'liquidations', title: t('liquidations.title'), content }
}
