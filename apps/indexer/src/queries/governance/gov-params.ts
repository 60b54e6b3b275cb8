import type { Pool } from 'pg'

type Coin = { denom: string; amount: string }

/** By which votes are counted, as they are now. Fractions are decimal text. */
export type GovRules = {
  quorum: string
  threshold: string
  expeditedThreshold: string
  vetoThreshold: string
  minDeposit: Coin[]
  expeditedMinDeposit: Coin[]
}

export async function findGovRules(pool: Pool): Promise<GovRules | undefined> {
  const { rows } = await pool.query<GovRules>({
    name: 'gov_rules',
    text: `select quorum, threshold, expedited_threshold as "expeditedThreshold",
        veto_threshold as "vetoThreshold", min_deposit as "minDeposit",
        expedited_min_deposit as "expeditedMinDeposit"
      from gov_params`, // one row
  })
  return rows[0]
}
