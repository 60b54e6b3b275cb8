import type { Pool } from 'pg'

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
