import type { ChainEvent } from '#src/decode/chain-event.ts'

// What the chain adds to what a contract says.
const added = new Set(['_contract_address', 'msg_index', 'authz_msg_index', 'mode'])

/** What a contract says in a `wasm` event; undefined when it says something twice. */
export function readSaid({ attributes }: ChainEvent): Map<string, string> | undefined {
  const said = new Map<string, string>()
  for (const { key, value } of attributes) {
    if (added.has(key)) continue
    if (said.has(key)) return undefined
    said.set(key, value ?? '')
  }
  return said
}
