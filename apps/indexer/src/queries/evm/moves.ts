import type { Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'

/** Coins of a denom that a message moved. */
export type CoinMoveRow = {
  sequence: bigint
  place: number
  part: number
  sender: Buffer
  recipient: Buffer
  amount: string
}

/** The moves of a denom in a range of sequences, both ends included, the newest first. */
export async function listCoinMoves(
  pool: Pool,
  denom: string,
  {
    from,
    to,
    after,
    limit,
  }: {
    from: bigint
    to: bigint
    after: Pick<CoinMoveRow, 'sequence' | 'place' | 'part'> | undefined
    limit: number
  },
): Promise<CoinMoveRow[]> {
  const { rows } = await pool.query<Omit<CoinMoveRow, 'sequence'> & { seq: string }>({
    name: after === undefined ? 'coin_moves' : 'coin_moves_after',
    // Index coin_moves_denom, read backwards.
    text: `select m.seq, m.place, m.part, a.address as sender, b.address as recipient, m.amount
      from coin_moves as m join addresses as a on a.account = m.sender join addresses as b on b.account = m.recipient
      where m.denom = $1 and m.seq between $2 and $3
        ${after === undefined ? '' : 'and (m.seq, m.place, m.part) < ($5, $6, $7)'}
      order by m.seq desc, m.place desc, m.part desc limit $4`,
    values: [
      denomKey(denom),
      from,
      after === undefined || after.sequence > to ? to : after.sequence,
      limit,
      ...(after === undefined ? [] : [after.sequence, after.place, after.part]),
    ],
  })
  return rows.map(({ seq, ...row }) => ({ sequence: BigInt(seq), ...row }))
}
