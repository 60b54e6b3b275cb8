/**
 * Where a list that is ranked by a number goes on, that several tables make up: a line of one of them. Of lines with equal
 * rank those of one table come before those of the next, each by its key from above.
 */
export type RankPlace = { rank: bigint; kind: string; key: string }

/** Below this line a table goes on. */
export type Bound = { rank: string; key: string }

/** More than any rank, of tables that keep it in 64 bits. */
const most = 2n ** 62n
/** Less than any key: of names, and of those that are hashes. */
export const lowest = { name: '', hash: String(-(2n ** 63n)) }

/** @param kinds of all the tables, in the order in which they come where ranks are equal */
export function boundOf(
  kinds: readonly string[],
  kind: string,
  after: RankPlace | undefined,
  least: string,
): Bound {
  if (after === undefined) return { rank: String(most), key: least }
  const behind = kinds.indexOf(kind) - kinds.indexOf(after.kind)
  if (behind === 0) return { rank: String(after.rank), key: after.key }
  // A table that comes later has not told its lines of this rank yet.
  const rank = behind < 0 ? after.rank : after.rank + 1n
  return { rank: String(rank < most ? rank : most), key: least }
}

/** Lines of tables that come in this order where ranks are equal, each sorted already. */
export function mergeRanked<Row extends { rank: string }>(tables: Row[][], limit: number): Row[] {
  const byRank = (a: Row, b: Row) => {
    const [left, right] = [BigInt(a.rank), BigInt(b.rank)]
    return left < right ? 1 : left > right ? -1 : 0
  }
  return tables.flat().toSorted(byRank).slice(0, limit)
}
