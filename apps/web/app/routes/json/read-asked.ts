import { invalidInput, type Fault } from '@injsight/errors'
import { readRows } from '../../rows.server.ts'

/** How many lines of a list are asked for. @throws Fault `invalid-input` */
export function limitOf(query: URLSearchParams): string {
  return String(readRows(query))
}

/** What a page says beside its field. */
export function noAccount(text: string): Fault {
  return invalidInput('json.account', `"${text.slice(0, 80)}" is not an account`)
}
