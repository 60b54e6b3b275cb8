/** The parts of a contract's page: each stands at an address of its own, the overview has something of all. */
export const evmParts = [
  'overview',
  'action',
  'action/execute',
  'source',
  'transactions',
  'logs',
  'state',
] as const

/** Those of a contract of CosmWasm. */
export const wasmParts = [
  'overview',
  'action',
  'action/execute',
  'transactions',
  'events',
  'history',
  'balances',
  'cw20balances',
  'token-holders',
  'transfers',
  'allowances',
  'init',
  'state',
] as const

export type EvmPart = (typeof evmParts)[number]
export type WasmPart = (typeof wasmParts)[number]

/** Its path below the contract's, without a slash before it. */
export function pathOfPart(part: EvmPart | WasmPart): string {
  return part === 'overview' ? '' : `${part}/`
}

/** The part that an address below a contract's names; undefined for none. */
export function readPart<Part extends EvmPart | WasmPart>(
  parts: readonly Part[],
  names: readonly (string | undefined)[],
): Part | undefined {
  const path = names.flatMap((name) => (name === undefined ? [] : [`${name}/`])).join('')
  return parts.find((part) => pathOfPart(part) === path)
}
