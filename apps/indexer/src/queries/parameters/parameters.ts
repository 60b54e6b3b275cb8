import type { Pool } from 'pg'
import { toSequence } from '#src/decode/values/keys.ts'

const afterAll = 2n ** 63n - 1n

export type ParameterRow = { module: string; name: string; value: unknown; since: string }

/** All of them: a chain has some hundred. */
export async function listParameters(pool: Pool): Promise<ParameterRow[]> {
  const { rows } = await pool.query<ParameterRow>({
    name: 'parameters',
    text: 'select module, name, value, since from parameters order by module, name',
  })
  return rows
}

export type ParameterChangeRow = {
  seq: string
  module: string
  name: string
  /** null where nothing was known of it. */
  before: unknown
  after: unknown
  /** 0 for none. */
  proposal: string
}

export type ChangePlace = { seq: bigint; module: string; name: string }
export type ChangesPage = {
  /** Empty for all. */
  module: string
  name: string
  /** Older than this one; undefined for the newest. */
  before: ChangePlace | undefined
  limit: number
}

/** What was changed, the newest first. */
export async function listParameterChanges(
  pool: Pool,
  { module, name, before, limit }: ChangesPage,
): Promise<ParameterChangeRow[]> {
  const { rows } = await pool.query<ParameterChangeRow>({
    name: 'parameter_changes',
    // The primary key backwards: a chain has some hundred of them.
    text: `select seq, module, name, before, after, proposal from parameter_changes
      where ($1::text = '' or module = $1) and ($2::text = '' or name = $2)
        and (seq, module, name) < (coalesce($3, 9223372036854775807::int8), coalesce($4, ''), coalesce($5, ''))
      order by seq desc, module desc, name desc limit $6`,
    values: [module, name, before?.seq ?? null, before?.module ?? null, before?.name ?? null, limit],
  })
  return rows
}

/**
 * A module's parameters as they were before a block changed any of them; undefined for how they are now. What isn't
 * known is left out.
 */
export async function findParametersBefore(
  pool: Pool,
  module: string,
  height: bigint | undefined,
): Promise<Map<string, unknown>> {
  const { rows } = await pool.query<{ name: string; value: unknown }>({
    name: 'parameters_before',
    // The primary key, and of each parameter its first change from there on, by the index of its history.
    text: `select p.name, case when c.seq is null then p.value else c.before end as value from parameters as p
      left join lateral (
        select seq, before from parameter_changes where module = $1 and name = p.name and seq >= $2
        order by seq limit 1
      ) as c on true
      where p.module = $1`,
    values: [module, height === undefined ? afterAll : toSequence(height, 0)],
  })
  return new Map(rows.filter(({ value }) => value !== null).map(({ name, value }) => [name, value]))
}
