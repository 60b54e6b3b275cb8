import type { Language } from '../../../language/languages.ts'
import { formatUnits, keepDigits } from '@injsight/chain'
import type { NamedMarket } from '@injsight/injsight-v1'
import { withMinus } from '../../../language/with-minus.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import { inUnit, type Piece } from '../../../language/written.ts'
import { baseOf } from '../../../trading/traded.ts'

/** What a market's numbers are of, in words; `one` is what a single one of `base` is called, where that is otherwise. */
export type Units = { base: string; one?: string; quote: string }

/** A future names what it is of in its ticker, if anywhere. */
export function unitsOf({ kind, ticker, baseDenom, quoteDenom }: NamedMarket, naming: Naming): Units {
  const quote = symbolOf(quoteDenom, naming)
  if (kind === 'spot') return { base: symbolOf(baseDenom, naming), quote }
  const [, base] = /^([A-Za-z0-9.]{1,12})\//.exec(ticker) ?? []
  if (base !== undefined) return { base, quote }
  const t = translationsIn(naming.language, 'market')
  return { base: t('cost.contracts'), one: t('cost.contract'), quote }
}

/** How much of what a market trades. */
export function writeQuantity(exact: string, units: Omit<Units, 'quote'>): Piece {
  return writeNumber(exact, baseOf(exact, units))
}

/** What a column of numbers is of, and their unit. */
export function nameIn(name: string, unit: string, language: Language): string {
  return name + (language === 'zh' ? '，' : ', ') + unit
}

const usualDigits = 8

/** A number with its unit; its first digits, and the whole of it on hover. */
export function writeNumber(exact: string, unit: string, digits = usualDigits): Piece {
  const whole = formatUnits(exact, 0, { group: true })
  const text = formatUnits(keepDigits(exact, digits), 0, { group: true })
  const told = (number: string) => inUnit(withMinus(number), unit)
  return { text: told(text), title: told(whole), look: 'number' }
}
