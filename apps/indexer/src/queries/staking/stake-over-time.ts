import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import type { SlashEvent } from '#src/handlers/distribution/tables.ts'
import { moveKinds } from '#src/handlers/staking/history.ts'

/** Validators go by the keys of their accounts. */
export type StakeMove = {
  height: bigint
  kind: (typeof moveKinds)[number]
  validator: bigint
  destination: bigint | null
  amount: bigint
}

/** What an account did with its stake, the newest first. */
export async function listStakeMoves(pool: Pool, account: bigint, limit: number): Promise<StakeMove[]> {
  const { rows } = await pool.query<Record<'seq' | 'validator' | 'amount', string> & Kind>({
    name: 'stake_moves',
    // Index staking_moves_delegator, backwards.
    text: `select seq, kind, validator, destination, amount from staking_moves where delegator = $1
      order by seq desc limit $2`,
    values: [account, limit],
  })
  return rows.flatMap(({ seq, kind, validator, destination, amount }) => {
    const name = moveKinds[kind]
    if (name === undefined) return []
    return {
      height: heightOf(BigInt(seq)),
      kind: name,
      validator: BigInt(validator),
      destination: destination === null ? null : BigInt(destination),
      amount: BigInt(amount),
    }
  })
}
type Kind = { kind: number; destination: string | null }

export type StakeSlash = {
  height: bigint
  validator: bigint
  kind: string
  /** Of what was staked with it, in 10^-18ths; undefined where nobody knows. */
  fraction: bigint | undefined
}

/** What validators lost by slashes after a height. */
export async function listStakeSlashes(
  pool: Pool,
  validators: readonly bigint[],
  after: bigint,
): Promise<StakeSlash[]> {
  const { rows } = await pool.query<{ validator: string; operator: Buffer; height: string; kind: string }>({
    name: 'stake_slashes',
    // The primary key of addresses, that of validators, and index slashes_consensus.
    text: `select k.validator, v.operator, s.seq >> 16 as height, s.kind
      from (
          select key as validator, (select address from addresses where account = key) as operator
          from unnest($1::int8[]) as u (key)
        ) as k
        join validators as v on v.operator = k.operator join slashes as s on s.consensus = v.consensus
      where s.seq >= ($2::int8 + 1) << 16 and s.kind <> 'jailed' and coalesce(s.burned, 1) > 0 order by s.seq`,
    values: [validators, after],
  })
  if (rows.length === 0) return []
  const operators = new Map(
    rows.map(({ validator, operator }) => [validator, encodeAddress('injvaloper', operator)]),
  )
  const events = await listSlashEvents(pool, [...operators.values()])
  return rows.map(({ validator, height, kind }) => {
    const told = events.get(operators.get(validator) ?? '')?.filter((event) => event.height === height) ?? []
    const alike = rows.filter((row) => row.validator === validator && row.height === height)
    // Of two in one block nobody says which is which.
    const fraction = told.length === 1 && alike.length === 1 ? told[0]?.fraction : undefined
    return {
      height: BigInt(height),
      validator: BigInt(validator),
      kind,
      fraction: fraction === undefined ? undefined : BigInt(fraction),
    }
  })
}

async function listSlashEvents(pool: Pool, validators: string[]): Promise<Map<string, SlashEvent[]>> {
  const { rows } = await pool.query<{ validator: string; slashes: SlashEvent[] }>({
    name: 'slash_events',
    text: 'select validator, slashes from validator_rewards where validator = any($1)', // the primary key
    values: [validators],
  })
  return new Map(rows.map(({ validator, slashes }) => [validator, slashes]))
}
