import { rankBySupply } from '#src/handlers/bank/rank-supply.ts'
import type { State } from '#src/state/state.ts'
import type { Metadata } from './metadata.ts'
import { denomMetadata } from './tables.ts'

export async function putMetadata(state: State, metadata: Metadata): Promise<void> {
  state.put(denomMetadata, metadata)
  await rankBySupply(state, metadata.denom)
}
