import type { Client } from 'pg'

/** Where the index has the state of a module from: the chain's genesis, a node's answers, or nowhere. */
export type ModuleSource = {
  module: string
  source: 'genesis' | 'node' | 'none'
  /** The state is known from the end of this block on. */
  height: bigint
  /** Why it isn't known. */
  why: string
}

/** Modules whose state is known, and so is moved on block by block. */
export async function readKnownModules(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ module: string }>({
    name: 'known_modules',
    text: `select module from module_sources where source <> 'none'`, // one row for each module
  })
  return new Set(rows.map(({ module }) => module))
}

export async function writeModuleSources(client: Client, sources: ModuleSource[]): Promise<void> {
  await client.query(
    `insert into module_sources (module, source, height, why)
      select * from unnest($1::text[], $2::text[], $3::int8[], $4::text[])`,
    [
      sources.map(({ module }) => module),
      sources.map(({ source }) => source),
      sources.map(({ height }) => height),
      sources.map(({ why }) => why),
    ],
  )
}
