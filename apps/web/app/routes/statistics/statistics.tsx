import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { beyondSources } from '../../trouble.ts'
import { drawSparkline } from '../../ui/charts/draw-sparkline.ts'
import { Sparkline } from '../../ui/charts/sparkline.tsx'
import { Link } from '../../ui/link.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/statistics'
import { metrics, pathOfMetric, type Metric } from './read-metric.ts'
import { fetchMetric, listQuotes, sumOf, type MetricSeries } from './series.server.ts'

export const headers = pageHeaders

/** All that is counted, each as a line. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'statistics')
  const hasVolume = listQuotes(naming).length > 0
  const shown = metrics.filter((metric) => metric !== 'volume' || hasVolume)
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
    cards: await Promise.all(shown.map((metric) => viewCard(metric, naming))),
  }
})

/** What leads to a series; `unit` is empty where its value needs none. */
type Card = { name: string; path: string; value: string; unit: string; says: string; line: string }

async function viewCard(metric: Metric, naming: Naming): Promise<Card> {
  const t = translationsIn(naming.language, 'statistics')
  const denom = metric === 'volume' ? (listQuotes(naming)[0] ?? '') : ''
  const series = await part(fetchMetric({ metric, resolution: undefined, denom, naming }))
  return {
    name: t(`metrics.${metric}`),
    path: pathIn(naming.language, pathOfMetric(metric) + formatQuery({ denom })),
    ...valueOf(series.value, metric, { denom, naming }),
    says: sayMissing(series.missing, naming) ?? t(`says.${metric}`),
    line: drawSparkline((series.value?.points ?? []).map((point) => Number(point.value))),
  }
}

function sayMissing(missing: string | undefined, { language }: Naming): string | undefined {
  return missing === beyondSources ? translationsIn(language, 'states')('beyond.title') : missing
}

type Counted = { denom: string; naming: Naming }

function valueOf(series: MetricSeries | undefined, metric: Metric, { denom, naming }: Counted) {
  if (series === undefined) return { value: '—', unit: '' }
  if (metric === 'volume') return { value: sumOf(series), unit: symbolOf(denom, naming) }
  if (metric !== 'active_accounts') return { value: sumOf(series), unit: '' }
  // Who signed in two times would count twice in a sum of them.
  const unit = translationsIn(naming.language, 'statistics')('newest', { by: series.resolution })
  return { value: series.points.at(-1)?.value ?? '0', unit }
}

export default function StatisticsPage({ loaderData: { page: told, cards } }: Route.ComponentProps) {
  return (
    <ToldPageView page={told}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ name, path, value, unit, says, line }) => (
          <li key={path} className="card grid grid-rows-[auto_auto_1fr] gap-1 p-[18px]">
            <h2 className="text-[13px]">
              <Link className="link" to={path}>
                {name}
              </Link>
            </h2>
            <p className="text-[22px] leading-7 font-semibold tracking-tight wrap-anywhere">
              {value}
              {unit !== '' && (
                <>
                  &nbsp;<span className="text-[13px] font-normal tracking-normal text-muted">{unit}</span>
                </>
              )}
            </p>
            <p className="text-[13px] text-faint">{says}</p>
            {line !== '' && <Sparkline line={line} />}
          </li>
        ))}
      </ul>
    </ToldPageView>
  )
}
