import { shortenAddress } from '@injsight/chain'
import { notThere, passGuard } from '../guards.server.ts'
import { part } from '../page.server.ts'
import { localeOf, numberLocale, type Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { findBlock } from '../sources/blocks.server.ts'
import { fetchHeads } from '../sources/injsight.server.ts'
import { formatMoment } from '../chain/format-moment.ts'
import type { Card } from './card.ts'

/** What the image of a block says. */
export async function cardOfBlock(id: string, language: Language): Promise<Card> {
  const asked = passGuard('block-search', id)
  const block = await findBlock(asked)
  if (block === undefined) throw notThere('block-search', `There is no block ${asked} in the index`)
  const heads = await part(fetchHeads(1, block.height + 1n))
  const line = heads.value?.find(({ height }) => height === block.height)
  const t = translationsIn(language, 'blocks')
  const things = translationsIn(language, 'things')
  const locale = localeOf[language]
  const height = block.height.toLocaleString(numberLocale)
  const proposer = block.moniker || shortenAddress(block.proposer)
  const count = Number(block.numTxs)
  const failed = line?.failed ?? 0
  return {
    kind: t('block', { height }),
    badge: failed === 0 ? undefined : { text: things('failedCount', { count: failed }), tone: 'bad' },
    sentence:
      count === 0
        ? t('saidEmpty', { proposer, height })
        : t('said', { proposer, height, transactions: things('transactions', { count }) }),
    facts: [
      { name: t('time'), value: formatMoment(Number(block.blockUnixTimestamp), locale, 0) },
      { name: t('transactions'), value: count.toLocaleString(numberLocale) },
      ...(line !== undefined ? [{ name: t('gas'), value: line.gasUsed.toLocaleString(numberLocale) }] : []),
    ],
  }
}
