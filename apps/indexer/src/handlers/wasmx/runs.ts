import type { ChainEvent } from '#src/decode/chain-event.ts'
import { onEvent } from '../module.ts'
import { readInjAddress, readText } from '../read-json.ts'
import { changeRegistered } from './registrations.ts'

/** The chain tells it in every block, of every contract that it runs. */
export const runEvent = 'injective.wasmx.v1.EventContractExecution'

const longest = 300

export const runEvents = [
  onEvent(runEvent, async (event, state) => {
    const { contract, errors } = readRun(event)
    if (errors.some(isLastRun)) await changeRegistered(state, contract, { is_executable: false })
  }),
]

/**
 * How a run ended. One outcome for each kind of it, however often it comes: numbers in an error don't make it another
 * kind.
 */
export function readRun(event: ChainEvent) {
  const contract = readInjAddress(event.json('contract_address'))
  // Before 1.13 there was one error, later one of the contract and one of what stands around it.
  const errors = ['execution_error', 'other_error', 'error']
    .filter((key) => event.find(key) !== undefined)
    .map((key) => readText(event.json(key), 'error'))
    .filter((error) => error !== '')
  const error = errors.join('; ')
  return { contract, errors, error, outcome: error.slice(0, longest).toWellFormed().replaceAll(/\d+/g, '#') }
}

/** The chain no longer runs a contract that can't pay, or that takes more gas than it may. */
function isLastRun(error: string): boolean {
  return /(^|: )(out of gas|not possible to deduct gas fees)$/.test(error)
}
