import type { Client } from 'pg'
import { historyModules } from '#src/handlers/modules.ts'
import { createHistory } from '#src/state/history.ts'
import { inBatch } from './batch.ts'
import { copyHistory } from './copy-history.ts'

/**
 * Writes what was there before the first block of a chain, where history would not be whole without it.
 *
 * @param height before the first
 */
export async function writeGenesisHistory(
  client: Client,
  genesis: Record<string, unknown>,
  height: bigint,
): Promise<void> {
  // Whom a genesis names is noted with its state.
  const history = createHistory(() => {})
  for (const { fromGenesis } of historyModules) fromGenesis?.(history, genesis, height)
  await inBatch(client, (batch) => batch.copy(copyHistory(history)))
}
