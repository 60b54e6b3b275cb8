import type { Module } from '../module.ts'
import { dropMoved, movedEvents } from './moved.ts'
import { askNode, paramMessages, readGenesis } from './params.ts'
import { registrationEvents, registrationMessages } from './registrations.ts'
import { runEvents } from './runs.ts'
import { registeredContracts, wasmxParams } from './tables.ts'

/** Contracts that the chain runs by itself at the beginning of each block. How that ends is counted: see runs.ts. */
export const wasmx: Module = {
  name: 'wasmx',
  state: {
    tables: [registeredContracts, wasmxParams],
    events: [...registrationEvents, ...runEvents, ...movedEvents],
    messages: [...registrationMessages, ...paramMessages],
    beginBlock: dropMoved,
    fromGenesis: (state, _, whole) => readGenesis(state, whole),
    fromNode: askNode,
  },
}
