import type { Pool } from 'pg'
import { moveKinds } from '#src/handlers/staking/history.ts'
import { accountKey, heightOf } from '#src/decode/values/keys.ts'

/**
 * The newest first; the next page goes on before `seq` of its last row. A page is longer than its limit where rows
 * share a place: they are never torn apart.
 */
export type Page = { before: bigint | undefined; limit: number }

const newest = 2n ** 63n - 1n

/** Addresses are 20 bytes, a validator's those of its operator. */
export type StakingMove = {
  seq: bigint
  height: bigint
  kind: (typeof moveKinds)[number]
  delegator: Buffer
  validator: Buffer
  destination: Buffer | null
  amount: string
}

type MoveRow = Omit<StakingMove, 'seq' | 'height' | 'kind'> & { seq: string; kind: number }

const moveColumns = `m.seq, m.kind, d.address as delegator, v.address as validator, t.address as destination, m.amount`
const moveNames = `left join addresses as d on d.account = m.delegator
  left join addresses as v on v.account = m.validator left join addresses as t on t.account = m.destination`

/** What an account did with its stake. */
export async function listMovesOfDelegator(
  pool: Pool,
  delegator: Uint8Array,
  { before, limit }: Page,
): Promise<StakingMove[]> {
  const { rows } = await pool.query<MoveRow>({
    name: 'moves_of_delegator',
    text: `select ${moveColumns} from (
        select * from staking_moves where delegator = $1 and seq < $2 order by seq desc fetch first $3 rows with ties
      ) as m ${moveNames} order by m.seq desc`, // index staking_moves_delegator
    values: [accountKey(delegator), before ?? newest, limit],
  })
  return rows.map(readMove)
}

/** What others and it itself did with the stake of a validator, what came from other validators included. */
export async function listMovesOfValidator(
  pool: Pool,
  operator: Uint8Array,
  { before, limit }: Page,
): Promise<StakingMove[]> {
  const { rows } = await pool.query<MoveRow>({
    name: 'moves_of_validator',
    text: `select ${moveColumns} from (
        (select * from staking_moves where validator = $1 and seq < $2 order by seq desc fetch first $3 rows with ties)
        union all
        (select * from staking_moves where destination = $1 and seq < $2 order by seq desc fetch first $3 rows with ties)
        order by seq desc fetch first $3 rows with ties
      ) as m ${moveNames} order by m.seq desc`, // indexes staking_moves_validator and staking_moves_destination
    values: [accountKey(operator), before ?? newest, limit],
  })
  return rows.map(readMove)
}

function readMove({ seq, kind, ...row }: MoveRow): StakingMove {
  const sequence = BigInt(seq)
  return { ...row, seq: sequence, height: heightOf(sequence), kind: moveKinds[kind] ?? 'delegate' }
}

export type PayoutRow = {
  seq: bigint
  height: bigint
  denom: string
  isCommission: boolean
  validator: Buffer
  amount: string
}

/** Rewards and commission that an account was paid; the denoms of a payment share its place. */
export async function listPayouts(
  pool: Pool,
  delegator: Uint8Array,
  { before, limit }: Page,
): Promise<PayoutRow[]> {
  const { rows } = await pool.query<Omit<PayoutRow, 'seq' | 'height'> & { seq: string }>({
    name: 'payouts_of',
    text: `select p.seq, n.denom, p.is_commission as "isCommission", v.address as validator, p.amount
      from (
        select * from payouts where delegator = $1 and seq < $2 order by seq desc fetch first $3 rows with ties
      ) as p
      left join denoms as n on n.id = p.denom
      left join addresses as v on v.account = p.validator
      order by p.seq desc, p.validator, p.is_commission, n.denom`, // index payouts_delegator
    values: [accountKey(delegator), before ?? newest, limit],
  })
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq), height: heightOf(BigInt(row.seq)) }))
}

export type SlashRow = {
  seq: bigint
  height: bigint
  kind: string
  power: string | null
  burned: string | null
}

/** How often and why a validator was slashed or jailed. */
export async function listSlashes(
  pool: Pool,
  consensus: Buffer,
  { before, limit }: Page,
): Promise<SlashRow[]> {
  const { rows } = await pool.query<Omit<SlashRow, 'seq' | 'height'> & { seq: string }>({
    name: 'slashes_of_validator',
    text: `select seq, kind, power, burned from slashes
      where consensus = $1 and seq < $2 order by seq desc fetch first $3 rows with ties`, // index slashes_consensus
    values: [consensus, before ?? newest, limit],
  })
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq), height: heightOf(BigInt(row.seq)) }))
}
