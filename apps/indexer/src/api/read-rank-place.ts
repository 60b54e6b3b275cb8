import type { RankPlace } from '#src/queries/tokens/rank-places.ts'
import { notOurs, readCursor } from './accounts/read-page.ts'

/** @property named the kind whose keys are names; those of the others are hashes @property digits that a rank may have */
type Ranked = { kinds: readonly string[]; named: string; digits: number }

/**
 * Where a list that several tables make up goes on, as the page before told.
 *
 * @throws Fault `invalid-input`
 */
export function readRankPlace(cursor: string, { kinds, named, digits }: Ranked): RankPlace | undefined {
  const parts = readCursor(cursor, 3)
  if (parts === undefined) return undefined
  const [rank = '', kind = '', key = ''] = parts
  const isRank = /^\d+$/.test(rank) && rank.length <= digits
  const isKey = kind === named || /^-?\d{1,19}$/.test(key)
  if (!isRank || !isKey || !kinds.includes(kind)) throw notOurs()
  return { rank: BigInt(rank), kind, key: kind === named ? key : String(BigInt.asIntN(64, BigInt(key))) }
}
