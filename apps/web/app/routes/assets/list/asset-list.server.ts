import { sayUnknown } from '../../../views/lists/say-unknown.server.ts'
import type { Asset } from '@injsight/injsight-v1'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import { mapPart, type Part } from '../../../page.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { queryOfRows } from '../../../rows.server.ts'
import { fetchAssets, fetchContractTokens } from '../../../sources/assets.server.ts'
import { fetchOutsidePrices, type OutsidePrices } from '../../../sources/prices.server.ts'
import type { ListLink } from '../../../ui/pager.tsx'
import { pathOfList, type AssetListName } from '../../../views/assets/asset-pages.server.ts'
import { sayKind, sayTier, tableOfAssets } from '../../../views/assets/asset-table.server.ts'
import { sayEmpty } from '../../../views/lists/say-empty.server.ts'
import type { Section } from '../../../views/lists/section.ts'
import { toShown } from '../../../views/lists/table.ts'
import type { ChoiceGroup } from '../../../views/markets/choice-groups.tsx'
import { contractKinds, kinds, queryOfChoice, sorts, tiers, type AssetChoice } from './read-choice.ts'

/** A page of either list. */
export type AssetLines = {
  assets: Asset[]
  quote: string
  count: bigint
  hasList: boolean
  next: string
  unknown: string[]
  /** That others tell, of what has none here. */
  prices: OutsidePrices
}

export type Asked = { list: AssetListName; choice: AssetChoice; rows: number }

export async function fetchLines({ list, choice, rows }: Asked): Promise<AssetLines> {
  const { kind, tier, sort, text, cursor } = choice
  const asked = { kind, verification: tier, text, cursor, limit: rows }
  if (list === 'bank') {
    const lines = await fetchAssets({ ...asked, sort })
    const unpriced = lines.assets.filter(({ price }) => price === '')
    return { ...lines, prices: await fetchOutsidePrices(unpriced.map(({ asset }) => asset)) }
  }
  const lines = await fetchContractTokens(asked)
  // No market of this chain trades what a contract keeps: a price is known where others tell one.
  const prices = await fetchOutsidePrices(lines.assets.map(({ asset }) => asset))
  return { quote: '', count: 0n, ...lines, prices }
}

export function kindsOf(list: AssetListName): readonly string[] {
  return list === 'bank' ? kinds : contractKinds
}

/** What the list is of, in a sentence. */
export function sayList(list: AssetListName, lines: AssetLines | undefined, naming: Naming): string {
  const t = translationsIn(naming.language, 'assets')
  if (list === 'contracts') return t('contractsAbout')
  if (lines === undefined) return ''
  const quote = lines.quote === '' ? 'none' : symbolOf(lines.quote, naming)
  return t('about', { count: Number(lines.count), quote })
}

export function viewLines(told: Part<AssetLines>, asked: Asked, naming: Naming): Section {
  const { list, choice } = asked
  const t = translationsIn(naming.language, 'assets')
  const words = translationsIn(naming.language, 'account')
  return {
    id: 'assets',
    title: t(list),
    group: 'tokens',
    content: mapPart(told, (lines) => {
      const { assets, quote, hasList, unknown, prices } = lines
      // Of tokens that contracts keep a price is seldom known: there is no column for none.
      const isPriced = list === 'bank' || prices.of.size > 0
      const dollar = quote === '' ? '' : ` ${t('dollar', { quote: symbolOf(quote, naming) })}`
      return {
        table: toShown(tableOfAssets(assets, naming, isPriced ? prices : undefined), Infinity),
        empty:
          unknown.length > 0
            ? words('unknownPart')
            : sayEmpty({
                cursor: choice.cursor,
                next: lines.next,
                none: t('none'),
                language: naming.language,
              }),
        warning: sayUnknown(unknown, naming.language),
        hint: `${t(hasList ? 'withList' : 'withoutList')}${dollar}${sayOutside(prices, naming)}`,
        pages: {
          file: pathIn(naming.language, `${pathOfFile(list)}${formatQuery(queryOfChoice(choice))}`),
          links: linksOf(lines, asked, naming),
          rows: asked.rows,
        },
      }
    }),
  }
}

function sayOutside(prices: OutsidePrices, { language }: Naming): string {
  return prices.of.size === 0 ? '' : ` ${translationsIn(language, 'prices')('hint')}`
}

function pathOfFile(list: AssetListName): string {
  return `${pathOfList(list).replace(/\/$/, '')}.csv`
}

function linksOf({ next }: AssetLines, { list, choice, rows }: Asked, { language }: Naming): ListLink[] {
  const words = translationsIn(language, 'account')
  const pathFrom = (from: string) =>
    pathIn(
      language,
      `${pathOfList(list)}${formatQuery({ ...queryOfChoice(choice), ...queryOfRows(rows), from })}`,
    )
  const links: ListLink[] = []
  if (choice.cursor !== '') links.push({ text: words('beginning'), path: pathFrom('') })
  if (next !== '') links.push({ text: words('more'), path: pathFrom(next), rel: 'next' })
  return links
}

/** What narrows and sorts the list. */
export function listChoices(list: AssetListName, choice: AssetChoice, { language }: Naming): ChoiceGroup[] {
  const t = translationsIn(language, 'assets')
  const pathWith = (other: Partial<AssetChoice>) =>
    pathIn(language, `${pathOfList(list)}${formatQuery(queryOfChoice({ ...choice, ...other }))}`)
  const kindChoices = ['', ...kindsOf(list)].map((kind) => ({
    text: kind === '' ? t('all') : sayKind(kind, { language }),
    path: pathWith({ kind }),
    isChosen: choice.kind === kind,
  }))
  const tierChoices = ['', ...tiers].map((tier) => ({
    text: tier === '' ? t('all') : sayTier(tier, { language }),
    path: pathWith({ tier }),
    isChosen: choice.tier === tier,
  }))
  const narrowing = [
    { name: t('kind'), choices: kindChoices },
    { name: t('verification'), choices: tierChoices },
  ]
  // Those of contracts stand by their holders: how much there is of each is in units of its own contract's making.
  if (list === 'contracts') return narrowing
  const sortChoices = sorts.map((sort) => ({
    text: t(`sorts.${sort}`),
    path: pathWith({ sort }),
    isChosen: choice.sort === sort,
  }))
  return [...narrowing, { name: t('sort'), choices: sortChoices }]
}
