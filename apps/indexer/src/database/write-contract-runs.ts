import type { Client } from 'pg'
import { readRun, runEvent } from '#src/handlers/wasmx/runs.ts'
import type { IndexedBlock } from './indexed-block.ts'

type Run = { contract: string; outcome: string; error: string; runs: number; first: bigint; last: bigint }

/** Adds how the runs of registered contracts ended to what is counted of it. */
export async function writeContractRuns(client: Client, all: IndexedBlock[]): Promise<void> {
  const runs = [...sumRuns(all).values()]
  if (runs.length === 0) return
  await client.query({
    name: 'write_contract_runs',
    text: `insert into contract_runs as r (contract, outcome, runs, first_height, last_height, last_error)
      select * from unnest($1::text[], $2::text[], $3::int8[], $4::int8[], $5::int8[], $6::text[])
      on conflict (contract, outcome) do update set runs = r.runs + excluded.runs,
        first_height = least(r.first_height, excluded.first_height),
        last_height = greatest(r.last_height, excluded.last_height),
        last_error = case when excluded.last_height > r.last_height then excluded.last_error else r.last_error end`,
    values: [
      runs.map(({ contract }) => contract),
      runs.map(({ outcome }) => outcome),
      runs.map((run) => run.runs),
      runs.map(({ first }) => first),
      runs.map(({ last }) => last),
      runs.map(({ error }) => error),
    ],
  })
}

function sumRuns(all: IndexedBlock[]): Map<string, Run> {
  const sums = new Map<string, Run>()
  for (const { rows, facts } of all) {
    if (!rows.eventTypes.has(runEvent)) continue
    const { height } = rows.block
    for (const fact of facts()) {
      if (fact.kind !== 'event' || fact.event.type !== runEvent) continue
      const run = attempt(() => readRun(fact.event))
      if (run === undefined) continue // left unread where the state is followed
      const { contract, outcome, error } = run
      const before = sums.get(`${contract} ${outcome}`)
      const [runs, first] = [(before?.runs ?? 0) + 1, before?.first ?? height]
      sums.set(`${contract} ${outcome}`, { contract, outcome, error, runs, first, last: height })
    }
  }
  return sums
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
