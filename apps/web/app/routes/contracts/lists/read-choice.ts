import { invalidInput, notFound } from '@injsight/errors'
import type { ContractChoice } from '../../../sources/wasm/contracts.server.ts'

/** The lists of contracts and codes: each stands at a path of its own. */
export const listNames = ['contracts', 'evm', 'code', 'registered'] as const

export type ListName = (typeof listNames)[number]

/** Path of a list, without a language. */
export function pathOfList(name: ListName): string {
  return name === 'contracts' ? '/smart-contracts/' : `/smart-contracts/${name}/`
}

/** @throws Fault `not-found` for what is no list */
export function readList(text: string | undefined): ListName {
  const name = listNames.find((one) => one === (text ?? 'contracts'))
  if (name !== undefined && text !== 'contracts') return name
  throw notFound('page', `Page not found: /smart-contracts/${text}/`)
}

const longestText = 100

/** @throws Fault `invalid-input` */
export function readContractChoice(query: URLSearchParams): ContractChoice {
  const [kind, code] = [query.get('kind') ?? '', query.get('code') ?? '']
  if (!['', 'tokens'].includes(kind))
    throw invalidInput('page.choice', `"${kind.slice(0, 40)}" is no kind of contracts: tokens is`)
  if (!/^\d{0,18}$/.test(code)) throw invalidInput('page.choice', `"${code.slice(0, 40)}" is no id of a code`)
  return { tokens: kind === 'tokens', code, text: (query.get('q') ?? '').trim().slice(0, longestText) }
}

/** The choice as part of an address; nothing for what is usual. */
export function queryOfChoice({ tokens, code, text }: ContractChoice): Record<string, string> {
  return { kind: tokens ? 'tokens' : '', code, q: text }
}
