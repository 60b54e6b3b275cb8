import type { OrderTerms } from '@injsight/injsight-v1'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wordsOf } from '../../language/words-of.ts'
import type { order } from '../../words/order/en.ts'
import { writeChoice } from '../message-fields/choices.server.ts'

type Asked = Pick<OrderTerms, 'type' | 'isMarketOrder'> & { margin?: { raw: string } | undefined }
type Kind = keyof (typeof order)['kinds']

/**
 * What kind of order it is, as a trader calls it: the chain's type tells neither what rests from what never does, nor
 * what only reduces a position, which is an order without a margin of its own.
 *
 * @example writeKind({ type: 'BUY_PO', isMarketOrder: false }, 'en') // 'Limit buy, post-only'
 */
export function writeKind({ type, isMarketOrder, margin }: Asked, language: Language): string {
  const t = translationsIn(language, 'order')
  const name = `${isMarketOrder ? 'MARKET' : 'LIMIT'}_${type}`
  const kind = isKind(name) ? t(`kinds.${name}`) : writeChoice(type, 'order_type', language)
  return margin === undefined || /[1-9]/.test(margin.raw) ? kind : t('reduceOnly', { kind })
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(wordsOf('en').order.kinds, name)
}
