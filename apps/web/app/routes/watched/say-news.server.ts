import type { AccountTrade } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { inUnit, plainText, type Written } from '../../language/written.ts'
import { fetchAccountTrades } from '../../sources/account.server.ts'
import { fetchMentions } from '../../sources/names/mentions.server.ts'
import { addMentions } from '../../sources/names/mentions.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { findTransaction } from '../../sources/transactions/transactions.server.ts'
import { orderNumber, price as priceCell } from '../../views/lists/cells.server.ts'
import { part } from '../../page.server.ts'
import { viewTransaction } from '../transactions/view.server.ts'

/** Something that happened, in a sentence, and the page that has more of it. Time in milliseconds since 1970. */
export type Said = { said: string; path: string; time: number; hasFailed: boolean }

/** What a transaction did; undefined when the index doesn't have it. */
export async function sayTransaction(hash: string, naming: Naming): Promise<Said | undefined> {
  const [detail, mentions] = await Promise.all([findTransaction(hash), part(fetchMentions(hash))])
  if (detail === undefined) return undefined
  const then = namesAt(naming.names, detail.blockNumber)
  const names = mentions.value === undefined ? then : addMentions(then, mentions.value)
  const view = viewTransaction(detail, { ...naming, names })
  return {
    said: plainText(view.sentence),
    path: `/transaction/${view.hash}/`,
    time: view.time,
    hasFailed: view.failure !== undefined,
  }
}

/** So many of its newest trades are looked through: older ones are no news. */
const mostTrades = 100

/** What an account traded in a block; undefined when none of it was more than a try. */
export async function sayTrading(
  { account, height }: { account: string; height: bigint },
  naming: Naming,
): Promise<Said | undefined> {
  const page = { account, cursor: '', limit: mostTrades, isClosing: false }
  const { trades } = await fetchAccountTrades(page)
  const there = trades.filter(({ fill }) => fill?.height === height)
  const [first] = there
  if (first?.fill === undefined) return undefined
  const t = translationsIn(naming.language, 'watching')
  const said = sayTrade(first, naming)
  return {
    said: there.length === 1 ? said : t('moreTrades', { said, count: there.length - 1 }),
    path: `/account/${account}/trades/`,
    time: Number(first.fill.time),
    hasFailed: false,
  }
}

function sayTrade({ fill, quoteDenom }: AccountTrade, naming: Naming): string {
  const t = translationsIn(naming.language, 'watching')
  const plain = (shown: Written) => plainText(shown)
  const price = inUnit(plain(priceCell(fill?.price).shown), symbolOf(quoteDenom, naming))
  return t(fill?.isBuy === true ? 'bought' : 'sold', {
    quantity: plain(orderNumber(fill?.quantity).shown),
    market: writeMarketOf(fill?.marketId ?? '', naming).text,
    price,
  })
}
