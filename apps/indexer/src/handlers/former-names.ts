import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { Module } from './module.ts'

/**
 * What things were called until a block changed it: by these and the names of now one knows what they were called at
 * any height that the index has followed. Names that nobody changed have no row.
 */
export const formerNames = stateTable(
  'former_names',
  {
    thing: 'text', // market, token, validator
    id: 'text', // of a market, a denom, an operator's 20 bytes in hex
    until: 'int8', // height of the block after which it was called otherwise
  },
  {
    name: 'text',
    symbol: 'text', // the ticker of a market; empty of a validator
    decimals: 'int4?', // of a token
  },
)

/** No module of the chain keeps them: those that rename note them here. */
export const formerNamesModule: Module = {
  name: 'former-names',
  // Whatever an index begins with, nothing has been renamed since.
  state: { tables: [formerNames], fromNode: () => Promise.resolve() },
}

type Thing = { thing: 'market' | 'token' | 'validator'; id: string; height: bigint }
type Called = { name: string; symbol: string; decimals: number | null }

/** Keeps what a thing was called before a block, where that isn't what it is called after it. */
export async function noteRename(
  state: State,
  { thing, id, height }: Thing,
  before: Called,
  now: Called,
): Promise<void> {
  const isSame = before.name === now.name && before.symbol === now.symbol && before.decimals === now.decimals
  if (isSame) return
  const key = { thing, id, until: height }
  // What it was called between two changes of one block nobody saw.
  if ((await state.find(formerNames, key)) === undefined) state.put(formerNames, { ...key, ...before })
}
