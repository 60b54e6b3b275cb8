import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/metric-csv'
import { readMetric, readResolution } from './read-metric.ts'
import { fetchMetric, listQuotes, toTable } from './series.server.ts'

/** A series of what is counted, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const metric = readMetric(params.metric)
  const naming = { language, names: await fetchNames() }
  const quotes = listQuotes(naming)
  const denom = quotes.find((one) => one === url.searchParams.get('denom')) ?? quotes[0] ?? ''
  const asked = { metric, resolution: readResolution(url.searchParams), denom, naming }
  const series = await fetchMetric(asked)
  return csvOfTable(url, `statistics-${metric}-by-${series.resolution}`, toTable(series, asked))
})
