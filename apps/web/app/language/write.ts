import format, { type CompiledMessage } from 'icu-minify/format'
import { numberLocale } from './languages.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

// Intl's own are slow to make, and a page needs few of them.
const formatters = {
  getNumberFormat: (_locale?: string, options?: Intl.NumberFormatOptions) =>
    keep(numberFormats, JSON.stringify(options) ?? '', () => new Intl.NumberFormat(numberLocale, options)),
  getPluralRules: (locale?: string, options?: Intl.PluralRulesOptions) =>
    keep(pluralRules, `${locale} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
}

/** Writes a message that was compiled when the site was built. */
export function write(message: unknown, locale: string, values: Record<string, string | number>): string {
  return String(format(message as CompiledMessage, locale, values, { formatters }))
}

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}
