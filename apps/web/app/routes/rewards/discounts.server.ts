import type { AccountDiscount, DiscountSchedule } from '@injsight/injsight-v1'
import { pathIn } from '../../language/languages.ts'
import { isolateName } from '../../language/isolate.ts'
import { commaIn, listWords } from '../../language/list-words.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { joined } from '../../language/written.ts'
import { formatQuery } from '../../format-query.ts'
import { formatLength } from '../../time/format-span.ts'
import { beyondSources } from '../../trouble.ts'
import { coin, moment, number, percentage, withUnit } from '../../views/lists/cells.server.ts'
import type { Section } from '../../views/lists/section.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { percent } from '../../views/staking/percent.ts'

/** What is staked on this chain for discounts. */
const stakedDenom = 'inj'

export function factsOfSchedule(schedule: DiscountSchedule | undefined, naming: Naming): ToldFact[] {
  if (schedule === undefined) return []
  const { language } = naming
  const t = translationsIn(language, 'rewards')
  const { buckets, bucketSeconds, bucketStart, quoteDenoms, disqualifiedMarketIds } = schedule
  const facts: ToldFact[] = [
    {
      name: t('counts'),
      shown: [t('countsSaid', { count: buckets, time: formatLength(Number(bucketSeconds), language) })],
    },
  ]
  if (bucketStart > 0n) facts.push({ name: t('since'), shown: [writeMoment(bucketStart, naming.language)] })
  const quotes = quoteDenoms.map((denom) => isolateName(symbolOf(denom, naming)))
  facts.push({ name: t('quotes'), shown: [listWords(quotes, language) || '—'] })
  if (disqualifiedMarketIds.length > 0) {
    const markets = disqualifiedMarketIds.map((id) => writeMarketOf(id, naming))
    facts.push({ name: t('leftOut'), shown: joined(markets, commaIn(language)) })
  }
  return facts
}

/** The tiers, the lowest first; that of an account is marked. */
export function tierTable(
  schedule: DiscountSchedule | undefined,
  account: AccountDiscount | undefined,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'rewards')
  const quote = schedule?.quoteDenoms[0] ?? ''
  return {
    columns: [
      { name: t('columns.tier'), isNumber: true },
      { name: t('columns.makerOff'), isNumber: true, unit: '%' },
      { name: t('columns.takerOff'), isNumber: true, unit: '%' },
      { name: t('columns.staked'), isNumber: true, unit: symbolOf(stakedDenom, naming) },
      { name: t('columns.volume'), isNumber: true, unit: unitOf(quote, naming) },
    ],
    rows: (schedule?.tiers ?? []).map(({ maker, taker, staked, volume }, at) => ({
      key: String(at),
      cells: [
        { shown: [account?.tier === at + 1 ? `✓ ${at + 1}` : String(at + 1)], file: at + 1 },
        percentage(percent(maker)),
        percentage(percent(taker)),
        coin(stakedDenom, staked, naming),
        withUnit(number(volume), quote, naming),
      ],
    })),
  }
}

/** Volume in several assets is summed up, as if each were worth as much as the first. */
function unitOf(quote: string, naming: Naming): string {
  return quote === '' ? '' : symbolOf(quote, naming)
}

export function factsOfAccount(
  { staked, granted, lent, volume, tier }: AccountDiscount,
  { quoteDenoms }: DiscountSchedule,
  naming: Naming,
): ToldFact[] {
  const t = translationsIn(naming.language, 'rewards')
  const inj = (amount: string) => coin(stakedDenom, amount, naming).shown
  return [
    { name: t('tier'), shown: [tier === 0 ? t('noTier') : String(tier)] },
    { name: t('own'), shown: inj(staked) },
    ...(granted === '0' ? [] : [{ name: t('granted'), shown: inj(granted) }]),
    ...(lent === '0' ? [] : [{ name: t('lent'), shown: inj(lent) }]),
    { name: t('traded'), shown: withUnit(number(volume), quoteDenoms[0] ?? '', naming).shown },
  ]
}

/** What an account traded in each stretch of time that counts. */
export function bucketTable(
  { buckets }: AccountDiscount,
  { quoteDenoms }: DiscountSchedule,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'rewards')
  return {
    columns: [
      { name: t('columns.begins2'), isTime: true },
      { name: t('columns.volume'), isNumber: true, unit: unitOf(quoteDenoms[0] ?? '', naming) },
    ],
    rows: buckets.map(({ start, volume }) => ({
      key: String(start),
      cells: [moment(start, naming), withUnit(number(volume), quoteDenoms[0] ?? '', naming)],
    })),
  }
}

type Told = { naming: Naming; isTold: boolean }

/** What an account traded in each stretch of time; public services keep it to themselves. */
export function tradedSection(
  account: AccountDiscount,
  schedule: DiscountSchedule,
  { naming, isTold }: Told,
): Section {
  const { language } = naming
  const t = translationsIn(language, 'rewards')
  const head = { id: 'traded', title: t('buckets') }
  if (!isTold) return { ...head, content: { missing: beyondSources } }
  return wholeSection({
    ...head,
    table: bucketTable(account, schedule, naming),
    empty: t('none.buckets'),
    file: pathIn(language, `/fee-discounts/traded.csv${formatQuery({ search: account.account })}`),
  })
}
