import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Piece } from '../../language/written.ts'
import { formatQuery } from '../../format-query.ts'

/** What an account traded and earned in a market. */
export function linkToRecord(account: string, marketId: string, { language }: Naming): Piece {
  const to = `/account/${account}/trades/${formatQuery({ market: marketId })}`
  return { text: translationsIn(language, 'account')('record.link'), to, look: 'name' }
}
