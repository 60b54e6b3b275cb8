import type { Columns, RowOf } from './columns.ts'

/**
 * A table that mirrors a part of the chain's own state at the head of the index, and holds nothing else: so what
 * the events lead to is what the node's queries say, and an index may begin with either.
 */
export type StateTable<Key extends Columns = Columns, Values extends Columns = Columns> = {
  name: string
  key: Key
  columns: Key & Values
}

export type StateRow<Table> =
  Table extends StateTable<infer Key, infer Values> ? RowOf<Key> & RowOf<Values> : never
export type StateKey<Table> = Table extends StateTable<infer Key> ? RowOf<Key> : never

/** @example stateTable('delegations', { delegator: 'text', validator: 'text' }, { shares: 'decimal' }) */
export function stateTable<const Key extends Columns, const Values extends Columns>(
  name: string,
  key: Key,
  values: Values,
): StateTable<Key, Values> {
  return { name, key, columns: { ...key, ...values } }
}

/**
 * A table of what happened. Its rows follow from one block alone, whatever came before it: so blocks may be
 * indexed in any order. It is partitioned by its first column, a height or a sequence (height << 16 | place).
 */
export type HistoryTable<Shape extends Columns = Columns> = {
  name: string
  by: 'height' | 'sequence'
  columns: Shape
}

export type HistoryRow<Table> = Table extends HistoryTable<infer Shape> ? RowOf<Shape> : never

/** @example historyTable('funding', 'sequence', { seq: 'int8', market: 'int8', rate: 'decimal' }) */
export function historyTable<const Shape extends Columns>(
  name: string,
  by: 'height' | 'sequence',
  columns: Shape,
): HistoryTable<Shape> {
  return { name, by, columns }
}
