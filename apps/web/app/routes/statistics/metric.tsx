import { formatMoment } from '../../time/format-moment.ts'
import { localeOf, pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf } from '../../language/write-part.server.ts'
import { inUnit } from '../../language/written.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Missing, None } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { CsvLink } from '../../ui/take/csv-link.tsx'
import { ListTable } from '../../views/lists/list-table.tsx'
import { toShown } from '../../views/lists/table.ts'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/metric'
import { ColumnsFigure } from './columns-figure.tsx'
import { drawColumns } from './draw-columns.ts'
import { metrics, pathOfMetric, readMetric, readResolution, resolutions } from './read-metric.ts'
import { fetchMetric, listQuotes, sumOf, toTable } from './series.server.ts'

export const headers = pageHeaders

const mostRows = 100

/** One series of what is counted: as columns, as a table, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const metric = readMetric(params.metric)
  const resolution = readResolution(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const quotes = metric === 'volume' ? listQuotes(naming) : []
  const denom = quotes.find((one) => one === url.searchParams.get('denom')) ?? quotes[0] ?? ''
  const told = await part(fetchMetric({ metric, resolution, denom, naming }))
  const t = translationsIn(language, 'statistics')
  const by = resolution ?? told.value?.resolution ?? 'day'
  const chosen = { by: resolution ?? '', denom }
  const pathTo = (more: Record<string, string>) =>
    pathIn(language, pathOfMetric(metric) + formatQuery({ ...chosen, ...more }))
  const time = (at: bigint | undefined) =>
    at === undefined ? '' : formatMoment(Number(at), localeOf[language], 0)
  const points = told.value?.points ?? []
  /** Of a long time the first points aren't told: the sum is of those that are. */
  const saySince = (since: bigint, first = 0n) =>
    first > since
      ? t('sinceLater', { from: time(first), time: time(since) })
      : t('since', { time: time(since) })
  const [from, to] = [time(points[0]?.time), time(points.at(-1)?.time)]
  const name = t(`metrics.${metric}`)
  return {
    page: {
      title: name,
      description: `${name} · ${t('description')}`,
      heading: [name],
      about: t(`says.${metric}`),
      crumbs: { to: pathIn(language, '/statistics/'), list: t('title'), here: name },
      beside: {
        label: t('metric'),
        choices: metrics.map((one) => ({
          text: t(`metrics.${one}`),
          path: pathIn(language, pathOfMetric(one)),
          isChosen: one === metric,
        })),
      },
      facts: [],
      sections: [],
      isLive: true,
    },
    groups: [
      {
        name: t('resolution'),
        choices: resolutions.map((one) => ({
          text: t(`resolutions.${one}`),
          path: pathTo({ by: one }),
          isChosen: one === by,
        })),
      },
      ...(quotes.length < 2
        ? []
        : [
            {
              name: t('quote'),
              choices: quotes.map((one) => ({
                text: symbolOf(one, naming),
                path: pathTo({ denom: one }),
                isChosen: one === denom,
              })),
            },
          ]),
    ],
    missing: told.missing,
    none: t('none'),
    figure: {
      path: drawColumns(points.map(({ value }) => Number(value))),
      alt: t('alt', { metric: name, count: points.length, first: from, last: to }),
      from,
      to,
    },
    said: [
      // Who signed in two times would count twice.
      ...(metric === 'active_accounts' || told.value === undefined
        ? []
        : [t('sum', { value: inUnit(sumOf(told.value), denom === '' ? '' : symbolOf(denom, naming)) })]),
      ...(told.value === undefined || told.value.since === 0n
        ? []
        : [saySince(told.value.since, points[0]?.time)]),
      ...(points.length > mostRows ? [t('cut', { count: mostRows })] : []),
    ].join(' · '),
    table:
      told.value === undefined
        ? undefined
        : toShown(toTable(told.value, { metric, denom, naming }), mostRows),
    csv: pathIn(language, `/statistics/${metric}.csv${formatQuery({ by, denom })}`),
  }
})

export default function MetricPage({ loaderData }: Route.ComponentProps) {
  const { page: told, groups, missing, none, figure, said, table, csv } = loaderData
  return (
    <ToldPageView page={told}>
      <ChoiceGroups groups={groups} />
      <TitledCard title={told.title}>
        {missing !== undefined && <Missing what="figures" why={missing} />}
        {table !== undefined && table.rows.length === 0 && <None>{none}</None>}
        {table !== undefined && table.rows.length > 0 && (
          <>
            <ColumnsFigure {...figure} />
            <p className="card-note">{said}</p>
            <div className="border-t border-hairline">
              <ListTable table={table} />
            </div>
            <p className="no-print px-[18px] py-3">
              <CsvLink file={csv} />
            </p>
          </>
        )}
      </TitledCard>
    </ToldPageView>
  )
}
