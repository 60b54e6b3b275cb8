import type { Client } from 'pg'
import { stateModules } from '#src/handlers/modules.ts'
import { createState } from '#src/state/state.ts'

/** The accounts and denoms that a genesis names: its state is read and thrown away. */
export async function readGenesisNames(client: Client, genesis: Record<string, unknown>) {
  const state = createState(client)
  for (const { name, fromGenesis } of stateModules) await fromGenesis?.(state, genesis[name], genesis)
  return state.takeNotes()
}
