import type { Account } from '#src/decode/values/account.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import { checkDenom, checkRow } from './check-value.ts'
import type { HistoryRow, HistoryTable } from './tables.ts'

type Row = Record<string, unknown>

/** What happened in one block. */
export type History = ReturnType<typeof createHistory>

export function createHistory(noteAccount: (account: Account) => void) {
  const tables = new Map<HistoryTable, Row[]>()
  const denoms = new Map<bigint, string>()
  /** The lists of rows, in the order in which they were appended to. */
  const appended: Row[][] = []
  return {
    tables,
    denoms,
    /** How many rows there are, to come `backTo`. */
    count: () => appended.length,
    backTo(count: number): void {
      while (appended.length > count) appended.pop()?.pop()
    },
    append<Table extends HistoryTable>(table: Table, row: HistoryRow<Table>): void {
      checkRow(table.columns, row)
      const rows = tables.get(table) ?? []
      if (rows.length === 0) tables.set(table, rows)
      rows.push(row)
      appended.push(rows)
    },
    /** The rows that this block has so far: for a row that sums up several events. */
    rowsOf<Table extends HistoryTable>(table: Table): HistoryRow<Table>[] {
      return (tables.get(table) ?? []) as HistoryRow<Table>[]
    },
    /** The key of a denom, whose name is noted. */
    denom(denom: string): bigint {
      checkDenom(denom)
      const key = denomKey(denom)
      denoms.set(key, denom)
      return key
    },
    /** The key of an account, whose address is noted. */
    account(account: Account): bigint {
      noteAccount(account)
      return account.key
    },
  }
}
