import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** A move of a token by ERC-1155. */
export type ItemMoveRow = {
  sequence: bigint
  /** Of the log in its block, and of the move in the log. */
  place: number
  part: number
  /** null when it came into being. */
  sender: Buffer | null
  /** null when it ceased to be. */
  recipient: Buffer | null
  amount: string
}

type Page = { after: Pick<ItemMoveRow, 'sequence' | 'place' | 'part'> | undefined; limit: number }

/** The moves of one token of a contract, the newest first. */
export async function listItemMoves(
  pool: Pool,
  { contract, token }: { contract: Uint8Array; token: bigint },
  { after, limit }: Page,
): Promise<ItemMoveRow[]> {
  const { rows } = await pool.query<Omit<ItemMoveRow, 'sequence'> & { seq: string }>({
    name: 'item_moves',
    // Index evm_item_moves_token, read backwards.
    text: `select m.seq, m.place, m.part, m.amount, a.address as sender, b.address as recipient from (
        select * from evm_item_moves where contract = $1 and token = $2::numeric and (seq, place, part) < ($3, $4, $5)
        order by seq desc, place desc, part desc limit $6
      ) as m left join addresses as a on a.account = m.sender left join addresses as b on b.account = m.recipient
      order by m.seq desc, m.place desc, m.part desc`,
    values: [
      accountKey(contract),
      String(token),
      after?.sequence ?? 2n ** 63n - 1n,
      after?.place ?? 0,
      after?.part ?? 0,
      limit,
    ],
  })
  return rows.map(({ seq, ...row }) => ({ sequence: BigInt(seq), ...row }))
}
