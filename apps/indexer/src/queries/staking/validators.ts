import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'

/** A validator by the words of its own messages. */
export type ValidatorRow = {
  /** 20 bytes each. */
  operator: Buffer
  consensus: Buffer
  moniker: string
  identity: string
  website: string
  securityContact: string
  details: string
  /** Fractions of one, as decimal text. */
  commissionRate: string
  commissionMaxRate: string
  commissionMaxChangeRate: string
  /** False for one that the chain has forgotten; true where the index doesn't know. */
  isCurrent: boolean
}

/** When a validator was slashed or jailed, and why: missing_signature, double_sign, jailed, bridge. */
export type ToldSlash = { height: bigint; time: Date | null; kind: string; power: bigint }

/** What the index counted of a consensus address. */
export type ValidatorCounts = { proposed: bigint; signed: bigint; missed: bigint }

export async function listValidators(pool: Pool): Promise<ValidatorRow[]> {
  const { rows } = await pool.query<ValidatorRow>({
    name: 'validators',
    // A few hundred rows, read whole.
    text: `select operator, consensus, moniker, identity, website, security_contact as "securityContact", details,
        commission_rate as "commissionRate", commission_max_rate as "commissionMaxRate",
        commission_max_change_rate as "commissionMaxChangeRate",
        not exists (select from consensus_keys)
          or exists (select from consensus_keys as k where k.consensus = v.consensus) as "isCurrent"
      from validators as v order by operator`,
  })
  return rows
}

/** The counts by consensus address, in lower-case hex. */
export async function listValidatorCounts(pool: Pool): Promise<Map<string, ValidatorCounts>> {
  const { rows } = await pool.query<{ consensus: Buffer } & Record<keyof ValidatorCounts, string>>({
    name: 'validator_counts',
    text: `select consensus, proposed, signed, missed from validator_blocks`, // a few hundred rows, read whole
  })
  return new Map(
    rows.map(({ consensus, proposed, signed, missed }) => [
      consensus.toString('hex'),
      { proposed: BigInt(proposed), signed: BigInt(signed), missed: BigInt(missed) },
    ]),
  )
}

/** As many of one validator are told as anybody reads. */
const slashesTold = 20

/** The newest of each validator, by consensus address in lower-case hex. */
export async function listNewestSlashes(pool: Pool): Promise<Map<string, ToldSlash[]>> {
  const { rows } = await pool.query<{
    consensus: Buffer
    seq: string
    kind: string
    power: string | null
    time: Date | null
  }>({
    name: 'newest_slashes',
    // A few hundred validators; index slashes_consensus.
    text: `select consensus, seq, kind, power, time from validator_blocks as v
      cross join lateral (select seq, kind, power from slashes as s
        where s.consensus = v.consensus order by seq desc limit ${slashesTold}) as s
      left join blocks on height = seq >> 16
      order by consensus, seq desc`,
  })
  const slashes = new Map<string, ToldSlash[]>()
  for (const { consensus, seq, kind, power, time } of rows) {
    const key = consensus.toString('hex')
    const told = { height: heightOf(BigInt(seq)), time, kind, power: BigInt(power ?? 0) }
    slashes.set(key, [...(slashes.get(key) ?? []), told])
  }
  return slashes
}

/** When the newest block was made; undefined for an empty index. */
export async function findNewestTime(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ time: Date }>({
    name: 'newest_time',
    text: `select time from blocks order by height desc limit 1`,
  })
  return rows[0]?.time
}
