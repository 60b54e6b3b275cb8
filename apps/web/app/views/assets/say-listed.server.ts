import { isolateOdd } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { sayTier } from './asset-table.server.ts'

/** How far to believe an asset by its name, as lists know it; nothing where nobody keeps lists. */
export function sayListed(asset: string, { names, language }: Naming): string[] {
  const { listed, tokens } = names
  if (listed === undefined) return []
  const tier = listed.find(asset)?.tier ?? (asset === 'inj' ? 'verified' : 'unverified')
  const said = [sayTier(tier, { language })]
  const meant = tier === 'verified' ? undefined : listed.findReading(tokens.get(asset)?.symbol ?? '')
  if (meant === undefined || meant.denom === asset) return said
  return [
    ...said,
    `⚠ ${translationsIn(language, 'assets')('alike.same', { symbol: isolateOdd(meant.symbol) })}`,
  ]
}
