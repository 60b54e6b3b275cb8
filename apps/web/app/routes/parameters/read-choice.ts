import { invalidInput } from '@injsight/errors'

/** Which module's parameters, and whose history: empty for all. */
export type ParameterChoice = { module: string; name: string }

const longest = 200

/** @throws Fault `invalid-input` */
export function readParameterChoice(query: URLSearchParams): ParameterChoice {
  const read = (field: string) => {
    const text = query.get(field) ?? ''
    if (/^[\w.-]*$/.test(text) && text.length <= longest) return text
    throw invalidInput('page.choice', `"${text.slice(0, 40)}" is no ${field} of the chain`)
  }
  return { module: read('module'), name: read('name') }
}
