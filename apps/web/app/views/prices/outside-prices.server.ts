import { keepDigits, scaleDecimal, shiftDecimal } from '@injsight/chain'
import type { OutsidePrice } from '@injsight/injsight-v1'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { OutsidePrices } from '../../sources/prices.server.ts'
import { formatAge } from '../../time/age.tsx'
import { dollars, noneFor, nothing, number } from '../lists/cells.server.ts'
import type { Cell } from '../lists/table.ts'

type Told = { prices: OutsidePrices; naming: Pick<Naming, 'language'>; now?: number }

/** What others say that it costs, with who says it and how long ago; a dash with the reason where nobody does. */
export function outsidePrice(denom: string, told: Told): Cell {
  const price = told.prices.of.get(denom)
  if (price === undefined) return noPrice(told)
  const { shown, file } = number(keepDigits(price.usd, 8))
  return { shown: [...shown, ' USD'], below: [saySource(price, told)], file }
}

/** @param decimals undefined where nobody knows them: then nobody knows what it is worth */
export function outsideWorth(denom: string, amount: string, decimals: number | undefined, told: Told): Cell {
  const price = told.prices.of.get(denom)
  if (price === undefined || decimals === undefined || amount === '') return nothing
  const { shown, file } = dollars(worthIn(price.usd, amount, decimals))
  return { shown: [...shown, ' USD'], file }
}

const digits = 30

/** What so many of the smallest units, or parts of one, are worth in decimal notation. */
export function worthIn(usd: string, amount: string, decimals: number): string {
  return shiftDecimal(
    String(scaleDecimal(amount, digits) * scaleDecimal(usd, digits)),
    -2 * digits - decimals,
  )
}

/** @example saySource(price, told) // 'CoinGecko, 2m ago' */
export function saySource({ source, basis, time }: OutsidePrice, { naming, now = Date.now() }: Told): string {
  const t = translationsIn(naming.language, 'prices')
  const age = formatAge(now - Number(time), localeOf[naming.language])
  const said = t('said', { source: t('source', { source }), age })
  return /^[\w .:/-]{1,40}$/.test(basis) ? `${said} (${basis})` : said
}

function noPrice({ prices, naming }: Told): Cell {
  if (prices.state === 'beyond') return nothing
  const t = translationsIn(naming.language, 'prices')
  return noneFor(t(prices.state === 'silent' ? 'silent' : 'nobody'))
}
