import { readRun, runEvent } from '#src/handlers/wasmx/runs.ts'
import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { asRows, encodeRows } from './row-parameters.ts'

type Run = { contract: string; outcome: string; error: string; runs: bigint; first: bigint; last: bigint }

/** Adds how the runs of registered contracts ended to what is counted of it. */
export async function writeContractRuns(to: Sender, all: IndexedBlock[]): Promise<void> {
  const runs = [...sumRuns(all).values()]
  if (runs.length === 0) return
  await to.query({
    name: 'write_contract_runs',
    text: `insert into contract_runs as r (contract, outcome, runs, first_height, last_height, last_error)
      select * from ${asRows(runColumns)}
      on conflict (contract, outcome) do update set runs = r.runs + excluded.runs,
        first_height = least(r.first_height, excluded.first_height),
        last_height = greatest(r.last_height, excluded.last_height),
        last_error = case when excluded.last_height > r.last_height then excluded.last_error else r.last_error end`,
    values: encodeRows(runColumns, runs),
  })
}

const runColumns = {
  contract: 'text',
  outcome: 'text',
  runs: 'int8',
  first: 'int8',
  last: 'int8',
  error: 'text',
} as const

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
      const [runs, first] = [(before?.runs ?? 0n) + 1n, before?.first ?? height]
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
