import type { Module } from '../module.ts'
import { codeEvents, codeMessages } from './codes.ts'
import { contractEvents } from './contracts.ts'
import { exactEvents, exactMessages } from './exact-messages.ts'
import { readGenesis } from './from-genesis.ts'
import { askNode } from './from-node.ts'
import { callEvents, callMessages, deedEvents } from './history.ts'
import { paramMessages } from './params.ts'
import { codes, contractCalls, contractHistory, contracts, wasmDeeds, wasmParams } from './tables.ts'

/** Codes and contracts as the chain keeps them, and who called which. */
export const wasm: Module = {
  name: 'wasm',
  state: {
    tables: [codes, contracts, contractHistory, wasmParams],
    events: [...codeEvents, ...contractEvents, ...exactEvents],
    messages: [...codeMessages, ...exactMessages, ...paramMessages],
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
  history: {
    tables: [contractCalls, wasmDeeds],
    events: [...callEvents, ...deedEvents],
    messages: callMessages,
  },
}
