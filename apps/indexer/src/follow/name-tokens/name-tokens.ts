import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import { faultOfDatabaseError } from '#src/database/fault-of-error.ts'
import type { Progress } from '../progress.ts'
import { askName } from './ask-name.ts'
import { nameByBank } from './name-by-bank.ts'
import { writeName } from './write-name.ts'

type Naming = { pool: Pool; node: Pick<NodeClient, 'queryAbci'>; progress: Progress; log: Logger }

const pausesMs = { waiting: 1000, idle: 5000, silent: 60_000 }
const atOnce = 20

/**
 * Asks contracts of tokens what these are called, once for each: no log tells it. It waits until the index has caught
 * up, since only then the node knows of every contract that the index does. Of several indexers the one that writes asks.
 */
export function startNaming({ pool, node, progress, log }: Naming): { stop(): Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {}) // woken to stop

  /** Contracts that the node can't be asked about, as long as this program runs. */
  const refused = new Set<string>()

  async function keepNaming(): Promise<void> {
    while (!signal.aborted) {
      if (!progress.caughtUp() || !progress.writes()) await pause(pausesMs.waiting)
      else await pause(pausesMs[await step()])
    }
  }

  async function step(): Promise<keyof typeof pausesMs> {
    try {
      const named = (await nameByBank(pool, node, refused)) + (await nameNext(pool, node, refused))
      if (named > 0) log.debug('tokens named', { named })
      return named >= atOnce ? 'waiting' : 'idle'
    } catch (error) {
      const { code, message } = error instanceof Fault ? error : faultOfDatabaseError(error)
      log.debug('tokens not named', { code, reason: message })
      return 'silent'
    }
  }

  const naming = keepNaming()
  return {
    async stop() {
      ending.abort()
      await naming
    },
  }
}

/**
 * @param refused contracts that are left out, to which those are added that the node refuses
 * @returns how many were asked about
 * @throws Fault `unavailable` when the node or the database is
 */
export async function nameNext(
  pool: Pool,
  node: Pick<NodeClient, 'queryAbci'>,
  refused: Set<string>,
): Promise<number> {
  const { rows } = await pool.query<{ contract: string; address: Buffer; head: string }>({
    name: 'unnamed_tokens',
    // Index evm_tokens_since: as many are read as are named.
    text: `select t.contract, a.address, s.head from evm_tokens as t join addresses as a on a.account = t.contract
        cross join chain_state as s
      where not exists (select from evm_token_names as n where n.contract = t.contract)
        and t.contract <> all($2::int8[])
      order by t.since desc, t.contract limit $1`,
    values: [atOnce, [...refused]],
  })
  for (const { contract, address, head } of rows) {
    try {
      await writeName(pool, contract, head, await askName(node, address))
    } catch (error) {
      if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
      refused.add(contract)
    }
  }
  return rows.length
}
