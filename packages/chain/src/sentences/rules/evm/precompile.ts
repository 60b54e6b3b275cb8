import { shiftDecimal } from '../../../amounts/amounts.ts'
import type { Fields } from '../../fields.ts'
import type { Message, SentenceContext } from '../../sentence.ts'

/**
 * What a precompile asks of its module, in the numbers of the module: by the precompile of the exchange a spot price is
 * of a whole unit of the base, by the first version of the exchange it is of the smallest.
 */
export function toModuleMessage({ json }: Fields, context: SentenceContext): Message {
  const { '@type': type, ...value } = json
  return { type: String(type), value: countAnew(value, context) }
}

function countAnew(value: unknown, context: SentenceContext): unknown {
  if (Array.isArray(value)) return value.map((one) => countAnew(one, context))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => [name, countAnew(one, context)])
  return countOrder(Object.fromEntries(fields), context)
}

function countOrder(value: Record<string, unknown>, { markets }: SentenceContext): Record<string, unknown> {
  const terms = value['order_info'] as { price: string } | undefined
  const market = markets.find(String(value['market_id']))
  if (terms === undefined || market?.kind !== 'spot' || market.baseDecimals === undefined) return value
  return { ...value, order_info: { ...terms, price: shiftDecimal(terms.price, -market.baseDecimals) } }
}
