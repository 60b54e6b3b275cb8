import { isGasTold } from '../live/head.ts'
import { formatMoment } from '../time/format-moment.ts'
import { titleBlock } from '../views/blocks/say-block.server.ts'
import { notThere, passGuard } from '../guards.server.ts'
import { formatInteger } from '../language/format-integer.ts'
import { localeOf, type Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { plainText } from '../language/written.ts'
import { part } from '../page.server.ts'
import { fetchBlockDeeds } from '../sources/blocks/block-deeds.server.ts'
import { findBlock } from '../sources/blocks/blocks.server.ts'
import { fetchHeads } from '../sources/blocks/heads.server.ts'
import type { Card } from './card.ts'

/** What the image of a block says. */
export async function cardOfBlock(id: string, language: Language): Promise<Card> {
  const asked = passGuard('block-search', id)
  const block = await findBlock(asked)
  if (block === undefined) throw notThere('block-search', `No block ${asked} is known`)
  const { height, proposer } = block
  const txs = Number(block.numTxs)
  const [heads, { lines, auction, events, names }] = await Promise.all([
    part(fetchHeads(1, height + 1n)),
    fetchBlockDeeds({ height, txs }, language),
  ])
  const [head] = heads.value ?? []
  const t = translationsIn(language, 'blocks')
  const things = translationsIn(language, 'things')
  const failed = head?.failed ?? 0
  const told = { height, txs, failed, proposer, operator: head?.operator ?? '' }
  const title = titleBlock(
    { ...told, lines: lines.value, markets: auction.value?.markets, events: events.value },
    { language, names },
  )
  return {
    kind: things('block'),
    badge: failed === 0 ? undefined : { text: things('failedCount', { count: failed }), tone: 'bad' },
    sentence: plainText(title),
    facts: [
      { name: t('time'), value: formatMoment(Number(block.blockUnixTimestamp), localeOf[language], 0) },
      { name: t('transactions'), value: formatInteger(txs) },
      ...(head !== undefined && isGasTold(head)
        ? [{ name: t('gas'), value: formatInteger(head.gasUsed) }]
        : []),
    ],
  }
}
