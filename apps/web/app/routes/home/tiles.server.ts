import { drawSparkline } from '../../ui/charts/draw-sparkline.ts'
import type { Head } from '../../live/head.ts'
import { formatInteger } from '../../language/format-integer.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { fetchStats } from '../../sources/blocks/blocks.server.ts'

/** A figure of the chain; `more` and `line` are empty where there is nothing to say or draw. */
export type Tile = { name: string; value: string; more: string; line: string }

type Stats = Awaited<ReturnType<typeof fetchStats>>
type Pace = { blocks: number; perSecond: string; blockSeconds: string }
type Known = { pace: Pace | undefined; series: Record<string, readonly number[]>; language: Language }

/** How fast the chain has gone lately; undefined from a single block. */
export function paceOf(heads: readonly Head[]): Pace | undefined {
  const [newest] = heads
  const oldest = heads.at(-1)
  if (newest === undefined || oldest === undefined || newest.time <= oldest.time) return undefined
  const seconds = (newest.time - oldest.time) / 1000
  const transactions = heads.slice(0, -1).reduce((sum, { txs }) => sum + txs, 0)
  return {
    blocks: heads.length - 1,
    perSecond: (transactions / seconds).toFixed(2),
    blockSeconds: (seconds / (heads.length - 1)).toFixed(2),
  }
}

export function toTiles(stats: Stats, { pace, series, language }: Known): Tile[] {
  const t = translationsIn(language, 'home')
  const unknown = translationsIn(language, 'states')('unknown')
  const over = pace === undefined ? '' : t('overBlocks', { count: pace.blocks })
  const drawn = (metric: string) => drawSparkline(series[metric] ?? [])
  const tile = (name: string, value: bigint | string, { more = '', line = '' } = {}): Tile => ({
    name,
    value: typeof value === 'string' ? value : formatInteger(value),
    more,
    line,
  })
  return [
    tile(t('transactions24h'), stats.txs24H, { line: drawn('transactions') }),
    tile(t('transactions30d'), stats.txs30D),
    tile(t('transactionsAll'), stats.txsTotal),
    tile(t('tps'), pace?.perSecond ?? unknown, { more: over }),
    tile(t('blocks24h'), stats.blockCount24H, { line: drawn('blocks') }),
    tile(t('blockTime'), pace ? t('seconds', { seconds: pace.blockSeconds }) : unknown, { more: over }),
    tile(t('addresses'), stats.addresses, {
      more: t('assets', { count: Number(stats.assets) }),
      line: drawSparkline(runningSum(series['new_accounts'] ?? [])),
    }),
    tile(t('supply'), stats.injSupply),
  ]
}

function runningSum(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}
