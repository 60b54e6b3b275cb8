import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** A pair of a denom and a contract, as long as it lasted. */
export type FaceRow = {
  denom: string
  /** null when only the end of the pair is in the index. */
  contract: Buffer | null
  /** Sequence of what made it; null when that was before the index begins. */
  begin: bigint | null
  /** Sequence of what ended it; null while it lasts. */
  end: bigint | null
}

type Change = { seq: string; denom: string; contract: string | null; address: Buffer | null }

/** The pairs that some denoms were a part of, the newest first. */
export async function listFacesOfDenoms(pool: Pool, denoms: string[]): Promise<FaceRow[]> {
  if (denoms.length === 0) return []
  const [changes, now] = await Promise.all([
    pool.query<Change>({
      name: 'pair_changes_of_denoms',
      // Index erc20_pair_changes_denom, once for each denom; the primary key of addresses.
      text: `select p.seq, k.denom, p.contract, (select address from addresses where account = p.contract) as address
        from unnest($1::text[]) as k (denom) cross join lateral (
          select seq, place, contract from erc20_pair_changes where denom = k.denom offset 0
        ) as p order by p.seq, p.place`,
      values: [denoms],
    }),
    findContractsOf(pool, denoms),
  ])
  return denoms
    .flatMap((denom) =>
      toFaces(
        denom,
        changes.rows.filter((row) => row.denom === denom),
        now.get(denom),
      ).toReversed(),
    )
    .toSorted((a, b) => Number((b.begin ?? -1n) - (a.begin ?? -1n)))
}

/** The contracts that some denoms are a pair of now, by denom. */
export async function findContractsOf(pool: Pool, denoms: string[]): Promise<Map<string, Buffer>> {
  if (denoms.length === 0) return new Map()
  const { rows } = await pool.query<{ denom: string; address: Buffer }>({
    name: 'faces_of_denoms',
    // Index evm_faces_denom, and for each pair the primary key of addresses.
    text: `select denom, (select address from addresses where account = contract) as address from evm_faces
      where denom = any($1)`,
    values: [denoms],
  })
  return new Map(rows.map(({ denom, address }) => [denom, address]))
}

/** The denoms that a contract was ever a pair of. */
export async function listDenomsOf(pool: Pool, contract: Uint8Array): Promise<string[]> {
  const { rows } = await pool.query<{ denom: string }>({
    name: 'denoms_of_contract',
    // Index erc20_pair_changes_contract, the primary key of evm_faces.
    text: `select denom from erc20_pair_changes where contract = $1
      union all select denom from evm_faces where contract = $1`,
    values: [accountKey(contract)],
  })
  return [...new Set(rows.map(({ denom }) => denom))]
}

/** What changes tell, oldest first, with what stands now: that may have been so since before the index begins. */
function toFaces(denom: string, changes: Change[], now: Buffer | undefined): FaceRow[] {
  const faces: FaceRow[] = []
  for (const { seq, address } of changes) {
    const sequence = BigInt(seq)
    const last = faces.at(-1)
    if (last?.end === null) last.end = sequence
    else if (address === null) faces.push({ denom, contract: null, begin: null, end: sequence })
    if (address !== null) faces.push({ denom, contract: address, begin: sequence, end: null })
  }
  if (now !== undefined && changes.length === 0) faces.push({ denom, contract: now, begin: null, end: null })
  return faces
}
