import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { listRenamed } from '../../sources/names/names.server.ts'

/** What of these a page calls by the name of its block, and is called otherwise now. */
export function writeRenamed(
  { names, language }: Naming,
  markets: readonly string[],
  denoms: readonly string[],
): string[] {
  const t = translationsIn(language, 'things')
  return listRenamed(names, markets, denoms).map((one) => t('nowCalled', one))
}
