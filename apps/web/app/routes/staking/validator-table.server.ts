import type { ListValidatorsResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { pictureAt } from '../../views/assets/picture-of.ts'
import { coin, fileOnly, nothing, number, percentage, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import { percent, percentOf } from '../../views/staking/percent.ts'
import type { Ranked } from './choose-validators.server.ts'

/**
 * Validators as a list, for its page and its file.
 *
 * @param pictures ids of those that they have, by who operates them
 */
export function tableOfValidators(
  validators: readonly Ranked[],
  told: ListValidatorsResponse,
  naming: Naming,
  pictures?: ReadonlyMap<string, string>,
): Table {
  const t = translationsIn(naming.language, 'staking')
  const columns = [
    { name: t('columns.rank'), isNumber: true, isOnlyInFile: true },
    { name: t('columns.validator') },
    { name: t('columns.state') },
    { name: t('columns.power'), isNumber: true },
    { name: t('columns.share'), isNumber: true, unit: '%', isOnlyInFile: true },
    { name: t('columns.commission'), isNumber: true, unit: '%' },
    { name: t('columns.uptime'), isNumber: true, unit: '%' },
    { name: t('columns.delegators'), isNumber: true },
    { name: t('columns.selfBond'), isNumber: true },
    { name: t('columns.unit'), isOnlyInFile: true },
    { name: t('columns.operator'), isOnlyInFile: true },
    { name: t('columns.consensus'), isOnlyInFile: true },
  ]
  const bonded = BigInt(told.bonded || 0)
  const rows = validators.map((one) => ({
    key: one.operator,
    cells: [
      fileOnly(one.rank === 0 ? '' : one.rank),
      { ...nameOf(one), ...pictureAt(pictures?.get(one.operator) ?? '') },
      words([t(`states.${stateOf(one)}`)]),
      stakeOf(one, told, naming),
      one.rank === 0 ? nothing : percentage(percentOf(BigInt(one.tokens || 0), bonded)),
      percentage(percent(one.commissionRate)),
      uptimeOf(one, told, naming),
      countOf(one.delegators),
      one.selfBond === '' ? nothing : coin(told.denom, one.selfBond, naming),
      fileOnly(told.denom),
      fileOnly(one.operator),
      fileOnly(one.consensus),
    ],
  }))
  return { columns, rows }
}

const states = ['bonded', 'unbonding', 'unbonded', 'gone'] as const

/** What a validator is, in one of the words that there are for it. */
export function stateOf({ status, jailed }: Pick<Ranked, 'status' | 'jailed'>) {
  return jailed ? 'jailed' : (states.find((state) => state === status) ?? 'gone')
}

function nameOf({ operator, moniker, rank }: Ranked): Cell {
  const name = isolateName(moniker || operator)
  const shown = [{ text: name, title: operator, to: `/validator/${operator}/`, look: 'name' as const }]
  return { shown: rank === 0 ? shown : [`${rank}. `, ...shown], file: moniker }
}

function stakeOf({ tokens, rank }: Ranked, told: ListValidatorsResponse, naming: Naming): Cell {
  if (tokens === '') return nothing
  const stake = coin(told.denom, tokens, naming)
  if (rank === 0) return stake
  return { ...stake, below: [percentOf(BigInt(tokens), BigInt(told.bonded || 0))] }
}

/** Of all blocks since the index began; below it what the chain counts against it. */
function uptimeOf(
  { signed, missed, missedInWindow }: Ranked,
  { window }: ListValidatorsResponse,
  { language }: Naming,
): Cell {
  const all = signed + missed
  const uptime = all === 0n ? nothing : percentage(percentOf(signed, all))
  if (missedInWindow <= 0n || window === 0n) return uptime
  const t = translationsIn(language, 'staking')
  return { ...uptime, below: [t('missed', { missed: String(missedInWindow), window: String(window) })] }
}

/** The index counts them so far. */
const mostCounted = 10_000

/** How many delegate to a validator; a dash where nobody tells. */
export function writeDelegators(count: number): string {
  if (count < 0) return '—'
  return `${formatInteger(count)}${count >= mostCounted ? '+' : ''}`
}

function countOf(delegators: number): Cell {
  if (delegators < 0) return nothing
  return delegators >= mostCounted ? words([writeDelegators(delegators)]) : number(String(delegators))
}
