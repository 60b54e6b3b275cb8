import type { Head } from '@injsight/injsight-v1'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'

/**
 * How long the chain took for the block of a transaction: from the time of its parent to its own. When the transaction was
 * sent no block says.
 *
 * @param heads the block and its parent; nothing is told where either is missing
 */
export function factOfBlockTime(
  height: bigint,
  heads: readonly Pick<Head, 'height' | 'time'>[] | undefined,
  language: Language,
): ToldFact[] {
  const [own, parent] = heads ?? []
  if (own?.height !== height || parent?.height !== height - 1n) return []
  const seconds = (Number(own.time - parent.time) / 1000).toFixed(2)
  return [
    {
      name: translationsIn(language, 'home')('blockTime'),
      shown: [translationsIn(language, 'blocks')('afterParent', { seconds })],
    },
  ]
}
