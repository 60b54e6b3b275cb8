import { readOne } from '../../read-query.ts'

export const states = ['bonded', 'unbonding', 'unbonded', 'jailed'] as const
export const sorts = ['power', 'commission', 'uptime', 'delegators', 'name'] as const

/** Which validators are wanted, in which order; an empty state for all. */
export type ValidatorChoice = { state: (typeof states)[number] | ''; sort: (typeof sorts)[number] }

/** @throws Fault `invalid-input` */
export function readValidatorChoice(query: URLSearchParams): ValidatorChoice {
  return {
    state: readOne(query, 'state', states),
    sort: readOne(query, 'sort', sorts) || sorts[0],
  }
}

/** The choice as part of an address; nothing for what is usual. */
export function queryOfValidators({ state, sort }: ValidatorChoice): Record<string, string> {
  return { state, sort: sort === sorts[0] ? '' : sort }
}
