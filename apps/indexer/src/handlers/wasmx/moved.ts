import type { State } from '#src/state/state.ts'
import { onEvent } from '../module.ts'
import { readId } from '../read-json.ts'
import { registeredContracts, wasmxParams } from './tables.ts'

type Moved = Record<string, string>

/** A contract that is registered with its code, and moves to another, is dropped when the chain next runs it. */
export const movedEvents = [
  onEvent('migrate', async (event, state) => {
    const contract = event.text('_contract_address')
    const registered = await state.find(registeredContracts, { contract })
    const params = await state.find(wasmxParams, { id: 1 })
    if (registered === undefined || registered.code_id === 0n || params === undefined) return
    const { [contract]: _, ...others } = params.moved as Moved
    const code = readId(event.text('code_id'), 'code id')
    const moved = isAway(registered, code) ? { ...others, [contract]: code.toString() } : others
    state.put(wasmxParams, { ...params, moved })
  }),
]

/** Before a block's contracts are run. */
export async function dropMoved(state: State): Promise<void> {
  const params = await state.find(wasmxParams, { id: 1 })
  if (params === undefined || !params.is_execution_enabled) return
  const moved = params.moved as Moved
  const left: Moved = {}
  for (const [contract, code] of Object.entries(moved)) {
    const registered = await state.find(registeredContracts, { contract })
    // It may have been registered anew, with the code that it has now.
    if (registered === undefined || !isAway(registered, BigInt(code))) continue
    const isRun = registered.is_executable && registered.gas_price >= params.min_gas_price
    if (isRun) state.remove(registeredContracts, { contract })
    else left[contract] = code
  }
  if (Object.keys(left).length < Object.keys(moved).length) {
    state.put(wasmxParams, { ...params, moved: left })
  }
}

function isAway({ code_id }: { code_id: bigint }, code: bigint): boolean {
  return code_id !== 0n && code_id !== code
}
