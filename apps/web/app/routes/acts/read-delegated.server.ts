import { invalidInput } from '@injsight/errors'

/** A part of a form that has to be there. @throws Fault `invalid-input` */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  if (typeof value === 'string') return value
  throw invalidInput('act.form', `The form has no ${name}`)
}

/** Messages from a list of them as JSON, each as JSON of its own. @throws Fault `invalid-input` */
export function readMessages(form: FormData): string[] {
  try {
    const list: unknown = JSON.parse(textOf(form, 'messages'))
    if (Array.isArray(list) && list.length > 0) return list.map((one) => JSON.stringify(one))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw invalidInput('act.messages', 'The messages are no list of JSON')
}
