/** What a contract says that it runs. */
export type Program = { type: string; version: string }

/** Under this key contracts that keep to CW2 say what they run. */
export const programKey = 'contract_info'

const longest = 120

/**
 * Reads what stands under `programKey`: JSON by CW2. Undefined for anything else.
 *
 * @example readProgram('{"contract":"crates.io:cw20-base","version":"1.1.0"}') // { type: 'crates.io:cw20-base', version: '1.1.0' }
 */
export function readProgram(text: string): Program | undefined {
  try {
    const { contract, version } = (JSON.parse(text) ?? {}) as { contract?: unknown; version?: unknown }
    if (typeof contract !== 'string' || contract === '') return undefined
    return {
      type: contract.slice(0, longest),
      version: typeof version === 'string' ? version.slice(0, longest) : '',
    }
  } catch {
    return undefined
  }
}
