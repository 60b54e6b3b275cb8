import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { readId } from '../read-json.ts'
import { codes } from '../wasm/tables.ts'

/**
 * The code that a contract moves to, and whether it is another one: such a code may change whatever the contract
 * holds, and none of its events has to say so.
 */
export async function readMigration(
  state: State,
  event: ChainEvent,
  before: bigint,
): Promise<{ code_id: bigint; isOther: boolean }> {
  const code_id = readId(event.text('code_id'), 'code id')
  const [from, to] = [await state.find(codes, { code_id: before }), await state.find(codes, { code_id })]
  const isSame = code_id === before || (from !== undefined && to?.checksum.equals(from.checksum) === true)
  return { code_id, isOther: !isSame }
}
