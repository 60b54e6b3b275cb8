import { readSubaccount } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Piece } from '../../language/written.ts'

/** What the owner of a subaccount traded and earned in a market. */
export function linkToRecord(subaccountId: string, marketId: string, { language }: Naming): Piece {
  const { account } = readSubaccount(subaccountId)
  const to = `/account/${account}/trades/?${new URLSearchParams({ market: marketId }).toString()}`
  return { text: translationsIn(language, 'account')('record.link'), to, look: 'name' }
}
