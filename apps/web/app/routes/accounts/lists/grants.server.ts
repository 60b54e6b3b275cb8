import type { Allowance, Grant } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import { titleOf } from '../../../language/labels.server.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { joined } from '../../../language/written.ts'
import { formatLength } from '../../../time/format-span.ts'
import { fetchAllowances, fetchGrants } from '../../../sources/account.server.ts'
import { account, coins, fileOnly, moment } from '../../../views/lists/cells.server.ts'
import { readLimits, type Limits } from './limits.ts'
import type { List } from './list.ts'
import type { Cell, Row } from '../../../views/lists/table.ts'

type Direction = 'granter' | 'grantee'

const others = { granter: 'grantee', grantee: 'granter' } as const

function grantsBy(by: Direction, file: string, count: List['count']): List {
  return {
    file,
    count,
    async fetch({ naming, ...page }) {
      const { grants, next, unknown } = await fetchGrants({ ...page, by })
      const t = translationsIn(naming.language, 'account')
      const columns = [
        { name: t('columns.who') },
        { name: t('columns.may') },
        { name: t('columns.limit') },
        { name: t('columns.until'), isTime: true, isNumber: true },
      ]
      return { table: { columns, rows: grants.map((grant) => grantRow(grant, by, naming)) }, next, unknown }
    },
  }
}

function grantRow(grant: Grant, by: Direction, naming: Naming): Row {
  const { messageType, authorization, expiration } = grant
  const other = grant[others[by]]
  const title = titleOf(messageType, naming.language)
  return {
    key: `${other} ${messageType}`,
    cells: [
      account(other, naming),
      { shown: [{ text: title, title: messageType, look: 'name' }], file: messageType },
      limitCell(authorization, naming),
      untilCell(expiration, naming),
    ],
  }
}

function allowancesBy(by: Direction, file: string, count: List['count']): List {
  return {
    file,
    count,
    async fetch({ naming, ...page }) {
      const { allowances, next, unknown } = await fetchAllowances({ ...page, by })
      const t = translationsIn(naming.language, 'account')
      const columns = [
        { name: t('columns.who') },
        { name: t('columns.limit') },
        { name: t('columns.until'), isTime: true, isNumber: true },
      ]
      const rows = allowances.map((allowance) => allowanceRow(allowance, by, naming))
      return { table: { columns, rows }, next, unknown }
    },
  }
}

function allowanceRow(told: Allowance, by: Direction, naming: Naming): Row {
  const other = told[others[by]]
  const { expiration } = readLimits(told.allowance)
  return {
    key: other,
    cells: [account(other, naming), limitCell(told.allowance, naming), untilCell(expiration, naming)],
  }
}

function untilCell(expiration: bigint, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'account')
  return expiration === 0n ? { shown: [t('columns.forever')], file: '' } : moment(expiration, naming)
}

/** What may be spent; in the file, all that the chain holds of it. */
function limitCell(json: string, naming: Naming): Cell {
  const limits = readLimits(json)
  return { ...fileOnly(json), shown: writeLimits(limits, naming) }
}

function writeLimits({ spend, period, hasConditions }: Limits, naming: Naming): Cell['shown'] {
  const t = translationsIn(naming.language, 'account')
  const conditions = hasConditions ? [t('columns.conditions')] : []
  const parts: Cell['shown'][] = [
    ...(spend.length > 0 ? [coins(spend, naming).shown] : []),
    ...(period === undefined ? [] : [writePeriod(period, naming)]),
    ...(conditions.length > 0 ? [conditions] : []),
  ]
  if (parts.length === 0) return [t('columns.noLimit')]
  return joined(parts, ' · ')
}

function writePeriod({ spend, seconds }: NonNullable<Limits['period']>, naming: Naming): Cell['shown'] {
  const t = translationsIn(naming.language, 'account')
  const sum = coins(spend, naming).shown.map((piece) => (typeof piece === 'string' ? piece : piece.text))
  return [t('columns.every', { amount: sum.join(''), time: formatLength(seconds, naming.language) })]
}

export const grantsGiven = grantsBy('granter', 'grants-given', (counts) => counts.grantsGiven)
export const grantsReceived = grantsBy('grantee', 'grants-received', (counts) => counts.grantsReceived)
export const allowancesGiven = allowancesBy(
  'granter',
  'allowances-given',
  ({ allowancesGiven: count }) => count,
)
export const allowancesReceived = allowancesBy(
  'grantee',
  'allowances-received',
  ({ allowancesReceived: count }) => count,
)
