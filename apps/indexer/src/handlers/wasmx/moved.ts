import type { State } from '#src/state/state.ts'
import { onEvent, type BlockContext } from '../module.ts'
import { readId } from '../read-json.ts'
import { registeredContracts, wasmxParams } from './tables.ts'

type Moved = Record<string, string>

/** A contract that is registered with its code, and moves to another, is dropped when the chain next runs it. */
export const movedEvents = [
  onEvent('migrate', async (event, state, { block }) => {
    const contract = event.text('_contract_address')
    const registered = await state.find(registeredContracts, { contract })
    const params = await state.find(wasmxParams, { id: 1 })
    if (registered === undefined || registered.code_id === 0n || params === undefined) return
    const { [contract]: _, ...others } = params.moved as Moved
    const isAway = readId(event.text('code_id'), 'code id') !== registered.code_id
    const moved = isAway ? { ...others, [contract]: block.height.toString() } : others
    state.put(wasmxParams, { ...params, moved })
  }),
]

export async function dropMoved(state: State, { height }: BlockContext): Promise<void> {
  const params = await state.find(wasmxParams, { id: 1 })
  if (params === undefined || !params.is_execution_enabled) return
  const moved = params.moved as Moved
  const left: Moved = {}
  for (const [contract, since] of Object.entries(moved)) {
    const registered = await state.find(registeredContracts, { contract })
    if (registered === undefined) continue
    const isRun = registered.is_executable && registered.gas_price >= params.min_gas_price
    if (isRun && BigInt(since) < height) state.remove(registeredContracts, { contract })
    else left[contract] = since
  }
  if (Object.keys(left).length < Object.keys(moved).length) {
    state.put(wasmxParams, { ...params, moved: left })
  }
}
