import { data } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { isolateOdd } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../page.server.ts'
import { fetchBlockAuction } from '../../sources/markets/orders.server.ts'
import { findTrade } from '../../sources/markets/trades.server.ts'
import { Absent, type AbsentThing } from '../../ui/absent.tsx'
import { CopyMenu } from '../../ui/copy-menu.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Missing } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { wholeContent } from '../../views/lists/whole-section.ts'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import type { Route } from './+types/trade'
import { heightOfTrade, nameMarketAt, viewBothSides } from './both-sides.server.ts'
import { isTradeId, readKind } from './read-trades.server.ts'
import { viewTrade } from './trade.server.ts'

export const headers = pageHeaders

const mostLines = 200

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const id = params.trade.slice(0, 100)
  const t = translationsIn(language, 'trades')
  const trade = isTradeId(id) ? await findTrade(kind, id) : undefined
  const list = { text: t('title', { kind }), path: pathIn(language, `/trade-history/${kind}/`) }
  if (trade === undefined) {
    const absent: AbsentThing = { title: t('absent', { id: isolateOdd(id) }), text: t('absentText'), list }
    return data({ absent, view: undefined }, { status: 404 })
  }
  const height = heightOfTrade(id)
  const [auction, naming] = await Promise.all([
    part(fetchBlockAuction(height)),
    nameMarketAt(height, trade.marketId, language),
  ])
  const both = mapPart(auction, (told) => viewBothSides(told, { kind, trade, naming }))
  return data({
    absent: undefined,
    view: {
      id,
      ...viewTrade(kind, trade, naming),
      auction: { title: t('auction'), facts: both.value?.facts ?? [] },
      sides: {
        title: t('sides'),
        content: mapPart(both, ({ sides }) =>
          wholeContent({
            table: sides,
            empty: t('none'),
            hint: t('pooled'),
            file: pathIn(language, `/trade-history/${kind}/${id}/sides.csv`),
            most: mostLines,
          }),
        ),
      },
    },
  })
})

export default function TradePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === undefined) return <Absent {...loaderData.absent} />
  const { id, list, sentence, facts, auction, sides } = loaderData.view
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={sentence} description={`${sentence} · ${id}`} />
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 gap-2">
          <Crumbs to={list.path} list={list.text} here={id} />
          <h1 className="max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance md:text-[27px] md:leading-9">
            {sentence}
          </h1>
        </div>
        <div className="ml-auto shrink-0">
          <CopyMenu />
        </div>
      </div>
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
      {auction.facts.length > 0 && (
        <TitledCard title={auction.title}>
          <dl className="facts">
            <ToldFacts facts={auction.facts} />
          </dl>
        </TitledCard>
      )}
      {sides.content.value === undefined ? (
        <TitledCard title={sides.title}>
          <Missing what="auction" why={sides.content.missing} />
        </TitledCard>
      ) : (
        <ListSection id="sides" group="auction" {...sides} />
      )}
    </main>
  )
}
