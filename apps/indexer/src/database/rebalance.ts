import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { unavailable } from '@injsight/errors'

export type Moves = { done: number; all: number }

const pauseMs = 500

/**
 * Gives each worker of a cluster its share of what is distributed, and waits until it has. The cluster moves by itself: one
 * that is under way already is waited for.
 *
 * @param onMoved told whenever one more part has been moved
 * @throws Fault `unavailable` when the cluster gives it up
 */
export async function rebalance(client: Client, onMoved: (moves: Moves) => void): Promise<void> {
  const id = (await findMoving(client)) ?? (await startMoving(client))
  if (id === undefined) return
  for (let told = 0; ; await sleep(pauseMs)) {
    const { rows } = await client.query<{ state: string; done: number; all: number; said: string | null }>(
      `select state::text, count(t.*) filter (where t.status = 'done')::int as done, count(t.*)::int as all,
          string_agg(t.message, '; ') filter (where t.status = 'error') as said
        from pg_dist_background_job as j left join pg_dist_background_task as t using (job_id)
        where j.job_id = $1 group by j.job_id, state`,
      [id],
    )
    const [job] = rows
    if (job === undefined) return
    const { state, done, all, said } = job
    if (done > told) onMoved({ done, all })
    told = done
    if (state === 'finished') return
    if (state === 'failed' || state === 'cancelled') {
      const words = `The cluster has ${state} to move its parts: ${said ?? 'see citus_rebalance_status()'}`
      throw unavailable('cluster.rebalance', words, { state })
    }
  }
}

async function findMoving(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select job_id as id from pg_dist_background_job where state in ('scheduled', 'running', 'failing', 'cancelling')
      order by job_id desc limit 1`,
  )
  return rows[0]?.id
}

/** @returns undefined where each has its share already */
async function startMoving(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string | null }>('select citus_rebalance_start() as id')
  return rows[0]?.id ?? undefined
}
