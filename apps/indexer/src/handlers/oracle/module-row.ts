import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { oracleModule } from './tables.ts'

type Row = StateRow<typeof oracleModule>

export async function findModule(state: State): Promise<Row> {
  const row = await state.find(oracleModule, { id: 1 })
  if (row === undefined) throw badChainData('oracle.unknown', 'The state of the oracle module is unknown')
  return row
}

export async function changeModule(state: State, values: Partial<Row>): Promise<void> {
  state.put(oracleModule, { ...(await findModule(state)), ...values })
}
