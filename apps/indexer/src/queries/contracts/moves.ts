import type { Pool } from 'pg'
import { accountKey, tokenKey } from '#src/decode/values/keys.ts'

/** A move of a token by CW20 or CW721. */
export type WasmMoveRow = {
  sequence: string
  place: number
  /** null by CW20. */
  token: string | null
  /** null when it came into being. */
  sender: Buffer | null
  /** null when it ceased to be. */
  recipient: Buffer | null
  amount: string
  /** null outside of transactions. */
  hash: Buffer | null
  time: Date | null
}

// Who passed a token on is told as who asked for it: whoever it had reached before is whose it was.
const columns = `m.seq as sequence, m.place, m.token, m.amount, b.address as recipient, t.hash, k.time,
  case when m.token_key is null or m.sender is null then a.address
    else coalesce(p.address, a.address) end as sender`
const details = `left join addresses as a on a.account = m.sender
  left join addresses as b on b.account = m.recipient
  left join lateral (
    select recipient from wasm_moves
      where contract = m.contract and token_key = m.token_key and (seq, place) < (m.seq, m.place)
      order by seq desc, place desc limit 1
  ) as o on m.token_key is not null
  left join addresses as p on p.account = o.recipient
  left join txs as t on t.tx_seq = m.seq
  left join blocks as k on k.height = m.seq >> 16`

type Page = { before: { sequence: bigint; place: number } | undefined; limit: number }

/** What a contract moved, the newest first. */
export async function listWasmMoves(
  pool: Pool,
  contract: Uint8Array,
  { before, limit }: Page,
): Promise<WasmMoveRow[]> {
  const { rows } = await pool.query<WasmMoveRow>({
    name: 'wasm_moves',
    text: `select ${columns} from (
        select * from wasm_moves where contract = $1 and (seq, place) < ($2, $3)
        order by seq desc, place desc limit $4
      ) as m ${details} order by m.seq desc, m.place desc`, // index wasm_moves_contract; before each wasm_moves_token
    values: [accountKey(contract), before?.sequence ?? 2n ** 63n - 1n, before?.place ?? 0, limit],
  })
  return rows
}

/** The same of one token by CW721. */
export async function listMovesOfToken(
  pool: Pool,
  { contract, token }: { contract: Uint8Array; token: string },
  { before, limit }: Page,
): Promise<WasmMoveRow[]> {
  const { rows } = await pool.query<WasmMoveRow>({
    name: 'wasm_moves_token',
    text: `select ${columns} from (
        select * from wasm_moves where contract = $1 and token_key = $2 and (seq, place) < ($3, $4)
        order by seq desc, place desc limit $5
      ) as m ${details} order by m.seq desc, m.place desc`, // index wasm_moves_token
    values: [
      accountKey(contract),
      tokenKey(token),
      before?.sequence ?? 2n ** 63n - 1n,
      before?.place ?? 0,
      limit,
    ],
  })
  return rows
}
