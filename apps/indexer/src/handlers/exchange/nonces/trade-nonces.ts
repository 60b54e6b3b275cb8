import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { Subaccount } from '../read-values.ts'

/** How many orders a subaccount has placed or tried to: an order's hash is made with it. */
export const nonces = stateTable('trade_nonces', { subaccount: 'bytes' }, { nonce: 'int8' })

export async function countOrder(state: State, { id: subaccount }: Subaccount): Promise<void> {
  const before = await state.find(nonces, { subaccount })
  state.put(nonces, { subaccount, nonce: (before?.nonce ?? 0n) + 1n })
}
