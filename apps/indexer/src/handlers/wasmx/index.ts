import type { Module } from '../module.ts'
import { dropMoved, movedEvents } from './moved.ts'
import { askNode, paramMessages, readGenesis } from './params.ts'
import { registrationEvents, registrationMessages } from './registrations.ts'
import { runEvents } from './runs.ts'
import { contractRuns, registeredContracts, wasmxParams } from './tables.ts'

/** Contracts that the chain runs by itself at the beginning of each block, and how that ends. */
export const wasmx: Module = {
  name: 'wasmx',
  state: {
    tables: [registeredContracts, wasmxParams, contractRuns],
    events: [...registrationEvents, ...runEvents, ...movedEvents],
    messages: [...registrationMessages, ...paramMessages],
    endBlock: dropMoved,
    fromGenesis: (state, _, whole) => readGenesis(state, whole),
    fromNode: askNode,
  },
}
