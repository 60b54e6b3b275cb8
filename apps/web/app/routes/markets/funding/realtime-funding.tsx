import { useRevalidateOnHead } from '../../../live/live.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../../page.server.ts'
import { fetchPerpetuals } from '../../../sources/markets/exchange.server.ts'
import { Countdown } from '../../../time/countdown.tsx'
import { ListPages } from '../../../ui/pager.tsx'
import { Missing, None } from '../../../ui/states.tsx'
import { TableHead } from '../../../ui/table-head.tsx'
import { listMarketPages } from '../../../views/markets/market-pages.server.ts'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import type { Route } from './+types/realtime-funding'
import { namesOfRates, viewRates, type RateLine } from './realtime-funding.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const t = translationsIn(language, 'market')
  const markets = await part(fetchPerpetuals())
  return {
    heading: translationsIn(language, 'markets')('list.realtime'),
    about: t('funding.about'),
    pages: listMarketPages('realtime', { language }),
    columns: namesOfRates(language),
    file: pathIn(language, '/markets/realtime-funding-rate.csv'),
    none: t('funding.noPerpetual'),
    hint: t('funding.positive'),
    rates: mapPart(markets, (told) => viewRates(told, language)),
  }
})

export default function RealtimeFundingPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, columns, file, none, hint, rates } = loaderData
  useRevalidateOnHead()
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <section className="card">
        {rates.value === undefined && <Missing what="markets" why={rates.missing} />}
        {rates.value?.length === 0 && <None>{none}</None>}
        {rates.value !== undefined && rates.value.length > 0 && (
          <table className="table">
            <TableHead names={columns} isNumber={(at) => at > 0} />
            <tbody>
              {rates.value.map((line) => (
                <Line key={line.id} line={line} columns={columns} />
              ))}
            </tbody>
          </table>
        )}
        <ListPages name={heading} pages={{ file, links: [] }} />
        <p className="card-note">{hint}</p>
      </section>
    </main>
  )
}

function Line({ line, columns }: { line: RateLine; columns: readonly string[] }) {
  return (
    <tr>
      <td data-label={columns[0]}>
        <Words of={line.market} />
      </td>
      <td data-label={columns[1]} className="number">
        <Words of={line.rate} />
      </td>
      <td data-label={columns[2]} className="number">
        <Countdown time={line.next} />
      </td>
      <td data-label={columns[3]} className="number">
        <Words of={line.interest} />
      </td>
      <td data-label={columns[4]} className="number">
        <Words of={line.cap} />
      </td>
      <td data-label={columns[5]} className="number">
        {line.interval}
      </td>
    </tr>
  )
}
