import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

export type SupplyLine = {
  height: bigint
  timeMs: bigint
  minted: bigint
  burned: bigint
  /** Addresses of the accounts that did. */
  accounts: Buffer[]
}

/**
 * The blocks in which something of a denom was minted or burned, newest first, below a height; and the supply at
 * the head as of the same moment, for whoever goes back from there.
 */
export async function listSupplyLines(
  pool: Pool,
  denom: bigint,
  { below, limit }: { below: bigint; limit: number },
): Promise<{ supply: bigint; lines: SupplyLine[] }> {
  const { rows } = await pool.query<{
    supply: string
    height: string | null
    time_ms: string | null
    minted: string
    burned: string
    accounts: Buffer[]
  }>({
    name: 'supply_lines',
    // The primary key of coin_flows, read backwards: a few lines for each block; blocks and addresses by theirs.
    text: `select coalesce((select amount from supplies where denom = $1), 0) as supply, f.*,
        (select ${milliseconds('b.time')} from blocks as b where b.height = f.height) as time_ms,
        array(select a.address from addresses as a where a.account = any(f.keys) order by a.address) as accounts
      from (select) as always left join (
        select height, sum(minted) as minted, sum(burned) as burned, array_agg(account) as keys
        from coin_flows where denom = $1 and height < $2 group by height order by height desc limit $3
      ) as f on true order by f.height desc`,
    values: [denom, below, limit],
  })
  return {
    supply: BigInt(rows[0]?.supply ?? 0),
    lines: rows.flatMap(({ height, time_ms, minted, burned, accounts }) =>
      height === null
        ? []
        : [
            {
              height: BigInt(height),
              timeMs: BigInt(time_ms ?? 0),
              minted: BigInt(minted),
              burned: BigInt(burned),
              accounts,
            },
          ],
    ),
  }
}
