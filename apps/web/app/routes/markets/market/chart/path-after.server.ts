import type { NamedMarket } from '@injsight/injsight-v1'
import { formatQuery } from '../../../../format-query.ts'
import { pathIn, type Language } from '../../../../language/languages.ts'
import { findEndAfter } from '../../../../sources/markets/candles.server.ts'
import { queryOfMoment, type Moment } from '../replay/read-moment.ts'

type Asked = { market: NamedMarket; moment: Moment; base: string; language: Language }

/**
 * Where the candles stand that follow on a time: an address by their end, which shows the same whenever it is opened. The
 * newest have the page's own.
 */
export async function pathAfter(after: number, { market, moment, base, language }: Asked): Promise<string> {
  const end = await findEndAfter(market, after / 1000, moment.resolution)
  // The page of a block has the candles of that block: also the newest are another place there.
  const isOwn = moment.at === undefined && end?.isNewest !== false
  const until = isOwn ? undefined : (end?.time ?? after / 1000) * 1000
  return pathIn(language, base + formatQuery(queryOfMoment({ ...moment, until })))
}
