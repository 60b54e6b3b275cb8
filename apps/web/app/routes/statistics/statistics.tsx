import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { drawSparkline } from '../../ui/charts/draw-sparkline.ts'
import { Sparkline } from '../../ui/charts/sparkline.tsx'
import { Link } from '../../ui/link.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/statistics'
import { metrics, pathOfMetric, type Metric } from './read-metric.ts'
import { fetchMetric, listQuotes, sumOf } from './series.server.ts'

export const headers = pageHeaders

/** All that is counted, each as a line. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'statistics')
  return {
    page: {
      title: t('title'),
      description: t('description'),
      heading: [t('title')],
      about: t('about'),
      facts: [],
      sections: [],
      isLive: true,
    },
    cards: await Promise.all(
      metrics.filter((metric) => metric !== 'volume').map((metric) => viewCard(metric, naming)),
    ),
    volume: listQuotes(naming).length === 0 ? undefined : volumeCard(naming),
  }
})

/** What leads to a series; `value` is empty where it can't be had now. */
type Card = { name: string; path: string; value: string; says: string; line: string }

async function viewCard(metric: Metric, naming: Naming): Promise<Card> {
  const t = translationsIn(naming.language, 'statistics')
  const series = await part(fetchMetric({ metric, resolution: undefined, denom: '', naming }))
  const { value } = series
  return {
    name: t(`metrics.${metric}`),
    path: pathIn(naming.language, pathOfMetric(metric)),
    // Who signed in two times would count twice in a sum of them.
    value: value === undefined ? '—' : metric === 'active_accounts' ? '' : sumOf(value),
    says: series.missing ?? t(`says.${metric}`),
    line: drawSparkline((value?.points ?? []).map((point) => Number(point.value))),
  }
}

function volumeCard({ language }: Naming): Card {
  const t = translationsIn(language, 'statistics')
  const path = pathIn(language, pathOfMetric('volume'))
  return { name: t('metrics.volume'), path, value: '', says: t('says.volume'), line: '' }
}

export default function StatisticsPage({ loaderData: { page: told, cards, volume } }: Route.ComponentProps) {
  return (
    <ToldPageView page={told}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {[...cards, ...(volume === undefined ? [] : [volume])].map(({ name, path, value, says, line }) => (
          <li key={path} className="card grid content-start gap-1 p-[18px]">
            <h2 className="text-[13px]">
              <Link className="link" to={path}>
                {name}
              </Link>
            </h2>
            {value !== '' && (
              <p className="text-[22px] leading-7 font-semibold tracking-tight [overflow-wrap:anywhere]">
                {value}
              </p>
            )}
            <p className="text-[13px] text-faint">{says}</p>
            {line !== '' && <Sparkline line={line} />}
          </li>
        ))}
      </ul>
    </ToldPageView>
  )
}
