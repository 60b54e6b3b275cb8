import { decimalOf, marketIdOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import { fieldOf, type UiApi } from '../ui-api/ui-api.ts'

/** The last 24 hours of a market, in decimal notation and whole tokens; empty for what isn't told. */
export type Summary = Record<'open' | 'high' | 'low' | 'price' | 'volume', string>

/** By the ids of markets. The UI API tells them, or else the charts do. */
export async function fetchSummaries(
  uiApi: UiApi,
  charts: Pick<Host, 'getJson'>,
  kind: 'spot' | 'derivative',
): Promise<ReadonlyMap<string, Summary>> {
  const path = `/api/chart/v1/${kind}/market_summary_all?resolution=24h`
  return uiApi.orElse(
    `${kind}Summary`,
    (told) => (Array.isArray(told) ? readSummaries(told) : undefined),
    async () => {
      const told: unknown = JSON.parse((await charts.getJson(path)).toString())
      return readSummaries(Array.isArray(told) ? told : [])
    },
  )
}

function readSummaries(rows: readonly unknown[]): Map<string, Summary> {
  return new Map(
    rows.flatMap((row) => {
      const id = marketIdOf(fieldOf(row, 'marketId'))
      const of = (name: keyof Summary) => unsigned(decimalOf(fieldOf(row, name)))
      return id === undefined
        ? []
        : [
            [
              id,
              {
                open: of('open'),
                high: of('high'),
                low: of('low'),
                price: of('price'),
                volume: of('volume'),
              },
            ],
          ]
    }),
  )
}

function unsigned(text: string): string {
  return text.startsWith('-') ? '' : text
}
