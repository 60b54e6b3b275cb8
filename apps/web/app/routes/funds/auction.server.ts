import { writeMoment } from '../../time/write-moment.server.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { fetchAuction, fetchBids } from '../../sources/funds.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { account, coin, moment, dollars, nothing, words } from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import { worthIn } from '../../views/prices/outside-prices.server.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import { readRound } from './read-round.ts'

/** Where the list of bids begins, and how long it is. */
type PageOfBids = { cursor: string; rows: number }

/** A round of the auction: its basket and its bids. */
export async function loadAuction(round: string, language: Language, bids: PageOfBids): Promise<ToldPage> {
  const [told, { bids: newest }, names] = await Promise.all([
    fetchAuction(readRound(round)),
    fetchBids(readRound(round), { limit: 1, cursor: '' }),
    fetchNames(),
  ])
  const naming = { language, names }
  const t = translationsIn(language, 'funds')
  const { winner, winningBidAmount, endTimestamp } = told
  // Each bid is higher than the one before.
  const said = sayRound(round, { winner, paid: winningBidAmount, highest: newest[0]?.amount }, naming)
  const path = `/auction/${round}/`
  return {
    title: said,
    description: `${said} · ${t('auctionsSaid')}`,
    heading: [said],
    about: '',
    crumbs: { to: pathIn(language, '/auctions/'), list: t('auctions'), here: round },
    facts: [
      { name: t('winner'), shown: winner === '' ? [t('noWinner')] : account(winner, naming).shown },
      ...(winner === ''
        ? []
        : [{ name: t('paid'), shown: [writeCoin({ denom: 'inj', amount: winningBidAmount }, naming)] }]),
      { name: t('ends'), shown: [writeMoment(endTimestamp, language)] },
    ],
    sections: [
      wholeSection({
        id: 'basket',
        title: t('basket'),
        table: tableOfBasket(told, naming),
        empty: t('none.basket'),
        hint: t('hints.value'),
        file: pathIn(language, `${path}basket.csv`),
      }),
      await pagedSection({
        id: 'bids',
        title: t('bids'),
        fetch: listBids(round, naming),
        empty: t('none.bids'),
        path,
        file: `${path}bids.csv`,
        page: { ...bids, language },
        isFarDown: true,
      }),
    ],
    isLive: winner === '',
  }
}

type Told = Awaited<ReturnType<typeof fetchAuction>>

/** What a round auctions. */
export function tableOfBasket({ basket }: Told, naming: Naming): Table {
  const t = translationsIn(naming.language, 'funds')
  return {
    columns: [
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.denom') },
      { name: t('columns.worth'), isNumber: true },
    ],
    rows: basket.map(({ denom, amount, prices: { usd } }) => {
      const decimals = naming.names.tokens.get(denom)?.decimals
      const isPriced = usd !== undefined && decimals !== undefined
      return {
        key: denom,
        cells: [
          coin(denom, amount, naming),
          words([{ text: denom, look: 'identifier' }]),
          isPriced ? dollars(worthIn(usd, amount, decimals)) : nothing,
        ],
      }
    }),
  }
}

/** The bids of a round, the newest first. */
export function listBids(round: string, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'funds')
  return async (page) => {
    const { bids, next } = await fetchBids(readRound(round), page)
    const columns = [
      { name: t('columns.bidder') },
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = bids.map(({ bidder, amount, timestamp }) => ({
      key: amount,
      cells: [
        account(bidder, naming),
        coin('inj', amount, naming),
        timestamp === 0n ? nothing : moment(timestamp, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

type Result = { winner: string; paid: string; highest: string | undefined }

function sayRound(round: string, { winner, paid, highest }: Result, naming: Naming): string {
  const t = translationsIn(naming.language, 'funds')
  const inj = (amount: string) => writeCoin({ denom: 'inj', amount }, naming).text
  if (winner !== '')
    return t('said.won', { round, who: plainText(account(winner, naming).shown), amount: inj(paid) })
  return highest === undefined ? t('said.none', { round }) : t('said.open', { round, amount: inj(highest) })
}
