import { formatUnits, layOut, shiftDecimal } from '@injsight/chain'
import type { AccountCounts, GetWorthResponse } from '@injsight/injsight-v1'
import { writeMoment } from '../../time/write-moment.server.ts'
import { localeOf, numberLocale } from '../../language/languages.ts'
import { sayUnknown } from '../../views/lists/say-unknown.server.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { plainText, type Written } from '../../language/written.ts'
import { money, withUnit } from '../../views/lists/cells.server.ts'
import type { Cell } from '../../views/lists/table.ts'

/** What an account is worth, in words. Texts are empty where there is nothing to say. */
export type ShownWorth = {
  title: string
  /** Why there is no figure; empty when there is one. */
  why: string
  amount: Written
  by: Written
  /** What the figure leaves out, each a sentence. */
  notes: string[]
  split: string
  shares: ShownShare[]
}

/** A part of a line of 100. */
export type ShownShare = { place: Place; name: string; share: string; from: number; width: number }

const places = ['exchange', 'wallet', 'staking'] as const
export type Place = (typeof places)[number]

/** undefined for an account that has nothing. */
export function toShownWorth(
  told: GetWorthResponse,
  counts: AccountCounts | undefined,
  naming: Naming,
): ShownWorth | undefined {
  const { quote, holdings, uncountedCount, unknown } = told
  const t = translationsIn(naming.language, 'account')
  const holdsSomething = (counts?.balances ?? 0) + (counts?.subaccounts ?? 0) > 0
  if (holdings.length === 0 && uncountedCount === 0 && unknown.length === 0 && !holdsSomething)
    return undefined
  const isPriced = holdings.length > 0
  return {
    title: t('worth.title'),
    why: quote === '' ? t('worth.nothingTraded') : isPriced ? '' : t('worth.nothingPriced'),
    amount: isPriced ? writeWorth(told.total, told, naming) : [],
    by: isPriced ? sayBy(told, naming) : [],
    notes: [
      ...listUncounted(told, isPriced ? counts : undefined, naming),
      ...(unknown.length === 0 ? [] : [sayUnknown(unknown, naming.language)]),
    ],
    split: t('worth.split'),
    shares: listShares(told, naming),
  }
}

/** Hundredths of the quote asset; the exact figure on hover. */
function writeWorth(worth: string, { quote, quoteDecimals }: GetWorthResponse, naming: Naming): Written {
  const title = formatUnits(worth, quoteDecimals, { group: true })
  const text = formatUnits(worth, quoteDecimals, { group: true, maxDecimals: 2 })
  return [{ text: `≈ ${text}`, title, look: 'number' }, ` ${symbolOf(quote, naming)}`]
}

function sayBy({ holdings }: GetWorthResponse, { language }: Naming): Written {
  const t = translationsIn(language, 'account')
  const times = holdings.map(({ priceTime }) => priceTime).filter((time) => time > 0n)
  if (times.length === 0) return [t('worth.by')]
  const oldest = times.reduce((a, b) => (a < b ? a : b))
  return layOut({ moment: writeMoment(oldest, language) }, (marks) => t('worth.byOldest', marks))
}

const mostNames = 5

function listUncounted(
  { uncounted, uncountedCount, unrealized }: GetWorthResponse,
  counts: AccountCounts | undefined,
  naming: Naming,
): string[] {
  const t = translationsIn(naming.language, 'account')
  const { evmBalances: erc20 = 0, cw20 = 0, nfts = 0, evmNfts = 0, positions = 0 } = counts ?? {}
  const things = [
    uncountedCount > 0 &&
      t('worth.assets', { count: uncountedCount, names: nameSome(uncounted, uncountedCount, naming) }),
    erc20 > 0 && t('worth.erc20', { count: erc20 }),
    cw20 > 0 && t('worth.cw20', { count: cw20 }),
    nfts + evmNfts > 0 && t('worth.nfts', { count: nfts + evmNfts }),
    positions > 0 && sayProfit(unrealized, naming),
  ].filter((thing) => thing !== false)
  if (things.length === 0) return []
  const format = new Intl.ListFormat(localeOf[naming.language], { type: 'conjunction' })
  return [t('worth.uncounted', { things: format.format(things) })]
}

/** Each in its own asset, for the mark is a word of oracles and no price of a trade. */
function sayProfit(unrealized: GetWorthResponse['unrealized'], naming: Naming): string {
  const t = translationsIn(naming.language, 'account')
  if (unrealized.length === 0) return t('worth.profit')
  const amounts = unrealized.map(({ denom, amount }) => plainText(profitIn(denom, amount, naming).shown))
  const format = new Intl.ListFormat(localeOf[naming.language], { type: 'unit' })
  return t('worth.profitOf', { amounts: format.format(amounts) })
}

function profitIn(denom: string, smallest: string, naming: Naming): Cell {
  const decimals = naming.names.tokens.get(denom)?.decimals ?? 0
  return withUnit(money(shiftDecimal(smallest, -decimals)), denom, naming)
}

function nameSome(denoms: readonly string[], count: number, naming: Naming): string {
  const t = translationsIn(naming.language, 'account')
  const shown = denoms.slice(0, mostNames).map((denom) => symbolOf(denom, naming))
  const names = listWords(shown, naming.language)
  return count > mostNames ? t('worth.named', { names, count: count - mostNames }) : names
}

function listShares(told: GetWorthResponse, { language }: Naming): ShownShare[] {
  const t = translationsIn(language, 'account')
  const parts = places.map((place) => Number(told[place]))
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (!(total > 0)) return []
  let from = 0
  return places.flatMap((place, at) => {
    const part = (parts[at] ?? 0) / total
    if (part <= 0) return []
    const width = Math.round(part * 10_000) / 100
    const shown = { place, name: t(`worth.${place}`), share: formatShare(part), from, width }
    from += width
    return [shown]
  })
}

const smallest = 0.001

function formatShare(share: number): string {
  const format = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 })
  // What is there is never shown as nothing.
  return share < smallest ? `<${format.format(smallest)}` : format.format(share)
}
