import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { fetchAuction, fetchBids, fetchBurnt } from '../../sources/funds.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { number } from '../../views/lists/cells.server.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/auctions'
import { listRounds } from './lists.server.ts'

export const headers = pageHeaders

/** The auctions of what the exchange earned, round by round. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const place = { cursor: readCursor(url.searchParams, 'rounds'), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'funds')
  const [{ value: facts, beside }, rounds] = await Promise.all([
    noteBeside(() => listFacts(naming)),
    pagedSection({
      id: 'rounds',
      title: t('rounds'),
      fetch: listRounds(naming),
      empty: t('none.rounds'),
      path: '/auctions/',
      file: '/auctions.csv',
      page: { ...place, language },
    }),
  ])
  return {
    title: t('auctions'),
    description: t('auctionsSaid'),
    heading: [t('auctions')],
    about: t('auctionsSaid'),
    facts: [...facts, ...factOfSource(beside, language)],
    sections: [rounds],
    isLive: place.cursor === '',
  }
})

/** What can't be had now is left out: the rounds below say why. */
async function listFacts(naming: Naming): Promise<ToldFact[]> {
  const t = translationsIn(naming.language, 'funds')
  const [burnt, now] = await Promise.all([part(fetchBurnt()), part(fetchAuction(-1n))])
  const facts: ToldFact[] = []
  if (burnt.value !== undefined)
    facts.push({ name: t('burnt'), shown: [...number(burnt.value).shown, ' INJ'] })
  if (now.value === undefined) return facts
  const { round, endTimestamp } = now.value
  facts.push({
    name: t('running'),
    shown: [{ text: String(round), to: `/auction/${round}/`, look: 'identifier' }],
  })
  const bids = await part(fetchBids(round, { limit: 1, cursor: '' }))
  const [highest] = bids.value?.bids ?? []
  if (bids.value !== undefined)
    facts.push({
      name: t('highest'),
      shown:
        highest === undefined ? [t('noBid')] : [writeCoin({ denom: 'inj', amount: highest.amount }, naming)],
    })
  return [...facts, { name: t('ends'), shown: [writeMoment(endTimestamp, naming.language)] }]
}

export default function AuctionsPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
