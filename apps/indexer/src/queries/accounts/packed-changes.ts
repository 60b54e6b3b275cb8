import type { Pool, QueryConfig } from 'pg'
import type { Change, Look } from './look-back.ts'

/** `$1` are owners and `$2` heights; a line says which of them it is for, from 1 on, and packs what a block changed. */
type Packed<Thing> = Required<Pick<QueryConfig, 'name' | 'text'>> & {
  unpack: (packed: Buffer) => [name: string, thing: Thing][]
}

/** What blocks changed of owners, for each of the moments. */
export async function readPacked<Thing>(
  pool: Pool,
  looks: Look[],
  { name, text, unpack }: Packed<Thing>,
): Promise<Change<Thing>[][]> {
  const { rows } = await pool.query<{ at: string; owner: string; height: string; packed: Buffer }>({
    name,
    text,
    values: [looks.map(({ owner }) => owner), looks.map(({ height }) => height)],
  })
  const byLook = Map.groupBy(rows, ({ at }) => Number(at) - 1)
  return looks.map((_, at) =>
    (byLook.get(at) ?? []).map((row) => readChange({ ...row, owner: BigInt(row.owner) }, unpack)),
  )
}

export type PackedChange = { owner: bigint; height: string; packed: Buffer }

export function readChange<Thing>(
  { owner, height, packed }: PackedChange,
  unpack: Packed<Thing>['unpack'],
): Change<Thing> {
  let things: Map<string, Thing> | undefined
  return {
    owner,
    height: BigInt(height),
    get things() {
      return (things ??= new Map(unpack(packed)))
    },
  }
}
