import type { State } from '#src/state/state.ts'
import { onEvent, type BlockContext } from '../module.ts'
import { readAddress, readText } from '../read-json.ts'
import { changeRegistered } from './registrations.ts'
import { contractRuns } from './tables.ts'

const longest = 300

export const runEvents = [
  onEvent('injective.wasmx.v1.EventContractExecution', async (event, state, { block }) => {
    const contract = readAddress(event.json('contract_address'))
    // Before 1.13 there was one error, later one of the contract and one of what stands around it.
    const errors = ['execution_error', 'other_error', 'error']
      .filter((key) => event.find(key) !== undefined)
      .map((key) => readText(event.json(key), 'error'))
    await countRun(state, contract, errors.filter((one) => one !== '').join('; '), block)
    if (errors.some(isLastRun)) await changeRegistered(state, contract, { is_executable: false })
  }),
]

/** The chain no longer runs a contract that can't pay, or that takes more gas than it may. */
function isLastRun(error: string): boolean {
  return /(^|: )(out of gas|not possible to deduct gas fees)$/.test(error)
}

/** One row for each kind of outcome, however often it comes; numbers in an error don't make it another kind. */
async function countRun(
  state: State,
  contract: string,
  error: string,
  { height }: BlockContext,
): Promise<void> {
  const outcome = error.slice(0, longest).replaceAll(/\d+/g, '#')
  const before = await state.find(contractRuns, { contract, outcome })
  state.put(contractRuns, {
    contract,
    outcome,
    runs: (before?.runs ?? 0n) + 1n,
    first_height: before?.first_height ?? height,
    last_height: height,
    last_error: error,
  })
}
