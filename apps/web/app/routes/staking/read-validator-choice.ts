import { invalidInput } from '@injsight/errors'

export const states = ['bonded', 'unbonding', 'unbonded', 'jailed'] as const
export const sorts = ['power', 'commission', 'uptime', 'delegators', 'name'] as const

/** Which validators are wanted, in which order; an empty state for all. */
export type ValidatorChoice = { state: (typeof states)[number] | ''; sort: (typeof sorts)[number] }

/** @throws Fault `invalid-input` */
export function readValidatorChoice(query: URLSearchParams): ValidatorChoice {
  return {
    state: readOne(query, 'state', states) ?? '',
    sort: readOne(query, 'sort', sorts) ?? sorts[0],
  }
}

function readOne<One extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly One[],
): One | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const found = choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw invalidInput('page.choice', `"${text.slice(0, 40)}" is no ${name}: ${choices.join(', ')} are`)
}

/** The choice as part of an address; nothing for what is usual. */
export function queryOfValidators({ state, sort }: ValidatorChoice): Record<string, string> {
  return { state, sort: sort === sorts[0] ? '' : sort }
}
