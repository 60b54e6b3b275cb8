import { shortenHash } from '@injsight/chain'
import { notThere, passGuard } from '../guards.server.ts'
import { formatInteger } from '../language/format-integer.ts'
import { localeOf, type Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { plainText } from '../language/written.ts'
import { viewTransaction } from '../routes/transactions/view.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { namesAt } from '../sources/names/names.server.ts'
import { findTransaction } from '../sources/transactions/transactions.server.ts'
import { formatMoment } from '../time/format-moment.ts'
import type { Card } from './card.ts'

/** What the image of a transaction says. */
export async function cardOfTransaction(id: string, language: Language): Promise<Card> {
  const hash = passGuard('transaction-search', id)
  const [detail, names] = await Promise.all([findTransaction(hash), fetchNames()])
  if (detail === undefined) throw notThere('transaction-search', `No transaction ${hash} is known`)
  const view = viewTransaction(detail, { language, names: namesAt(names, detail.blockNumber) })
  const t = translationsIn(language, 'transaction')
  const things = translationsIn(language, 'things')
  const locale = localeOf[language]
  return {
    kind: `${things('transaction')} ${shortenHash(view.hash)}`,
    badge:
      view.failure === undefined ? { text: t('success'), tone: 'good' } : { text: t('failed'), tone: 'bad' },
    sentence: plainText(view.sentence),
    facts: [
      { name: t('block'), value: formatInteger(view.height) },
      { name: t('time'), value: formatMoment(view.time, locale, 0) },
      { name: t('fee'), value: plainText(view.fee.slice(0, 1)) },
    ],
  }
}
