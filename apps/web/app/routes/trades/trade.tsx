import { data } from 'react-router'
import { isolateOdd } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, notedPart, page, pageHeaders } from '../../page.server.ts'
import { fetchBlockAuction } from '../../sources/markets/orders.server.ts'
import { findTrade } from '../../sources/markets/trades.server.ts'
import { Absent, type AbsentThing } from '../../ui/absent.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { wholeContent } from '../../views/lists/whole-section.ts'
import { nameMarketAt, writeRenamedMarket } from '../../views/markets/market-then.server.ts'
import { ToldPageView, type ToldPage } from '../../views/pages/told-page.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import { withSource } from '../../views/lists/told-content.server.ts'
import type { Route } from './+types/trade'
import { heightOfTrade, viewBothSides } from './both-sides.server.ts'
import { isTradeId, readKind } from './read-trades.server.ts'
import { viewTrade } from './trade.server.ts'

export const headers = pageHeaders

const mostLines = 200

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const id = params.trade.slice(0, 100)
  const t = translationsIn(language, 'trades')
  const { value: trade, beside } = await noteBeside(async () =>
    isTradeId(id) ? findTrade(kind, id) : undefined,
  )
  const list = { text: t('title', { kind }), path: pathIn(language, `/trade-history/${kind}/`) }
  if (trade === undefined) {
    const absent: AbsentThing = { title: t('absent', { id: isolateOdd(id) }), text: t('absentText'), list }
    return data({ absent, view: undefined }, { status: 404 })
  }
  const height = heightOfTrade(id)
  const [auction, naming] = await Promise.all([
    notedPart(() => fetchBlockAuction(height)),
    nameMarketAt(height, trade.marketId, language),
  ])
  const both = mapPart(auction, (told) => viewBothSides(told, { kind, trade, naming }))
  const { sentence, facts } = viewTrade(kind, trade, naming)
  const told: ToldPage = {
    title: sentence,
    description: `${sentence} · ${id}`,
    heading: [sentence],
    about: writeRenamedMarket(naming, trade.marketId).join(' · '),
    crumbs: { to: list.path, list: list.text, here: id },
    facts: [...facts, ...factOfSource(beside, language)],
    sections: [
      {
        id: 'sides',
        title: t('sides'),
        content: mapPart(both, ({ sides }) =>
          wholeContent({
            table: sides,
            empty: t('none'),
            hint: withSource(t('pooled'), auction.beside, language),
            file: pathIn(language, `/trade-history/${kind}/${id}/sides.csv`),
            most: mostLines,
          }),
        ),
      },
    ],
    isLive: false,
  }
  const ofBlock = { title: t('auction'), facts: both.value?.facts ?? [] }
  return data({ absent: undefined, view: { told, auction: ofBlock } })
})

export default function TradePage({ loaderData: { absent, view } }: Route.ComponentProps) {
  if (view === undefined) return <Absent {...absent} />
  const { told, auction } = view
  return (
    <ToldPageView page={told}>
      {auction.facts.length > 0 && (
        <TitledCard title={auction.title}>
          <dl className="facts">
            <ToldFacts facts={auction.facts} />
          </dl>
        </TitledCard>
      )}
    </ToldPageView>
  )
}
