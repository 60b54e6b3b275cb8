import { invalidInput } from '@injsight/errors'

/** What a list of transactions is narrowed to; empty for all. */
export type Narrowing = {
  status: '' | 'success' | 'failed'
  /** A module of the chain whose messages it must have. */
  module: '' | (typeof modules)[number]
}

export const statuses = ['success', 'failed'] as const

/** Modules of the chain by which transactions can be narrowed; an address calls them kinds. */
export const modules = [
  'bank',
  'exchange',
  'staking',
  'distribution',
  'gov',
  'wasm',
  'evm',
  'ibc',
  'peggy',
  'authz',
] as const

/**
 * What a list is narrowed to, from the address of its page: `status` and `kind`.
 *
 * @throws invalid-input for what is no status or no kind
 */
export function readNarrowing(given: URLSearchParams): Narrowing {
  const status = given.get('status') ?? ''
  const module = given.get('kind') ?? ''
  if (!isOneOf(status, statuses)) {
    throw invalidInput('filter.status', `"${status.slice(0, 40)}" is not a status: success or failed is`)
  }
  if (!isOneOf(module, modules)) {
    throw invalidInput(
      'filter.kind',
      `"${module.slice(0, 40)}" is not a kind of transactions: ${modules.join(', ')} are`,
    )
  }
  return { status, module }
}

function isOneOf<Name extends string>(text: string, names: readonly Name[]): text is Name | '' {
  return text === '' || names.some((name) => name === text)
}
