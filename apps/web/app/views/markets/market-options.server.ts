import type { MarketKind } from '@injsight/chain'
import { isolateOdd } from '../../language/isolate.ts'
import type { Naming } from '../../language/write-part.server.ts'

type Option = { value: string; text: string }

/** Markets to choose from, by name; one that nobody has named can be asked for too, and stands first where it is chosen. */
export function listMarketOptions(
  chosen: string,
  isOffered: (kind: MarketKind) => boolean,
  { names }: Naming,
): Option[] {
  const known = [...names.markets.values()]
    .filter(({ kind }) => isOffered(kind))
    .map(({ id, ticker }) => ({ value: id, text: isolateOdd(ticker) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen)
  return isKnown ? known : [{ value: chosen, text: chosen }, ...known]
}
